/**
 * The serif of the titles, a subset of Source Serif 4. It comes with the worker's files and is used from the
 * second visit on, when it is on the device already: a first screen never fetches it. Until then the
 * platform's serif stands for it. It is there when the first title is drawn or not at all on this page,
 * so no text changes its shape, or its place, while somebody reads.
 */
import italic from './fonts/titles-italic.woff2'
import upright from './fonts/titles.woff2'

/** Reading both from the device takes a tenth of it; meanwhile the mirror is opened anyway. */
const LONGEST_WAIT_MS = 250

/** Reads the font where it costs nothing. Awaited once, before the first render. */
export async function prepareTitleFont(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return
  const faces = [
    new FontFace('nomnom Serif', `url(${upright})`, { weight: '400 600' }),
    new FontFace('nomnom Serif', `url(${italic})`, { weight: '400 600', style: 'italic' }),
  ]
  const read = Promise.all(faces.map((face) => face.load()))
  const late = new Promise<[]>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, []))
  // Safe: without it titles have the platform's serif.
  for (const face of await Promise.race([read, late]).catch(() => [])) document.fonts.add(face)
}
