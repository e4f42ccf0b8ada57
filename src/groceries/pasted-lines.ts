/** Lines of a text that becomes items. */

/** What is pasted along and nobody sees. */
const CONTROLS = /\p{Cc}+/gu

/**
 * The lines in which something stands; '↵' ends one where a field has a single line. Half a character,
 * which a paste may bring, becomes one that can be saved.
 */
export function linesOf(text: string): string[] {
  return text
    .toWellFormed()
    .split(/[\n-\r\u2028\u2029↵]/)
    .map((line) => line.replace(CONTROLS, ' ').trim())
    .filter((line) => line !== '')
}

/** '- [ ] rice', '1. rice', '• rice': what a list from elsewhere counts or ticks its lines with. */
const MARK = /^(?:(?:[-–—*•●▪◦‣□☐☑✓✔▢]|\[[ xX]?\]|\d{1,2}[.)])\s+)+(?=\S)/u

/** The same without the marks of the list that they were copied from. */
export function pastedLines(text: string): string[] {
  return linesOf(text).map((line) => line.replace(MARK, ''))
}

/** The lines in which something stands, as they stand in one line. */
export function joined(...lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join(' ↵ ')
}
