/** Every form of a language's words that is recognised. */
import type { Listed } from './listed.ts'

type Known = {
  /** The words of the language, and the names that are more than a word. */
  listed: readonly Listed[]
  /** Names of one word: their plurals are looked for when they are met. */
  names: readonly Listed[]
  plain: readonly string[]
  formsOf: (word: string) => string[]
}

const LONGEST = 40

/**
 * Every form and its word. A word that is a form of a shorter one counts as that one ("oats", "oat"),
 * unless the two are different things.
 */
export function vocabulary({ listed, names, plain, formsOf }: Known): Map<string, string> {
  const single = singles([...listed, ...names], plain)
  const all = inOrder(listed, plain, single)
  const words = new Map<string, string>()
  for (const name of names) for (const word of name.words) words.set(word, word)
  const forms = all.map(formsOf)
  all.forEach((word, at) => {
    const base = forms[at]?.find((form) => words.get(form) === form)
    const isSame = base !== undefined && isOneThing(single.get(base), single.get(word))
    words.set(word, isSame ? base : word)
  })
  all.forEach((word, at) => {
    const known = words.get(word) ?? word
    for (const form of forms[at] ?? []) if (!words.has(form)) words.set(form, known)
  })
  return words
}

/** What the words are that name something by themselves. */
function singles(listed: readonly Listed[], plain: readonly string[]): Map<string, string> {
  const single = new Map<string, string>()
  for (const { words, entry } of listed) {
    const word = words[0] ?? ''
    if (words.length === 1 && !single.has(word)) single.set(word, entry.category)
  }
  for (const word of plain) if (!single.has(word)) single.set(word, 'plain')
  return single
}

/** What is a thing by itself comes first, then the shorter word. */
function inOrder(
  listed: readonly Listed[],
  plain: readonly string[],
  single: ReadonlyMap<string, string>,
): string[] {
  const byLength: string[][] = []
  const seen = new Set<string>()
  const add = (word: string) => {
    if (seen.has(word)) return
    seen.add(word)
    const at = Math.min(word.length, LONGEST) + (single.has(word) ? 0 : LONGEST)
    ;(byLength[at] ??= []).push(word)
  }
  for (const { words } of listed) words.forEach(add)
  plain.forEach(add)
  return byLength.flat()
}

function isOneThing(a: string | undefined, b: string | undefined): boolean {
  return a === b || a === undefined || b === undefined
}
