// POST /grocerylists/{id}/categorise without a body: what our own clients do on the device, with the
// same answer. Automatic writes are weak, so a choice made by hand always stands.
import { setImmediate as othersTurn } from 'node:timers/promises'
import { categoriseFor } from '#shared/categorise/categorise.ts'
import { languagesFor } from '#shared/categorise/load-lexicons.ts'
import { CHARACTERS_READ } from '#shared/categorise/strangers.ts'
import { applyEdits } from '#shared/merge/apply.ts'
import { baseOf, isVisible, valueOf, type Rec } from '#shared/merge/record.ts'
import { readListFields } from '#shared/read.ts'
import { OTHER_CATEGORY } from '#shared/limits.ts'
import { listWithItems } from '../db/records.ts'
import { writingOf, type CallContext, type Done } from '../sync/context.ts'
import { taughtBy } from '../sync/corrections.ts'
import { recOf, writeChanges, type Change } from '../sync/write.ts'
import { deleted } from './refusals.ts'
import type { Target } from './targets.ts'

/** Characters that one call reads: 2,000 items as people write them. A list is locked meanwhile. */
const READ_MOST = 60_000

/** Gives each item of a locked list that has no category the one that fits its text. */
export async function runCategorise(context: CallContext, target: Target): Promise<Done> {
  const rows = await listWithItems(context.trx, target.id)
  const list = rows.find((row) => row.id === target.id)
  if (!list || !isVisible(list)) throw deleted()
  const items = rows.filter((row) => row.kind === 'item' && isVisible(row)).map(recOf)
  const languages = await languagesFor(items.map(textOf), context.caller.locales ?? [])
  const { scope, ver: version } = target.place
  const open = portionOf(items.filter(lacksCategory))
  const taught = await taughtBy(context, open.map(textOf))
  const known = { categories: categoriesOf(list, items), taught, languages }
  const changes: Change[] = []
  for (const before of open) {
    // A long text takes milliseconds: others are served in between.
    await othersTurn()
    const v = categoriseFor(textOf(before), known)
    if (v === OTHER_CATEGORY || v === valueOf(before, 'category')) continue
    const { now } = context
    const base = baseOf(before, 'category')
    const category = { v, base, at: now, wall: now, floor: now, weak: true }
    changes.push({ before, after: applyEdits(before, { category }, writingOf(context)).rec })
  }
  await writeChanges(context, target.place, changes)
  return { status: 200, id: target.id, scope, version }
}

/** As many texts as one call reads; of a longer list from anywhere on, so that the next call reads others. */
function portionOf(open: readonly Rec[]): readonly Rec[] {
  const lengths = open.map((item) => Math.min(textOf(item).length, CHARACTERS_READ))
  if (lengths.reduce((sum, length) => sum + length, 0) <= READ_MOST) return open
  const start = Math.floor(Math.random() * open.length)
  let left = READ_MOST
  return [...open.slice(start), ...open.slice(0, start)].filter((item) => {
    left -= Math.min(textOf(item).length, CHARACTERS_READ)
    return left >= 0
  })
}

function categoriesOf(list: Rec, items: readonly Rec[]): string[] {
  const used = items.map((item) => valueOf(item, 'category'))
  const named = used.filter((name): name is string => typeof name === 'string' && name !== '')
  return [...new Set([...readListFields(list).categories, ...named])]
}

function textOf(item: Rec): string {
  return String(valueOf(item, 'text') ?? '')
}

function lacksCategory(rec: Rec): boolean {
  const category = valueOf(rec, 'category')
  return typeof category !== 'string' || category === '' || category === OTHER_CATEGORY
}
