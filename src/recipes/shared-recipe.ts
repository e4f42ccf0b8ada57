/**
 * A recipe out of what another app shares with the installed one (the share target of the manifest):
 * mostly a page's title, its address, and sometimes the text of the recipe itself.
 */
import {
  DESCRIPTION_MAX,
  INSTRUCTION_MAX,
  ITEM_TEXT_MAX,
  ROWS_MAX,
  TITLE_MAX,
} from '#shared/limits.ts'
import { EMPTY_RECIPE, type RecipeDraft } from './recipe-draft.ts'
import { STEP_NUMBER } from './rows.ts'

const INGREDIENTS = /^(?:ingredients|you need|what you need|zutaten)\b.{0,20}$/i
const STEPS =
  /^(?:instructions|directions|method|preparation|steps|how to .{1,30}|zubereitung)\b.{0,20}$/i
const BULLET = /^(?:[-–•*·▢□☐]|\[ ?\])\s*/
const AMOUNT = /^(?:\d|[½⅓⅔¼¾]|a (?:pinch|handful|dash)\b)/i
/** What is longer is told, not listed. */
const LONGEST_INGREDIENT = 60

/** The form for it, to be looked over and saved; null when nothing was shared. */
export function sharedRecipe(params: URLSearchParams): RecipeDraft | null {
  const text = params.get('text')?.trim() ?? ''
  const address = params.get('url')?.trim() || (/https?:\/\/\S+/.exec(text)?.[0] ?? '')
  const lines = text
    .replace(address, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const title = params.get('title')?.trim() || (lines.length > 1 ? (lines.shift() ?? '') : '')
  if (title === '' && lines.length === 0 && address === '') return null
  const { about, ingredients, steps } = sort(lines)
  const description = [...about, address].filter((line) => line !== '').join('\n')
  return {
    ...EMPTY_RECIPE,
    title: title.slice(0, TITLE_MAX),
    description: description.slice(0, DESCRIPTION_MAX),
    ingredientSections: [{ title: '', ingredients: rows(ingredients, ITEM_TEXT_MAX, 'text') }],
    instructionSections: [{ title: '', instructions: rows(steps, INSTRUCTION_MAX, 'instruction') }],
  }
}

function sort(lines: readonly string[]) {
  const found = { about: [] as string[], ingredients: [] as string[], steps: [] as string[] }
  let under: keyof typeof found | null = null
  for (const line of lines) {
    if (INGREDIENTS.test(line)) under = 'ingredients'
    else if (STEPS.test(line)) under = 'steps'
    else if (under === null) found[guess(line)].push(bare(line))
    else found[under].push(bare(line))
  }
  return found
}

function guess(line: string): 'about' | 'ingredients' | 'steps' {
  if (STEP_NUMBER.test(line)) return 'steps'
  const isShort = line.length <= LONGEST_INGREDIENT
  return isShort && (BULLET.test(line) || AMOUNT.test(line)) ? 'ingredients' : 'about'
}

function bare(line: string): string {
  return line.replace(BULLET, '').replace(STEP_NUMBER, '')
}

function rows<Key extends 'text' | 'instruction'>(
  lines: readonly string[],
  longest: number,
  key: Key,
): Record<Key, string>[] {
  const texts = lines.length === 0 ? [''] : lines.slice(0, ROWS_MAX)
  return texts.map((line) => ({ [key]: line.slice(0, longest) }) as Record<Key, string>)
}
