/** What people do on their devices; each that means something is noted for the checks. */
import { valueOf } from '#shared/merge/record.ts'
import { FLAGS } from '#shared/grants.ts'
import { UnknownRecordError, type Command, type ListChange } from '#db/commands.ts'
import { seenStamp } from '#db/base-of-row.ts'
import { appendPositions } from '#db/positions.ts'
import { discardParked, retryParked } from '#db/parked.ts'
import { save } from '#db/save.ts'
import { allowFault, isKilledAfterCommit, type Device, type Tab } from './device.ts'
import { nameField, note, shownIn, shownRecords, type NewIntent } from './intents.ts'
import { textsIn } from './witness.ts'
import { newText, OWNER, placeNamed, recipeNamed, type World } from './world.ts'

type Doing = { world: World; device: Device; pick: number }

/** Saves a change; what the device refused to save was never done. True: it is on the disk. */
async function act({ device, pick }: Doing, command: Command): Promise<boolean> {
  const tab = awakeTab(device, pick)
  if (!tab || device.signedIn !== device.user) return false
  try {
    return (await save(tab.mirror, command)).changed
  } catch (error) {
    if (error instanceof UnknownRecordError) return false
    allowFault(error)
    return isKilledAfterCommit(error)
  }
}

async function actAndNote(doing: Doing, command: Command, meant: NewIntent): Promise<void> {
  const { world, device } = doing
  // Noted in the order in which it was done: what follows in the same step may have seen it.
  if (await act(doing, command)) note(world, { by: device.name, user: device.user }, meant)
}

function pickOf(doing: Doing, kind: 'list' | 'item' | 'recipe' | 'place'): string | undefined {
  const shown = shownRecords(doing.device, kind)
  return shown[doing.pick % Math.max(1, shown.length)]
}

const listOf = ({ device }: Doing, item: string) => device.disk.rows.get(item)?.parent ?? ''

function changeList(listId: string, change: ListChange): Command {
  return { type: 'change-list', listId, changes: [change] }
}

