/** What people do with lists, recipes and places as a whole, and with each other. */
import { valueOf } from '#shared/merge/record.ts'
import { FLAGS, impliedFlags } from '#shared/grants.ts'
import type { Command } from '#db/commands.ts'
import { seenStamp } from '#db/base-of-row.ts'
import type { MirrorRow } from '#db/store.ts'
import type { Device } from './device.ts'
import {
  actAndNote,
  changeList,
  idFor,
  making,
  pickOf,
  placeOf,
  rowOf,
  rowsUnder,
  seenOf,
  writing,
  type Doing,
} from './doing.ts'
import { intentOf, isShown, nameField, shownIntent, type Intent } from './intents.ts'
import { newText, OWNER, placeNamed, recipeNamed } from './world.ts'

const WHOLES = ['list', 'recipe', 'place'] as const

const wholeOf = ({ pick }: Doing) => WHOLES[pick % 3] ?? 'list'

export const WHOLE_EDITS = {
  /** A list, recipe or place of one's own, or one that may be edited, gets another name. */
  async entitle(doing: Doing): Promise<void> {
    const { world, device, pick } = doing
    const kind = wholeOf(doing)
    const row = pickOf(doing, kind)
    if (!row || (kind === 'place' && device.user !== OWNER)) return
    const isOther = Math.floor(pick / 3) % 4 === 0
    const second = kind === 'recipe' ? 'description' : 'location'
    const field = isOther && kind !== 'list' ? second : nameField(kind)
    const set = { [field]: newText(world) }
    await actAndNote(doing, changing(kind, row.id, set), writing(doing, row, set))
  },
  /** The categories of a list get another order, one more, or one less. */
  async arrange(doing: Doing): Promise<void> {
    const row = pickOf(doing, 'list')
    if (!row) return
    const shown = valueOf(row.rec, 'categories')
    const names = Array.isArray(shown) ? shown.map(String) : []
    const added = newText(doing.world)
    const ways = [[added, 'Fruit'], [...names, added], names.slice(1), names.toReversed()]
    // Another digit than the one that chooses the list.
    const set = { categories: ways[Math.floor(doing.pick / 7) % ways.length] ?? [] }
    const meant = writing(doing, row, set)
    // Beside an own order that waits, those of somebody else count as not seen until both are one.
    const isCovered = row.seen !== undefined && 'categories' in row.seen
    const noted = isCovered ? meant.map((made) => ({ ...made, shown: null })) : meant
    await actAndNote(doing, changing('list', row.id, set), noted)
  },
  /** The recipe form is opened now, and saved later with what it showed then. */
  async open(doing: Doing): Promise<void> {
    const { world, device } = doing
    const row = pickOf(doing, 'recipe')
    if (!row) return
    const shown = shownIntent(world, device, { row, field: 'title' })
    device.form = { id: row.id, shown, seen: seenStamp(row, 'title') }
  },
  async submit(doing: Doing): Promise<void> {
    const { world, device } = doing
    const { form } = device
    const row = rowOf(doing, form?.id)
    if (!form || !row || !isShown(device, form.id)) return
    const set = { title: newText(world) }
    const command: Command = {
      type: 'change-recipe',
      id: form.id,
      set,
      seen: { title: form.seen },
    }
    device.form = null
    const meant = writing(doing, row, set).map((made) => ({ ...made, shown: form.shown }))
    await actAndNote(doing, command, meant)
  },
  async create(doing: Doing): Promise<void> {
    const { world, device } = doing
    const kind = wholeOf(doing)
    const name = newText(world)
    const id = idFor(doing)
    const made: Record<typeof kind, Command> = {
      list: { type: 'create-list', id, name },
      recipe: { type: 'create-recipe', id, fields: recipeNamed(name) },
      place: { type: 'create-place', id, fields: placeNamed(name) },
    }
    const place = { record: id, root: id, scope: `${kind}s:${device.user}` }
    const others = {
      list: { categories: null },
      recipe: { description: null },
      place: { location: 'here' },
    }
    const values = { [nameField(kind)]: name, ...others[kind] }
    await actAndNote(doing, made[kind], making(place, values))
  },
  async delete(doing: Doing): Promise<void> {
    const { device } = doing
    const entity = wholeOf(doing)
    const row = pickOf(doing, entity)
    if (row?.scope.endsWith(device.user) !== true) return
    const others = seenOf(doing, rowsUnder(doing, row.id))
    await actAndNote(doing, { type: 'delete', entity, id: row.id }, [
      { kind: 'delete', ...placeOf(row), others },
    ])
  },
  /** A deletion is undone, at once or from 'Recently deleted'. */
  async undelete(doing: Doing): Promise<void> {
    const { world, device, pick } = doing
    const rows = [...device.disk.rows.values()]
    const deleted = rows.filter((row) => row.shown === 'deleted' && row.scope.endsWith(device.user))
    const row = deleted[pick % Math.max(1, deleted.length)]
    const entity = WHOLES.find((kind) => kind === row?.kind)
    if (!row || !entity) return
    const waiting = deletionOf(doing, row)
    const command: Command = { type: 'restore', entity, id: row.id }
    const isDone = await actAndNote(doing, command, [{ kind: 'restore', ...placeOf(row) }])
    const made = world.intents.at(-1)
    const isWaiting = [...device.disk.outbox.values()].some(
      ({ mutationId }) => mutationId === waiting?.call,
    )
    if (!isDone || !made || !waiting || isWaiting) return
    // The deletion had not left the device, so neither it nor its undoing is ever sent.
    made.isOver = true
    waiting.isOver = true
    world.takenBack.add(waiting)
  },
  async grant(doing: Doing): Promise<void> {
    const row = friendshipsOn(doing.device)[doing.pick % 2]
    // Another digit than the one that chooses the friend.
    const flag = FLAGS[Math.floor(doing.pick / 2) % FLAGS.length]
    if (!row || !flag) return
    const on = valueOf(row.rec, flag) !== true
    const command: Command = { type: 'grant', friendshipId: row.id, flag, on }
    const meant = writing(doing, row, impliedFlags(flag, on))
    await actAndNote(
      doing,
      command,
      meant.map((made) => ({ ...made, others: takenAwayIn(doing, row, made.field) })),
    )
  },
  async unfriend(doing: Doing): Promise<void> {
    const row = friendshipsOn(doing.device)[0]
    if (row) await actAndNote(doing, { type: 'unfriend', friendshipId: row.id }, [])
  },
  async invite(doing: Doing): Promise<void> {
    const { device } = doing
    if (device.user === OWNER || friendshipsOn(device).length > 0) return
    await actAndNote(doing, { type: 'invite', email: `${OWNER}@example.test` }, [])
  },
  async accept(doing: Doing): Promise<void> {
    for (const { id } of requestsOn(doing.device)) {
      await actAndNote(doing, { type: 'answer-request', id, status: 'ACCEPTED' }, [])
    }
  },
  async call(doing: Doing): Promise<void> {
    const row = rowOf(doing, doing.device.user)
    if (!row) return
    const displayName = newText(doing.world)
    const meant = writing(doing, row, { displayName })
    await actAndNote(doing, { type: 'rename-me', displayName }, meant)
  },
}

