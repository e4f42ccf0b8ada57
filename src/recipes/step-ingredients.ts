/** Which ingredients a step speaks of, found by their words (product §2.cooking). */
import { spokenIn } from '#shared/categorise/languages.ts'
import { normaliseItem } from '#shared/categorise/normalise.ts'
import { nameOfLine } from '#shared/ingredient/ingredient.ts'

/** Words that stand with many things: "until brown" is not about the brown sugar. */
const COMMON = new Set(
  `brown,white,black,red,green,yellow,dried,ground,hot,cold,warm,whole,plain,fine,finely,coarse,grated,chopped,
sliced,minced,ripe,raw,cooked,soft,unsalted,salted,baby,light,dark,sweet,virgin,skinless,boneless,frozen,tinned,
canned,more,taste,serve,dusting,smoked,roasted,natural,mixed,piece,leaf,half,water`
    .split(',')
    .map((word) => word.trim()),
)

/** Languages that join words: 'Fleisch' is the Rindfleisch, 'Knoblauch' are its Knoblauchzehen. */
const JOINS: readonly (string | undefined)[] = ['de', 'nl', 'sv', 'da']
/** A shorter word begins or ends too many others. */
const SHORTEST_PART = 4

/** What is needed, without what was done to it: 'Milch 3,5 %' of 'Milch 3,5 %, lauwarm'. Brackets stay whole. */
export function inShort(words: string): string {
  return words.replace(/^\s*of\b|,(?!\d|[^(]*\)).*/gis, '').trim()
}

/**
 * The lines that a step names, in the order of the recipe. own: those of the part of the recipe that
 * the step belongs to; of things that stand in several parts these are meant.
 */
export function ingredientsOfStep(
  step: string,
  lines: readonly string[],
  own: ReadonlySet<string> = new Set(),
): string[] {
  const names = lines.map(namesOf)
  const said = new Set(wordsOf(step))
  const joins = JOINS.includes(spokenIn([step, ...lines])[0])
  const named = new Set(names.flat())
  const open = joins ? [...said].filter((word) => !named.has(word)) : []
  const saidOf = (name: string) =>
    said.has(name) ? name : open.find((word) => isPartOf(word, name) || isPartOf(name, word))
  const found = names.map((each) => [...new Set(each.flatMap((name) => saidOf(name) ?? []))])
  const owned = new Set(found.flatMap((words, at) => (own.has(lines[at] ?? '') ? words : [])))
  const meant = found.map((words, at) =>
    own.has(lines[at] ?? '') ? words : words.filter((word) => !owned.has(word)),
  )
  // "the olive oil" means the olive oil, not every oil of the recipe.
  const most = new Map<string, number>()
  for (const words of meant) {
    for (const word of words) most.set(word, Math.max(most.get(word) ?? 0, words.length))
  }
  return lines.filter((_, at) => {
    const words = meant[at] ?? []
    return words.some((word) => most.get(word) === words.length)
  })
}

/** Whether a compound begins or ends with a word. */
function isPartOf(word: string, compound: string): boolean {
  return word.length >= SHORTEST_PART && (compound.startsWith(word) || compound.endsWith(word))
}

function namesOf(line: string): string[] {
  const words = [...new Set(wordsOf(nameOfLine(line).split(/[,(]/)[0] ?? ''))]
  const telling = words.filter((word) => !COMMON.has(word))
  return telling.length > 0 ? telling : words
}

function wordsOf(text: string): string[] {
  return text.split(/[.,;:!?\n]/).flatMap((part) => normaliseItem(part).flat())
}