export const EDITS = {
  async add(doing: Doing): Promise<void> {
    const { world, device } = doing
    const root = pickOf(doing, 'list')
    if (root === undefined) return
    const value = newText(world)
    const id = idFor(doing)
    const items = [...device.disk.rows.values()].filter((row) => row.parent === root)
    const placed = items.map(({ id, rec }) => ({ id, pos: String(valueOf(rec, 'pos')) }))
    const [pos = 'a0'] = appendPositions(placed, 1, () => world.chance.next())
    const add = { id, text: value, category: null, pos }
    await actAndNote(doing, changeList(root, { add }), { kind: 'text', record: id, root, value })
  },
  async rename(doing: Doing): Promise<void> {
    const { world, device } = doing
    const item = pickOf(doing, 'item')
    if (item === undefined) return
    const value = newText(world)
    const root = listOf(doing, item)
    const saw = shownIn(device, item, 'text')
    const command = changeList(root, { item, set: { text: value } })
    await actAndNote(doing, command, { kind: 'text', record: item, root, value, saw })
  },
  async tick(doing: Doing): Promise<void> {
    const item = pickOf(doing, 'item')
    if (item === undefined) return
    const root = listOf(doing, item)
    const command = changeList(root, { item, set: { isChecked: true } })
    await actAndNote(doing, command, { kind: 'tick', record: item, root })
  },
  async untick(doing: Doing): Promise<void> {
    const item = pickOf(doing, 'item')
    if (item === undefined) return
    const root = listOf(doing, item)
    const command = changeList(root, { item, set: { isChecked: false } })
    await actAndNote(doing, command, { kind: 'untick', record: item, root })
  },
  async move(doing: Doing): Promise<void> {
    const item = pickOf(doing, 'item')
    if (item === undefined) return
    const pos = `a${'0123456789'[doing.pick % 10]}V`
    await act(doing, changeList(listOf(doing, item), { item, set: { pos } }))
  },
  async choose(doing: Doing): Promise<void> {
    const item = pickOf(doing, 'item')
    if (item === undefined) return
    const root = listOf(doing, item)
    // Not the digit that chooses the item.
    if (Math.floor(doing.pick / 7) % 2 === 0) {
      await act(doing, { type: 'categorise', listId: root, found: [{ item, category: 'found' }] })
      return
    }
    const value = newText(doing.world)
    const saw = shownIn(doing.device, item, 'category')
    const command = changeList(root, { item, set: { category: value } })
    const field = 'category'
    await actAndNote(doing, command, { kind: 'text', record: item, root, field, value, saw })
  },
  async remove(doing: Doing): Promise<void> {
    const item = pickOf(doing, 'item')
    if (item === undefined) return
    const root = listOf(doing, item)
    const saw = shownIn(doing.device, item, 'text')
    const command = changeList(root, { remove: item })
    const sawTicked = doing.device.disk.rows.get(item)?.rec.cells['isChecked']?.v === true
    const meant = { kind: 'remove', record: item, root, saw, sawTicked } as const
    await actAndNote(doing, command, meant)
  },
  async bringBack(doing: Doing): Promise<void> {
    const { world, device, pick } = doing
    const removed = world.intents.filter(({ kind, by }) => kind === 'remove' && by === device.name)
    const { record: item = '', root = '' } = removed[pick % Math.max(1, removed.length)] ?? {}
    if (!device.disk.rows.has(item)) return
    world.loose.add(`${item}:text`)
    await actAndNote(doing, changeList(root, { bringBack: item }), {
      kind: 'revive',
      record: item,
      root,
    })
  },
  /** A list, recipe or place of the own gets another name. */
  async entitle(doing: Doing): Promise<void> {
    const { world, device } = doing
    const kind = (['list', 'recipe', 'place'] as const)[doing.pick % 3] ?? 'list'
    const id = pickOf(doing, kind)
    if (id === undefined || (kind === 'place' && device.user !== OWNER)) return
    const value = newText(world)
    const field = nameField(kind)
    const saw = shownIn(device, id, field)
    await actAndNote(doing, entitling(kind, id, value), {
      kind: 'text',
      record: id,
      root: id,
      field,
      value,
      saw,
    })
  },
  /** A form that is opened now and saved later with what it showed then. */
  async open(doing: Doing): Promise<void> {
    const { device } = doing
    const id = pickOf(doing, 'recipe')
    const row = device.disk.rows.get(id ?? '')
    if (id === undefined || !row) return
    const shown = shownIn(device, id, 'title') ?? ''
    device.form = { id, field: 'title', shown, seen: seenStamp(row, 'title') }
  },
  async submit(doing: Doing): Promise<void> {
    const { world, device } = doing
    const { form } = device
    if (!form || shownIn(device, form.id, form.field) === null) return
    const value = newText(world)
    const command: Command = {
      type: 'change-recipe',
      id: form.id,
      set: { title: value },
      seen: { title: form.seen },
    }
    const { id: record, field, shown: saw } = form
    device.form = null
    await actAndNote(doing, command, { kind: 'text', record, root: record, field, value, saw })
  },
  async create(doing: Doing): Promise<void> {
    const { world } = doing
    const kind = (['list', 'recipe', 'place'] as const)[doing.pick % 3] ?? 'list'
    const value = newText(world)
    const id = idFor(doing)
    const command: Command =
      kind === 'list'
        ? { type: 'create-list', id, name: value }
        : kind === 'recipe'
          ? { type: 'create-recipe', id, fields: recipeNamed(value) }
          : { type: 'create-place', id, fields: placeNamed(value) }
    const field = nameField(kind)
    await actAndNote(doing, command, { kind: 'text', record: id, root: id, field, value })
  },
  async delete(doing: Doing): Promise<void> {
    const { device } = doing
    const entity = (['list', 'recipe', 'place'] as const)[doing.pick % 3] ?? 'list'
    const id = pickOf(doing, entity)
    const row = device.disk.rows.get(id ?? '')
    if (id === undefined || row?.scope.endsWith(device.user) !== true) return
    const meant = { kind: 'delete', record: id, root: id, known: knownUnder(doing, id) } as const
    await actAndNote(doing, { type: 'delete', entity, id }, meant)
  },
  async grant(doing: Doing): Promise<void> {
    const friendshipId = friendshipsOn(doing.device)[doing.pick % 2]
    const flag = FLAGS[doing.pick % FLAGS.length]
    const row = doing.device.disk.rows.get(friendshipId ?? '')
    if (friendshipId === undefined || !flag || !row) return
    const on = valueOf(row.rec, flag) !== true
    await act(doing, { type: 'grant', friendshipId, flag, on })
  },
  async unfriend(doing: Doing): Promise<void> {
    const friendshipId = friendshipsOn(doing.device)[0]
    if (friendshipId !== undefined) await act(doing, { type: 'unfriend', friendshipId })
  },
  async invite(doing: Doing): Promise<void> {
    const { device } = doing
    if (device.user === OWNER || friendshipsOn(device).length > 0) return
    await act(doing, { type: 'invite', email: `${OWNER}@example.test` })
  },
  async accept(doing: Doing): Promise<void> {
    const { device } = doing
    for (const id of requestsOn(device)) {
      await act(doing, { type: 'answer-request', id, status: 'ACCEPTED' })
    }
  },
  async call(doing: Doing): Promise<void> {
    await act(doing, { type: 'rename-me', displayName: `Name ${doing.pick}` })
  },
  /** What was refused is tried again, or given up. */
  async decide(doing: Doing): Promise<void> {
    const { world, device, pick } = doing
    const parked = [...device.disk.outbox.values()].filter(({ state }) => state === 'parked')
    const record = parked[pick % Math.max(1, parked.length)]
    const tab = awakeTab(device, pick)
    if (!record || !tab || device.signedIn !== device.user) return
    const { root } = record
    const ofRoot = parked.filter((other) => other.root === root)
    const known = knownUnder(doing, root)
    try {
      await (pick % 2 === 0 ? retryParked(tab.mirror, root) : discardParked(tab.mirror, root))
    } catch (error) {
      allowFault(error)
      if (!isKilledAfterCommit(error)) return
    }
    for (const { kind, body } of ofRoot) {
      const json = JSON.stringify(body ?? null)
      const texts = textsIn(json)
      for (const [, id] of json.matchAll(/"id":"([^"]+)"/g)) {
        world.loose.add(`${id}:text`).add(`${id}:isChecked`)
      }
      if (pick % 2 === 1) for (const text of texts) world.givenUp.add(text)
      for (const intent of world.intents) {
        if (texts.includes(intent.value)) world.loose.add(`${intent.record}:${intent.field}`)
      }
      if (pick % 2 === 0 && kind.endsWith('delete')) {
        const who = { by: device.name, user: device.user }
        note(world, who, { kind: 'delete', record: root, root, known })
      }
    }
  },
}