export function changing(
  kind: string,
  id: string,
  set: Readonly<Record<string, unknown>>,
): Command {
  if (kind === 'list') return changeList(id, { list: set })
  if (kind === 'recipe') return { type: 'change-recipe', id, set }
  return { type: 'change-place', id, set }
}

/** The deletion of a row that still waits on the device. */
function deletionOf({ world, device }: Doing, { id }: MirrorRow) {
  const waiting = new Set([...device.disk.outbox.values()].map(({ mutationId }) => mutationId))
  return world.intents.findLast(
    ({ kind, root, call }) =>
      kind === 'delete' && root === id && call !== null && waiting.has(call),
  )
}

/**
 * The turning off of a right that shows as off because somebody did so on the server: it was seen.
 */
function takenAwayIn({ world, device }: Doing, row: MirrorRow, field = ''): Intent[] {
  const cells = row.base?.cells ?? {}
  if (valueOf(row.rec, field) !== false || cells[field]?.v !== false) return []
  const intent = intentOf(world, device, { row, field, cells })
  return intent === null ? [] : [intent]
}

function friendshipsOn(device: Device): MirrorRow[] {
  const rows = [...device.disk.rows.values()]
  return rows.filter(
    ({ rec }) => rec.kind === 'friendship' && !rec.del && valueOf(rec, 'status') === 'accepted',
  )
}

function requestsOn(device: Device): MirrorRow[] {
  const rows = [...device.disk.rows.values()]
  return rows
    .filter(({ rec }) => rec.kind === 'friendship' && !rec.del)
    .filter(({ rec }) => valueOf(rec, 'status') === 'pending' && valueOf(rec, 'incoming') === true)
}
