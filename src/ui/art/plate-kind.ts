import type { Course, Diet } from '#shared/recipe-words.ts'
import { kindWords, tintWords, type PlateKind, type Tint } from './plate-words.ts'

/** What is known of a recipe beside its title. */
export type Known = { course?: Course | undefined; diet?: Diet | undefined }
/** Without a tint a dish has its usual colours. */
export type DishLook = { kind: PlateKind; tint?: Tint | undefined }

/** Never for vegetarians. */
const MEAT: readonly PlateKind[] = ['roast', 'fillet', 'fish']

/** For titles that say nothing; everybody may eat it. */
const byCourse: Record<Course, readonly PlateKind[]> = {
  APPETIZER: ['dip', 'soup', 'salad', 'toast'],
  SIDE_DISH: ['cucumber', 'potatoes', 'vegetables', 'salad'],
  MAIN: ['pasta', 'vegetables', 'dal', 'noodles', 'beans'],
  DESSERT: ['tart', 'cake', 'crumble', 'cup'],
}

/** Made when the first title is read: of what visitors see, nothing has one. */
let made: ReturnType<typeof make> | undefined
function make() {
  return {
    kinds: kindWords.map(([kind, words, tint]) => ({ kind, tint, pattern: patternOf(words) })),
    tints: tintWords.map(([tint, words]) => ({ tint, pattern: new RegExp(words) })),
  }
}

/** Colours of what is in much: what is known of the dish counts for more. */
const WEAK: readonly Tint[] = ['crust', 'oil', 'cream']

/** Behind these words stands what else is on the plate, or what it is made of. */
const BESIDE =
  /\b(?:with|without|on|in|for|from|mit|ohne|auf|im|fur|vom|nach|con|sin|al|alla|alle|ai|de|del|di|della|du|des|au|aux|a la|avec|sur|en)\b/

/**
 * What a recipe looks like from above. The words of its title decide: those before "with" or "on"
 * come first, and of those the last, which is what the others describe ("potato salad", "tomato
 * soup"). Without such a word the course and the seed decide. Its colour is what those words name, or
 * what such a dish usually has, or what stands beside it.
 */
export function dishLook(title: string, { course, diet }: Known, seed: number): DishLook {
  const text = plain(title)
  const end = BESIDE.exec(text)?.index || text.length
  const isMeatless = diet === 'VEGAN' || diet === 'VEGETARIAN'
  const named = lastNamed(text, end, isMeatless) ?? lastNamed(text, text.length, isMeatless)
  const usual = byCourse[course ?? 'MAIN']
  const kind = named?.kind ?? usual[seed % usual.length] ?? 'empty'
  const own = tintOf(text.slice(0, end))
  const isTold = own !== undefined && !WEAK.includes(own)
  return { kind, tint: (isTold ? own : (named?.tint ?? own)) ?? tintOf(text) }
}

/** Without case, accents and hyphens, so that words are found however somebody spells them. */
function plain(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll(/[-–]/g, ' ')
}

/** Of what begins before this place, what ends last. */
function lastNamed(text: string, before: number, isMeatless: boolean) {
  made ??= make()
  let found: (typeof made.kinds)[number] | undefined
  let foundEnd = 0
  for (const candidate of made.kinds) {
    if (isMeatless && MEAT.includes(candidate.kind)) continue
    for (const { index, 0: word } of text.matchAll(candidate.pattern)) {
      const end = index + word.length
      if (index < before && end > foundEnd) [found, foundEnd] = [candidate, end]
    }
  }
  return found
}

function tintOf(text: string): Tint | undefined {
  made ??= make()
  return made.tints.find(({ pattern }) => pattern.test(text))?.tint
}

function patternOf(words: string): RegExp {
  const isForSalads = words.startsWith('+')
  const source = (isForSalads ? words.slice(1) : words)
    .split('/')
    .map((word) => (word.startsWith('*') ? word.slice(1) : `\\b${word}`))
    .join('|')
    .replaceAll('*', '\\w*')
    .replaceAll('.', '\\b')
  return new RegExp(`(?:${source})${isForSalads ? '(?:\\w* ?sala[dt])?' : ''}`, 'g')
}
