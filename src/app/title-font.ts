/**
 * The serif of the titles, a subset of Source Serif 4. It comes with the worker's files and is used from the
 * second visit on, when it is on the device already: a first screen never waits for it and no text
 * changes its shape while somebody reads. Until then the platform's serif stands for it.
 */
import italic from './fonts/titles-italic.woff2'
import upright from './fonts/titles.woff2'

/** Asks for the font where it costs nothing. Call it before the first render. */
export function prepareTitleFont(): void {
  if (!navigator.serviceWorker?.controller) return
  // optional: what is not there within a blink is not used on this page any more.
  const how = { display: 'optional', weight: '400 600' } as const
  for (const face of [
    new FontFace('nomnom Serif', `url(${upright})`, how),
    new FontFace('nomnom Serif', `url(${italic})`, { ...how, style: 'italic' }),
  ]) {
    document.fonts.add(face)
  }
}
