/** Text as it is compared: lower case, without marks on letters, cut into words. */

/** Of the text, and of what folding makes of it: 'ﷺ' is 18 letters. */
const MAX_CHARACTERS = 200

const LETTERS: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ı: 'i',
}

/** Lower case without marks: 'Äpfel' is 'apfel', 'łosoś' is 'losos'. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  // Most texts: what a search of many prepares keeps no copy of them.
  if (/^[\0-\x7f]*$/.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłøæœđı]/g, (letter) => LETTERS[letter] ?? letter)
}

/** A number among the words: what stands behind it may be a measure. */
export const NUMBER = '#'

/**
 * A text in parts: first what stands before any comma, bracket or dash, then the notes. A part is a
 * list of words, with `NUMBER` for what begins with a digit. At most 200 characters are read.
 */
export function partsOf(text: string): string[][] {
  const read = fold(text.slice(0, MAX_CHARACTERS))
    .slice(0, MAX_CHARACTERS)
    .replace(/[£$€]\s?\d+(?:[.,]\d+)?/g, ' ')
    .replace(/\b7[ -]?up\b/g, 'seven up')
    // 'Baking powder / soda' is the former, or else the latter.
    .replace(/ \/ (?<=[a-z] [a-z]+ \/ )(?=[a-z]+$)/, ', ')
  const notes: string[][] = []
  const outside = read.replace(/\(([^)]*)\)?|\[([^\]]*)\]?/g, (_, round = '', square = '') => {
    notes.push(wordsOf(`${round}${square}`))
    return ' '
  })
  const [first = '', ...rest] = outside.split(/,(?!\d)|[;:]|\s[-–—]+\s/)
  const main = wordsOf(first)
  const parts = [main, ...rest.map(wordsOf), ...notes].filter((words) => words.some(isWord))
  return parts
}

/** The words of a text; '&' belongs to the word that it joins. */
export function wordsOf(text: string): string[] {
  if (/^[a-z]+(?: [a-z]+)*$/.test(text)) return text.split(' ')
  const words: string[] = []
  for (const [word] of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}&]*/gu)) {
    const digits = /^\p{N}[\p{N}.,]*/u.exec(word)?.[0].length ?? 0
    if (digits === 0) words.push(word)
    else words.push(NUMBER, ...(digits < word.length ? [word.slice(digits)] : []))
  }
  return words
}

function isWord(word: string): boolean {
  return word !== NUMBER
}

/** Without doubled letters: 'brocolli' and 'broccoli' are one. */
export function squeeze(word: string): string {
  for (let at = 1; at < word.length; at += 1) {
    if (word.charCodeAt(at) === word.charCodeAt(at - 1)) return word.replace(/(.)\1+/g, '$1')
  }
  return word
}
