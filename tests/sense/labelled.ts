/**
 * The labelled lists: a line for each category, its items between bars. They were written before the
 * lexicons. Every second item of a category is held out: it is counted, and its miss never shown.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '#shared/categorise/languages.ts'

export type Labelled = { text: string; category: string; isHeldOut: boolean }

/** The folders of lists of other hands. */
export type Hand =
  `${'fresh' | 'later' | 'last' | 'shops' | 'stores' | 'counters' | 'aisles' | 'markets' | 'families' | 'directories' | 'cuisines' | 'pharmacies' | 'rounds' | 'notes' | 'brands' | 'worlds' | 'phones' | 'trolleys' | 'larders' | 'catalogues' | 'fridges' | 'sheds'}/`

const folder = fileURLToPath(new URL('.', import.meta.url))

/** The languages that there is a list for. */
export function labelledLanguages(): Language[] {
  const files = readdirSync(folder)
  return LANGUAGES.filter((language) => files.includes(`items-${language}.txt`))
}

/** The list of a language; those in `fresh` are of another hand-writing, made before more words were. */
export function labelled(language: Language, from: '' | Hand = ''): Labelled[] {
  const lines = readFileSync(`${folder}/${from}items-${language}.txt`, 'utf8').trim().split('\n')
  return lines.flatMap((line) => {
    const end = line.indexOf(':')
    const category = line.slice(0, end)
    return line
      .slice(end + 1)
      .split('|')
      .map((text, at) => ({ text: text.trim(), category, isHeldOut: at % 2 === 1 }))
  })
}

/** What people do to an item without meaning another. */
export const DISTURBANCES: Record<string, (text: string, seed: number) => string> = {
  quantity: (text, seed) => `${['2 x', '500 g', '1.5 kg', '3', '250ml'][seed % 5]} ${text}`,
  'upper case': (text) => text.toUpperCase(),
  'lower case': (text) => text.toLowerCase(),
  note: (text, seed) => `${text} (${['2 for 1', 'urgent!', 'ask Tom', '3.99', '?'][seed % 5]})`,
  'a typo': mistyped,
}

/** One letter left out, doubled, swapped or wrong in a word of five letters or more. */
function mistyped(text: string, seed: number): string {
  const words = text.split(' ')
  const long = words.flatMap((word, at) => (/^\p{L}{5,}$/u.test(word) ? [at] : []))
  const at = long[seed % Math.max(1, long.length)]
  const word = at === undefined ? undefined : words[at]
  if (at === undefined || word === undefined) return text
  const place = 1 + (seed % (word.length - 2))
  const [head, letter, tail] = [word.slice(0, place), word[place] ?? '', word.slice(place + 1)]
  const made = [
    head + tail,
    head + letter + letter + tail,
    head + (tail[0] ?? '') + letter + tail.slice(1),
    head + 'abcdefghijklmnopqrstuvwxyz'[(seed * 7) % 26] + tail,
  ]
  words[at] = made[(seed >> 2) % made.length] ?? word
  return words.join(' ')
}
