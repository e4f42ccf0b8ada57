/** Whether two words are the same one in singular and plural, in any of the languages of lists. */

/** Endings of one word in singular and plural, in the languages of lists. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ...['s', 'es', 'n', 'en', 'er', 'x', 'e', 'i', 'y', 'ar', 'or', 'ne', 'je'].map(
    (end) => ['', end] as const,
  ),
  // berry, loaf, knife
  ['y', 'ies'],
  ['f', 'ves'],
  ['fe', 'ves'],
  // pomodoro, cipolla, limone
  ['o', 'i'],
  ['a', 'e'],
  ['e', 'i'],
  // flicka, bulle
  ['a', 'or'],
  ['e', 'ar'],
  ['e', 'er'],
  // cebula, malina, ogórek
  ['a', 'i'],
  ['a', 'y'],
  ['ek', 'ki'],
]
/** Words with a shorter stem are often two things: 'pea' and 'pear', 'pan' and 'pane'. */
const SHORTEST_STEM = 4
/** Endings that only plurals have may follow a shorter stem: 'eggs', 'loaves'. */
const SHORTEST_OF_PLURAL = 3
const PLURALS = new Set(['s', 'ves'])
const LONGEST_ENDING = 3

/** Forms of one word that the rules miss: too short, or too irregular. */
const ONE_WORD = [
  ['ei', 'eier', 'eieren'],
  ['uovo', 'uova'],
  ['jajko', 'jajka', 'jajek'],
  ['ui', 'uien'],
]
/** Two words that the rules would take for one. */
const TWO_WORDS = [
  ['corn', 'corner'],
  ['pasta', 'paste'],
]

/** True for a word and itself, and for its singular and plural; words are folded (fold.ts). */
export function isOneWord(a: string, b: string): boolean {
  if (a === b) return true
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > LONGEST_ENDING) return false
  const isPair = (words: readonly string[]) => words.includes(a) && words.includes(b)
  if (ONE_WORD.some(isPair)) return true
  if (TWO_WORDS.some(isPair)) return false
  return ENDINGS.some(([one, many]) => isForm(a, b, [one, many]) || isForm(b, a, [one, many]))
}

function isForm(single: string, plural: string, [one, many]: readonly [string, string]): boolean {
  const stem = single.slice(0, single.length - one.length)
  const shortest = PLURALS.has(many) ? SHORTEST_OF_PLURAL : SHORTEST_STEM
  return stem.length >= shortest && single === stem + one && plural === stem + many
}
