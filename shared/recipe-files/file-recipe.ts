/** A recipe out of a file of another app: the draft of the reader, and what only files say. */
import type { Difficulty } from '../recipe-words.ts'
import { nothingFound, type RecipeDraft } from '../recipe-reader/draft.ts'
import { draftOf } from '../recipe-reader/draft-of.ts'
import { minutesOf } from '../recipe-reader/times.ts'
import { textOf, type Thing } from '../recipe-reader/thing.ts'
import type { RecipeInput } from '../schemas/recipe.ts'

/**
 * `time` and `difficulty` are as the file words them; '' and null where it says nothing of them.
 * `exact` is the recipe as we had written it ourselves.
 */
export type FileRecipe = RecipeDraft & {
  difficulty: Difficulty | null
  time: string
  exact?: RecipeInput
}

/** A file that is not read at all; the message is a sentence for the person who chose it. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
}

/** The recipe of a file, from what was found in it; what is missing becomes its doubts. */
export function fileRecipe(found: Partial<FileRecipe>): FileRecipe {
  const { difficulty = null, time = '', source = '', ...rest } = found
  return { ...draftOf({ ...nothingFound(), ...rest }, [], source), difficulty, time }
}

/**
 * What a recipe of ours has no field for, as notes: 'Rating: 4'. Empty values, and false, are left out,
 * so that nothing is lost and nothing is made up.
 */
export function asNotes(values: Record<string, unknown>): string[] {
  return Object.entries(values).flatMap(([label, value]) => {
    const text = wordsOf(value)
    return text === '' || text === '0' ? [] : [`${label}: ${text}`]
  })
}

/** A value in words: lists with commas, things by their names, truths by yes. */
export function wordsOf(value: unknown): string {
  if (value === true) return 'yes'
  if (Array.isArray(value))
    return value
      .map(wordsOf)
      .filter((each) => each !== '')
      .join(', ')
  return textOf(value)
}

/** Text in lines, each of them trimmed; unlike `textOf` it keeps where they end. */
export function linesIn(value: unknown): string[] {
  if (typeof value !== 'string') return []
  return value
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** A field of a thing as it was written; '' where there is no text. */
export function rawText(thing: Thing, name: string): string {
  const value = thing[name]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** An amount as it was written; '' where it is 0. */
export function rawAmount(value: unknown): string {
  return value === 0 ? '' : textOf(value)
}

/** Minutes of several times together; null where none says any. */
export function minutesTogether(...times: unknown[]): number | null {
  const known = times.map((time) => minutesOf(time)).filter((each) => each !== null)
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0)
}

const DIFFICULTY: [Difficulty, RegExp][] = [
  ['EASY', /easy|beginner|simple|einfach|leicht|facile|fácil/i],
  ['DIFFICULT', /hard|difficult|advanced|expert|schwer|schwierig|difficile|difícil/i],
  ['MEDIUM', /medium|normal|intermediate|mittel|moyen|media/i],
]

/** How hard a recipe is, where a word for it is known. */
export function difficultyOf(word: string): Difficulty | null {
  return DIFFICULTY.find(([, pattern]) => pattern.test(word))?.[0] ?? null
}
