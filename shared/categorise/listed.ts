/** The words of a lexicon as they are written down, one by one. */
import type { Category } from './categories.ts'
import { fold, wordsOf } from './fold.ts'
import type { Lexicon } from './lexicon.ts'
import { entriesOf } from './packed.ts'

/** What a phrase is; its marks are those of `Lexicon`. */
export type Entry = {
  category: Category | 'Other'
  isHerb: boolean
  isStrong: boolean
  isRuling: boolean
  /** One of those that are the same in every language. */
  isName: boolean
  phrase: string
}

/** A phrase of a text, and where it stands; from: see `Match`. */
export type Found = { entry: Entry; start: number; length: number; from: string | null }

/** isShortEnd: it may end a compound though it has fewer than four letters. */
export type Listed = { entry: Entry; words: readonly string[]; isShortEnd: boolean }

const MARKS = '^~-'

/** What lists of phrases by category hold, in their order. */
export function listedIn(lists: Lexicon['words'], isName: boolean): Listed[] {
  const found: Listed[] = []
  for (const [name, list] of Object.entries(lists)) {
    // Entries lost the type of their keys.
    const category = name as Category | 'Other'
    const entries = entriesOf(list)
    const folded = fold(entries.join()).split(',')
    for (const [at, written] of entries.entries()) {
      const word = folded[at] ?? ''
      // Most are one word without a mark.
      if (/^[a-z]+$/.test(word)) found.push(plainWord(written, word, { category, isName }))
      else found.push(...alternatives(written).flatMap((one) => listedOf(one, category, isName)))
    }
  }
  return found
}

function plainWord(
  phrase: string,
  word: string,
  { category, isName }: Pick<Entry, 'category' | 'isName'>,
): Listed {
  const entry = { category, isHerb: false, isStrong: false, isRuling: false, isName, phrase }
  return { entry, words: [word], isShortEnd: false }
}

function listedOf(written: string, category: Category | 'Other', isName: boolean): Listed[] {
  let phrase = written.trim()
  let marks = ''
  while (phrase !== '' && MARKS.includes(phrase.charAt(0))) {
    marks += phrase.charAt(0)
    phrase = phrase.slice(1)
  }
  const isHerb = phrase.endsWith('*')
  if (isHerb) phrase = phrase.slice(0, -1)
  const words = wordsOf(fold(phrase))
  if (words.length === 0) return []
  const [isStrong, isRuling] = [marks.includes('^'), marks.includes('~')]
  const entry = { category, isHerb, isStrong, isRuling, isName, phrase }
  return [{ entry, words, isShortEnd: marks.includes('-') }]
}

/** 'hair tie/gel' stands for two phrases. */
export function alternatives(written: string): string[] {
  if (!written.includes('/')) return [written]
  const [, before = '', choices = '', after = ''] =
    /^(.* )?(\S*\/\S*)( .*)?$/.exec(written.trim()) ?? []
  return choices.split('/').map((choice) => `${before}${choice}${after}`)
}

/** The words of a list without phrases. */
export function wordsIn(list: string): string[] {
  return entriesOf(fold(entriesOf(list).join()))
}
