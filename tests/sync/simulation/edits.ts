/** What people do with the items of lists; all of it is noted for the checks. */
import { sameValue } from '#shared/merge/canonical.ts'
import { valueOf } from '#shared/merge/record.ts'
import { appendPositions } from '#db/positions.ts'
import {
  actAndNote,
  changeList,
  idFor,
  making,
  noteAll,
  pickOf,
  placeOf,
  rowOf,
  shownOf,
  writing,
  type Doing,
} from './doing.ts'
import { isShown, shownIn } from './intents.ts'
import { must } from './violation.ts'
import { newText } from './world.ts'

async function setItem(doing: Doing, set: Record<string, unknown>): Promise<void> {
  const row = pickOf(doing, 'item')
  if (!row) return
  const command = changeList(row.parent ?? '', { item: row.id, set })
  await actAndNote(doing, command, writing(doing, row, set))
}

export const ITEM_EDITS = {
  async add(doing: Doing): Promise<void> {
    const { world, device } = doing
    const list = pickOf(doing, 'list')
    if (!list) return
    const text = newText(world)
    const id = idFor(doing)
    const items = [...device.disk.rows.values()].filter((row) => row.parent === list.id)
    const placed = items.map(({ id, rec }) => ({ id, pos: String(valueOf(rec, 'pos')) }))
    const [pos = 'a0'] = appendPositions(placed, 1, () => world.chance.next())
    const add = { id, text, category: null, pos }
    const place = { record: id, root: list.id, scope: list.scope }
    const meant = making(place, { text, category: null, isChecked: false, pos })
    await actAndNote(doing, changeList(list.id, { add }), meant)
  },
  async rename(doing: Doing): Promise<void> {
    await setItem(doing, { text: newText(doing.world) })
  },
  async tick(doing: Doing): Promise<void> {
    await setItem(doing, { isChecked: true })
  },
  async untick(doing: Doing): Promise<void> {
    await setItem(doing, { isChecked: false })
  },
  async move(doing: Doing): Promise<void> {
    // Unlike any other, and ending in V, because positions never end in '0'.
    doing.world.texts += 1
    await setItem(doing, { pos: `a${doing.pick % 10}${doing.world.texts}V` })
  },
  async choose(doing: Doing): Promise<void> {
    // Another digit than the one that chooses the item.
    if (Math.floor(doing.pick / 7) % 2 === 1) {
      return await setItem(doing, { category: newText(doing.world) })
    }
    const row = pickOf(doing, 'item')
    if (!row) return
    const category = 'found'
    const found = [{ item: row.id, category }]
    const meant = writing(doing, row, { category }).map((made) => ({ ...made, isWeak: true }))
    const isOpen = (valueOf(row.rec, 'category') ?? null) === null
    await actAndNote(
      doing,
      { type: 'categorise', listId: row.parent ?? '', found },
      isOpen ? meant : [],
    )
  },
  async remove(doing: Doing): Promise<void> {
    const row = pickOf(doing, 'item')
    if (!row) return
    const others = shownOf(doing, row)
    const command = changeList(row.parent ?? '', { remove: row.id })
    await actAndNote(doing, command, [{ kind: 'remove', ...placeOf(row), others }])
  },
  async bringBack(doing: Doing): Promise<void> {
    const { world, device, pick } = doing
    const removed = world.intents.filter(({ kind, by }) => kind === 'remove' && by === device.name)
    const row = rowOf(doing, removed[pick % Math.max(1, removed.length)]?.record)
    if (!row || row.shown !== undefined) return
    const before = opsAbout(doing, row.id)
    // Another digit than the one that chooses the item. What was typed in it and is found later, too.
    const isTyped = Math.floor(pick / 11) % 4 === 1
    const text = isTyped ? newText(world) : valueOf(row.rec, 'text')
    const meant = writing(doing, row, { text })
    const change = isTyped ? { item: row.id, set: { text: String(text) } } : { bringBack: row.id }
    const isDone = await actAndNote(doing, changeList(row.parent ?? '', change), [])
    if (!isDone) return
    const after = opsAbout(doing, row.id)
    const isBack = isShown(device, row.id) || !isShown(device, row.parent ?? '')
    must(isBack, 'own edits stay', () => `${device.name} does not show what it brought back`)
    const isAsTyped = !isTyped || [text, null].includes(shownIn(device, row.id, 'text'))
    must(isAsTyped, 'own edits stay', () => `${device.name} does not show ${String(text)}`)
    const left = before.find(({ op }) => 'del' in op && !after.some((one) => sameValue(one.op, op)))
    if (left) takeOut(doing, row.id, left.call)
    // Where nobody else had removed it, there is nothing to send.
    if (after.some(({ op }) => 'set' in op && !before.some((one) => sameValue(one.op, op)))) {
      noteAll(world, device, meant)
    }
  },
}

/** The operations that wait for an item, with the calls that hold them. */
function opsAbout({ device }: Doing, id: string) {
  return [...device.disk.outbox.values()].flatMap((call) =>
    call.kind === 'list.change'
      ? call.body.ops.filter((op) => op.id === id).map((op) => ({ call: call.mutationId, op }))
      : [],
  )
}

/** The removal of an item that waited in a call is not sent any more, and its author knows of nothing else. */
function takeOut({ world, device }: Doing, record: string, call: string): void {
  const intents = world.byCall.get(call) ?? []
  const removal = intents.findLast((one) => one.kind === 'remove' && one.record === record)
  if (!removal) return
  removal.isOver = true
  world.byCall.set(
    call,
    intents.filter((one) => one !== removal),
  )
  const isLeft = [...device.disk.outbox.values()].some(({ mutationId }) => mutationId === call)
  if (!isLeft) world.takenBack.add(removal)
}
