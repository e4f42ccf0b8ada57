/** The first letters of the words of a name, at most two, in capitals; '' for an empty name (product §2.recipes, §9). */
export function initials(name: string): string {
  const words = name.toLocaleUpperCase().split(/\s+/).filter(Boolean)
  return words.slice(0, 2).map(firstOf).join('')
}

/** Made for the first name that has more than ASCII in it, so that no first paint waits for it. */
let segmenter: Intl.Segmenter | undefined

/** The first letter as people see it, of one code point or of several. */
function firstOf(word: string): string {
  if (/^[ -~]+$/.test(word)) return word.charAt(0)
  segmenter ??= new Intl.Segmenter()
  return segmenter.segment(word).containing(0)?.segment ?? ''
}