function entitling(kind: 'list' | 'recipe' | 'place', id: string, value: string): Command {
  if (kind === 'list') return changeList(id, { list: { name: value } })
  if (kind === 'recipe') return { type: 'change-recipe', id, set: { title: value } }
  return { type: 'change-place', id, set: { name: value } }
}

/** An id that no other step makes. */
function idFor({ world, device }: Doing): string {
  world.texts += 1
  const number = `${world.texts}`.padStart(8, '0')
  return `${number}-0000-7000-8000-${device.disk.meta.device}0000`
}

/** Every text under a list, recipe or place that a device shows. */
function knownUnder({ device }: Doing, root: string): Set<string> {
  const known = new Set<string>()
  for (const row of device.disk.rows.values()) {
    if (row.id !== root && row.parent !== root) continue
    for (const rec of [row.rec, row.base ?? row.rec]) {
      for (const text of textsIn(JSON.stringify(rec.cells))) known.add(text)
    }
  }
  return known
}

function friendshipsOn(device: Device): string[] {
  const rows = [...device.disk.rows.values()]
  return rows
    .filter(({ rec }) => rec.kind === 'friendship' && !rec.del)
    .filter(({ rec }) => valueOf(rec, 'status') === 'accepted')
    .map(({ id }) => id)
}

function requestsOn(device: Device): string[] {
  const rows = [...device.disk.rows.values()]
  return rows
    .filter(({ rec }) => rec.kind === 'friendship' && !rec.del)
    .filter(({ rec }) => valueOf(rec, 'status') === 'pending' && valueOf(rec, 'incoming') === true)
    .map(({ id }) => id)
}

/** A tab that the browser has not frozen: people use no other. */
function awakeTab(device: Device, pick: number): Tab | undefined {
  const tabs = [device.tabs[pick % 2], device.tabs[(pick + 1) % 2]]
  return tabs.find((tab) => tab !== undefined && tab.frozen === null)
}
