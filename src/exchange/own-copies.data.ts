/** What was typed into something that one may not change any more, as something of one's own. */
import type { OutboxRecord } from '#db/calls.ts'
import type { NomnomDb } from '#db/db.ts'
import { writeDraft } from '#db/drafts.ts'
import { discardParked } from '#db/parked.ts'
import { textsIn } from '#db/refused-texts.ts'
import { readTyped } from '#session/typed.ts'
import { appendPositions } from '#db/positions.ts'
import { RATING_DEFAULT } from '#shared/limits.ts'
import { fieldsOf } from '#shared/read.ts'
import { RECIPE_DEFAULTS } from '#shared/recipe-words.ts'
import { placeInput } from '#shared/schemas/place.ts'
import { recipeInput } from '#shared/schemas/recipe.ts'
import { currentDb } from './mirror.ts'
import { saveHere } from './save.ts'

/**
 * Makes an own list, recipe or place of what was refused, with what is still here of the rest, and
 * gives up the refused changes. Answers the path where it shows, or the form that has to be
 * completed first.
 */
export async function saveOwnCopy(root: string, title: string): Promise<string> {
  const db = currentDb()
  const records = await db.tables.outbox.where('root').equals(root).sortBy('seq')
  const parked = records.filter(({ state }) => state === 'parked')
  if (parked.some(({ kind }) => kind === 'recipe.change')) {
    return await copyRecipe(db, { root, title, parked })
  }
  if (parked.some(({ kind }) => kind === 'place.change')) {
    return await copyPlace(db, { root, title, parked })
  }
  return await copyList(db, { root, title, parked })
}

type Refused = { root: string; title: string; parked: readonly OutboxRecord[] }

async function copyList(db: NomnomDb, { root, title: name, parked }: Refused): Promise<string> {
  const texts = parked.flatMap(textsIn)
  const positions = appendPositions([], texts.length)
  const items = texts.map((text, at) => ({ text, category: null, pos: positions[at] ?? 'a0' }))
  const { id } = await saveHere({ type: 'create-list', name, items })
  await discardParked(db, root)
  return `/groceries/${id}/edit`
}

async function copyRecipe(db: NomnomDb, { root, title, parked }: Refused): Promise<string> {
  const rest = await restOf(db, root, parked)
  const fields = { title, ...RECIPE_DEFAULTS, ...rest, ...typedIn(parked) }
  const whole = recipeInput.safeParse(withoutEmptied(fields))
  // What is missing is asked for by the form, which finds there what was typed.
  if (!whole.success) return `/recipes/${root}/edit`
  const { id } = await saveHere({ type: 'create-recipe', fields: whole.data })
  await discardParked(db, root)
  return `/recipes/${id}/view`
}

async function copyPlace(db: NomnomDb, { root, title, parked }: Refused): Promise<string> {
  const rest = await restOf(db, root, parked)
  const ratings = {
    foodRating: RATING_DEFAULT,
    priceQualityRating: RATING_DEFAULT,
    seatingRating: RATING_DEFAULT,
  }
  const fields = { name: title, location: '', ...ratings, ...rest, ...typedIn(parked) }
  const whole = placeInput.safeParse(withoutEmptied(fields))
  if (!whole.success) {
    // What is being typed there comes first; the refused change waits until that is saved.
    if ((await readTyped(db, 'place:new')) !== undefined) return '/places/new'
    const values = { name: '', location: '', ...ratings }
    // Beside it, because an empty form of another tab may have that, and would write over it.
    await writeDraft(db, `place:new:${root}`, { values, seen: {}, typed: fields })
    await discardParked(db, root)
    return '/places/new'
  }
  const { id } = await saveHere({ type: 'create-place', fields: whole.data })
  await discardParked(db, root)
  return `/places/${id}/view`
}

/** The fields as they are here, else as they were when the changes were refused. */
async function restOf(db: NomnomDb, root: string, parked: readonly OutboxRecord[]) {
  const row = await db.tables.records.get(root)
  const here = row ? fieldsOf(row.rec) : {}
  return Object.keys(here).length > 0 ? here : parked.at(-1)?.label?.fields
}

/** The values of all edits, the latest of each field. */
function typedIn(parked: readonly OutboxRecord[]): Record<string, unknown> {
  const typed: Record<string, unknown> = {}
  for (const record of parked) {
    if (record.kind !== 'recipe.change' && record.kind !== 'place.change') continue
    for (const [field, edit] of Object.entries(record.body.set)) typed[field] = edit?.v
  }
  return typed
}

/** An optional field that was emptied is one that is not there. */
function withoutEmptied(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  )
}
