// What recipes and places have in common: one record each, that belongs to its author.
import { applyEdits, createRecord, type Edit, type EditTime } from '#shared/merge/apply.ts'
import { RECIPE_MAX_BYTES } from '#shared/limits.ts'
import { believedVersion } from '#shared/merge/claims.ts'
import { fieldsOf } from '#shared/read.ts'
import { scopeName } from '#shared/scopes.ts'
import type { Rec } from '#shared/merge/record.ts'
import { bumpScope } from '../db/scopes.ts'
import { writingOf, type CallContext, type Done } from '../sync/context.ts'
import { isOfOtherHistory, pastRecords } from '../sync/past.ts'
import { recOf, writeChanges } from '../sync/write.ts'
import { plainEdits, presentEdits } from './plain-edits.ts'
import { invalid, tooOld } from './refusals.ts'
import { idOf } from './id-of.ts'
import { knownCreation, liveRow, lockTarget } from './targets.ts'

export type Thing = 'recipe' | 'place'

/** What a plain caller names of one, besides its fields. */
export type PlainThing = Partial<EditTime> & {
  id?: string | undefined
  localId?: string | undefined
  version?: number | undefined
}

/** Creates a recipe or place of the caller's own; the same id again answers the existing one. */
export async function createThing(
  context: CallContext,
  thing: Thing,
  { made, values }: { made: PlainThing; values: Record<string, unknown> },
): Promise<Done> {
  const { trx, caller } = context
  const id = (made.localId ?? made.id ?? context.newId()).toLowerCase()
  const scope = scopeName(`${thing}s`, caller.userId)
  const ver = await bumpScope(trx, scope)
  const known = await knownCreation(context, { id, entity: thing })
  if (known) return { status: 200, id, scope, version: known.ver }
  const writing = { ...writingOf(context), at: timeOf(made) }
  const after = createRecord({ id, kind: thing, parent: null }, values, writing)
  checkSize(after)
  await writeChanges(context, { scope, owner: caller.userId, ver }, [{ before: null, after }])
  return { status: 201, id, scope, version: ver }
}

/** The edits of a device, each with what it had seen. */
export function setThing(
  context: CallContext,
  asked: { thing: Thing; id: string | undefined },
  set: Record<string, Edit | undefined>,
): Promise<Done> {
  return changeThing(context, asked, () => presentEdits(set))
}

/** The body of a plain caller: what differs from the version it names, or from what stands there. */
export function patchThing(
  context: CallContext,
  asked: { thing: Thing; id: string | undefined },
  body: { id?: string | undefined; version?: number | undefined; values: Record<string, unknown> },
): Promise<Done> {
  if (body.id !== undefined && body.id.toLowerCase() !== idOf(asked.id)) {
    throw invalid('This is another id', 'id')
  }
  return changeThing(context, asked, async (current, row) => {
    const named = body.version ?? context.ifMatch
    const known = { current, now: context.now }
    if (named === undefined) return plainEdits({ ...known, seen: current }, body.values)
    const base = believedVersion(named, row.ver)
    if (base === undefined) {
      return plainEdits({ ...known, seen: null, age: context.now }, body.values)
    }
    if (isOfOtherHistory(base, row.ver)) throw tooOld()
    const past = await pastRecords(context.trx, { scope: row.scope, rows: [row] }, base)
    if (!past) throw tooOld()
    return plainEdits({ ...known, seen: past.get(row.id) ?? null }, body.values)
  })
}

type FindEdits = (
  current: Rec,
  row: Awaited<ReturnType<typeof liveRow>>,
) => Record<string, Edit> | Promise<Record<string, Edit>>

async function changeThing(
  context: CallContext,
  { thing, id }: { thing: Thing; id: string | undefined },
  findEdits: FindEdits,
): Promise<Done> {
  const target = await lockTarget(context, { entity: thing, id }, 'edit')
  const row = await liveRow(context, target)
  const before = recOf(row)
  const edits = await findEdits(before, row)
  const { rec: after, superseded } = applyEdits(before, edits, writingOf(context))
  checkSize(after)
  await writeChanges({ ...context, isEnd: true }, target.place, [{ before, after, superseded }])
  const { scope, ver: version } = target.place
  return { status: 200, id: target.id, scope, version }
}

/** Sections are limited one by one; together they may still be too much to carry to a phone. */
function checkSize(rec: Rec): void {
  const fields = Object.entries(fieldsOf(rec)).map(
    ([field, value]) => [field, Buffer.byteLength(JSON.stringify(value))] as const,
  )
  const total = fields.reduce((sum, [, bytes]) => sum + bytes, 0)
  if (total <= RECIPE_MAX_BYTES) return
  const [largest] = fields.sort(([, a], [, b]) => b - a)
  throw invalid(`A ${rec.kind} can have at most ${RECIPE_MAX_BYTES / 1024} kB`, largest?.[0] ?? '')
}

/** When something was made, where the caller says so. */
export function timeOf({ at, wall, floor }: Partial<EditTime>): EditTime | undefined {
  if (at === undefined || wall === undefined || floor === undefined) return undefined
  return { at, wall, floor }
}
