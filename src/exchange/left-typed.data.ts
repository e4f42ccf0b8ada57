/** What was typed and no button has saved yet, also where the screen that it was typed into is gone. */
import { useLive } from './use-live.ts'
import type { NomnomDb } from '#db/db.ts'
import type { Draft } from '#db/tables.ts'
import { PLACE_TYPES } from '#shared/place-types.ts'
import { DIETS, DIFFICULTIES, MENU_COURSES } from '#shared/recipe-words.ts'
import { sameValue } from '#shared/merge/canonical.ts'
import { takeTyped } from '#session/typed.ts'
import { useWhile } from '#ui/use-while.ts'
import { currentDb } from './mirror.ts'
import { valueLines } from './value-lines.ts'

/**
 * lines: what was typed, as people read it. path: of the screen where it is; null where there is none.
 * ownPath: of the form that makes something of one's own of it, where the thing itself is gone.
 */
export type LeftTyped = {
  draft: Draft
  lines: string[]
  path: string | null
  ownPath: string | null
}

/** What was typed and is not saved; nothing is asked about at sign-out that does not show here. */
export async function readLeftTyped(): Promise<LeftTyped[]> {
  const db = currentDb()
  await takeTyped(db)
  const drafts = await db.tables.drafts.toArray()
  // How far an import is was not typed; its recipes were given, and are one draft.
  return drafts.filter(({ key }) => !/^import:(done|kept|refused)\b/.test(key)).map(shown)
}

/** What was typed into one list, recipe or place; undefined while it is read. */
export function useLeftTyped(root: string): LeftTyped[] | undefined {
  useWhile(true, () => void takeTyped(currentDb()))
  return useLive(() => readLeftIn(currentDb(), root), root)
}

/** What was typed into one list, recipe or place. */
export async function readLeftIn(db: NomnomDb, root: string): Promise<LeftTyped[]> {
  if (root === '') return []
  const keys = Object.keys(PLACES).map((kind) => `${kind}:${root}`)
  const drafts = await db.tables.drafts.where('key').startsWithAnyOf(keys).toArray()
  return drafts.filter(({ key }) => key.split(':')[1] === root).map(shown)
}

/** Gives these up; answers what takes that back. */
export async function discardTyped(left: readonly LeftTyped[]): Promise<() => Promise<void>> {
  const { drafts } = currentDb().tables
  await drafts.bulkDelete(left.map(({ draft }) => draft.key))
  return async () => {
    await drafts.bulkPut(left.map(({ draft }) => draft))
  }
}

/** Where something is typed, by how the keys of its drafts begin. */
const PLACES: Record<string, { what: string; path: (id: string) => string | null }> = {
  add: { what: 'An item', path: (id) => `/groceries/${id}/edit` },
  list: { what: 'A list', path: (id) => `/groceries/${id}/edit` },
  recipe: { what: 'A recipe', path: (id) => pathOf('/recipes', id, 'create') },
  place: { what: 'A restaurant', path: (id) => pathOf('/places', id, 'new') },
  'new-list': { what: 'A list', path: () => '/groceries' },
  friend: { what: 'A friend', path: () => '/profile/' },
  import: { what: 'Recipes from elsewhere', path: () => '/recipes/create' },
}

const CHOICES = new Set<string>([...PLACE_TYPES, ...DIETS, ...DIFFICULTIES, ...MENU_COURSES])

function pathOf(index: string, id: string, fresh: string): string | null {
  if (id === 'new') return `${index}/${fresh}`
  // Of one that came from elsewhere there is no screen once it is left.
  return /^[\da-f-]{36}$/.test(id) ? `${index}/${id}/edit` : null
}

function shown(draft: Draft): LeftTyped {
  const [kind = '', id = ''] = draft.key.split(':')
  const { what = 'Something', path } = PLACES[kind] ?? {}
  const lines = linesIn(draft.value)
  // What was only chosen, such as 'coffee', names nothing.
  const isNamed = lines.some((line) => !CHOICES.has(line))
  const where = path?.(id) ?? null
  const ownPath = kind === 'recipe' && where !== null ? `${where}?own` : null
  return { draft, lines: isNamed ? lines : [what], path: where, ownPath }
}

/** Of a form the fields that were changed; a rating by itself says nothing. */
function linesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').filter((line) => line.trim() !== '')
  if (typeof value !== 'object' || value === null) return []
  const { text, typed = {}, values = {} } = value as Partial<Record<string, object | string>>
  if (typeof text === 'string') return linesIn(text)
  const before = Object.entries(values)
  return Object.entries(typed)
    .filter(([field, now]) => !before.some(([name, old]) => name === field && sameValue(old, now)))
    .flatMap(([, now]) => (typeof now === 'number' ? [] : valueLines(now)))
    .filter((line) => line.trim() !== '' && line !== '(empty)')
}
