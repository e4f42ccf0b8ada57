/** The forms of a word in a language: what its plural, or another spelling, may be the same as. */
import { squeeze } from './fold.ts'
import type { Lexicon } from './lexicon.ts'

/** Shorter words are not what a longer one is a form of: 'Eis' is no 'Ei'. */
const SHORTEST_FORM = 3

type Pair = [from: string, to: string]

/** The forms that a word may be known by, besides itself. All of them begin with its first letter. */
export function formsBy({ endings, spellings = '' }: Lexicon): (word: string) => string[] {
  // Rules by the last letter of what they take away: most words have but a few to try.
  const rules: Pair[][] = []
  for (const rule of pairsOf(endings)) {
    const last = rule[0].charCodeAt(rule[0].length - 1)
    rules[last] = [...(rules[last] ?? []), rule]
  }
  const letters = pairsOf(spellings)
  const spelt = new RegExp(letters.map(([from]) => from).join('|') || '$^')
  return (word) => {
    const forms: string[] = []
    const isDoubled = squeeze(word) !== word
    if (isDoubled) add(forms, word, word.replace(/(.)\1{2,}/g, '$1$1'))
    shorten(rules, word, (form) => add(forms, word, form))
    if (spelt.test(word)) {
      let plain = word
      for (const [from, to] of letters) plain = plain.replaceAll(from, to)
      add(forms, word, plain)
      shorten(rules, plain, (form) => add(forms, word, form))
    }
    for (let at = 0, end = forms.length; at < end; at += 1)
      add(forms, word, squeeze(forms[at] ?? ''))
    // As it stands a short word with a doubled letter is another word, or a mistyped one.
    if (isDoubled && squeeze(word).length > SHORTEST_FORM) add(forms, word, squeeze(word))
    return forms
  }
}

function shorten(rules: readonly Pair[][], word: string, give: (form: string) => void): void {
  const own = rules[word.charCodeAt(word.length - 1)]
  if (own === undefined) return
  for (let at = 0; at < own.length; at += 1) {
    const [from, to] = own[at] ?? ['', '']
    if (word.endsWith(from)) give(word.slice(0, word.length - from.length) + to)
  }
}

function add(forms: string[], word: string, form: string): void {
  if (form.length >= SHORTEST_FORM && form !== word && !forms.includes(form)) forms.push(form)
}

function pairsOf(list: string): Pair[] {
  const pairs = list.split(/\s+/).filter((pair) => pair !== '')
  return pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(':')
    return [from, to]
  })
}
