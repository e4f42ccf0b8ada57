/** Which ingredients a step speaks of, found by their words (product §2.cooking). */
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

/** The lines that a step names, in the order of the recipe. */
export function ingredientsOfStep(step: string, lines: readonly string[]): string[] {
  const said = new Set(wordsOf(step))
  const found = lines.map((line) => namesOf(line).filter((word) => said.has(word)))
  // "the olive oil" means the olive oil, not every oil of the recipe.
  const most = new Map<string, number>()
  for (const words of found) {
    for (const word of words) most.set(word, Math.max(most.get(word) ?? 0, words.length))
  }
  return lines.filter((_, at) => {
    const words = found[at] ?? []
    return words.some((word) => most.get(word) === words.length)
  })
}

function namesOf(line: string): string[] {
  const words = [...new Set(wordsOf(nameOfLine(line).split(/[,(]/)[0] ?? ''))]
  const telling = words.filter((word) => !COMMON.has(word))
  return telling.length > 0 ? telling : words
}

function wordsOf(text: string): string[] {
  return text.split(/[.,;:!?\n]/).flatMap((part) => normaliseItem(part).flat())
}
