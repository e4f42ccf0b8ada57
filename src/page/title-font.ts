/**
 * The serif of the titles, a subset of Source Serif 4. It comes with the worker's files and is used from the
 * second visit on, when it is on the device already: a first screen never fetches it. Until then the
 * platform's serif stands for it. early-title-font.js begins to read it before anything is painted, so that it
 * is there when the first title is or not at all on this page, and no text changes its shape, or its
 * place, while somebody reads.
 *
 * Its optical size is 28: titles of 18 px are as clear as those of 36 px are narrow. Both files are made of
 * the two "opsz" files of @fontsource-variable/source-serif-4 by fonttools: `varLib.instancer opsz=28` with
 * `wght=400:600` (italic: `wght=450`), then `subset` with the letters, layout features and the table BASE
 * of what stands there now.
 */

/** Reading it from the device takes a tenth of it; meanwhile the mirror is opened anyway. */
const LONGEST_WAIT_MS = 250

/** Awaited once, before the first render. At once where no font is read. */
export async function titleFont(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
  await Promise.race([document.fonts.ready, late])
}
