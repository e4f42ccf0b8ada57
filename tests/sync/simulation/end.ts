/** What has to be true once everybody has met the server and nothing is under way any more. */
import { canonicalJson } from '#shared/merge/canonical.ts'
import { isVisible, type Rec } from '#shared/merge/record.ts'
import type { StoredRow } from '#server/db/records.ts'
import { checkRights, isParked, waitingTexts } from './checks.ts'
import { type Device } from './device.ts'
import { shownIn, type Intent } from './intents.ts'
import { must } from './violation.ts'
import { mayRead } from './witness.ts'
import type { World } from './world.ts'

export async function checkEnd(world: World): Promise<void> {
  for (const device of world.devices) {
    checkRights(world, device)
    checkSame(world, device)
    checkSettled(world, device)
  }
  const stored = new Map<string, StoredRow>()
  for (const row of world.server.memory.tables.records.values()) {
    if (row.kind !== 'friendship' && row.kind !== 'profile') stored.set(row.id, row)
  }
  const found = valuesFound(world)
  const waiting = new Set(world.devices.flatMap((device) => [...waitingTexts(device)]))
  for (const intent of world.intents) {
    if (intent.kind === 'text') checkKept(world, { intent, stored, found, waiting })
  }
  for (const id of new Set(world.intents.map(({ record }) => record))) {
    const row = stored.get(id)
    if (row?.kind === 'item') checkItem(world, row, stored)
  }
  checkDeletions(world, stored)
  checkOnce(world, stored)
  checkNotices(world, stored)
  checkGivenBack(world, stored)
  await checkRead(world)
}

/** A device has what the server has, of everything that its user may read. */
function checkSame(world: World, device: Device): void {
  const expected = new Set<string>()
  for (const row of world.server.memory.tables.records.values()) {
    if (!isVisible(row) || !mayRead(world.server.memory, device.user, row.scope)) continue
    if (row.parent === null || isVisible(findRow(world, row.parent)))
      expected.add(printOf(row, row))
  }
  const extra: string[] = []
  for (const row of device.disk.rows.values()) {
    must(row.base === undefined, 'all are equal', () => `${row.id} still waits on ${device.name}`)
    if (!isVisible(row.rec) || (row.parent !== null && !isShown(device, row.parent))) continue
    const print = printOf(row.rec, row)
    if (!expected.delete(print)) extra.push(print)
  }
  const what = () => `${device.name} lacks ${[...expected].join()} and has ${extra.join()}`
  must(expected.size === 0 && extra.length === 0, 'all are equal', what)
}

/** Everything that has to be the same on a device and on the server. */
function printOf({ id, cells, del }: Rec, { ver }: { ver: number }): string {
  const fields = Object.keys(cells).sort()
  const values = fields.map((field) => [field, cells[field]?.s, cells[field]?.v])
  return `${id} ${ver} ${JSON.stringify(values)} ${del?.s}`
}

function findRow(world: World, id: string): StoredRow {
  const row = [...world.server.memory.tables.records.values()].find((found) => found.id === id)
  if (!row) throw new Error(`There is no ${id}`)
  return row
}

function isShown(device: Device, id: string): boolean {
  const row = device.disk.rows.get(id)
  return row !== undefined && isVisible(row.rec)
}

/** Nothing waits any more, and what was refused was refused for a reason. */
function checkSettled(world: World, device: Device): void {
  for (const record of device.disk.outbox.values()) {
    const { state, scope, root, error, kind } = record
    must(state === 'parked', 'everything is sent', () => `${kind} of ${device.name} is ${state}`)
    const status = error?.status ?? 0
    const owner = scope?.split(':')[1] ?? ''
    const name = scope?.split(':')[0] ?? ''
    const isDeleted = world.intents.some(
      (intent) => intent.kind === 'delete' && intent.root === root,
    )
    const wasShutOut = world.witness.missed.has(`${owner} ${device.user} ${name}`)
    const mayNotEdit = world.witness.missed.has(`${owner} ${device.user} editing`)
    const isAboutPeople = kind.startsWith('friend.')
    const isFair =
      (status === 404 && (wasShutOut || isAboutPeople)) ||
      (status === 403 && (wasShutOut || mayNotEdit)) ||
      (status === 410 && isDeleted) ||
      (status === 409 && (kind.endsWith('.delete') || isAboutPeople)) ||
      world.restores > 0 ||
      world.isLongAgo
    const why = () => `${kind} of ${device.name} was refused with ${status} ${error?.message}`
    must(isFair, 'refused with reason', why)
  }
}

/** Per record and field: what stands there, what stood there, and what lost. */
function valuesFound(world: World): Map<string, Set<unknown>> {
  const found = new Map<string, Set<unknown>>()
  const add = (key: string, value: unknown) => {
    const values = found.get(key) ?? new Set()
    values.add(value)
    found.set(key, values)
  }
  for (const row of world.server.memory.tables.records.values()) {
    for (const [field, cell] of Object.entries(row.cells)) add(`${row.id}:${field}`, cell.v)
  }
  for (const { record_id, field, cell } of world.server.memory.tables.history.values()) {
    if (cell && 'v' in cell) add(`${record_id}:${field}`, cell.v)
  }
  return found
}

/** waiting: the texts in the outboxes. found: by record and field. */
type Kept = {
  intent: Intent
  stored: Map<string, StoredRow>
  found: Map<string, Set<unknown>>
  waiting: ReadonlySet<string>
}

/** A text is with the server, in front of its author, or replaced by its author before it left. */
function checkKept(world: World, { intent, stored, found, waiting }: Kept): void {
  const { record, field, value } = intent
  const key = `${record}:${field}`
  const { delivered } = world.witness
  const isKept = (text: string) =>
    delivered.has(text) || waiting.has(text) || world.givenUp.has(text)
  const isReplaced = world.intents.some(
    (later) =>
      later.kind === 'text' &&
      later.by === intent.by &&
      later.record === record &&
      later.field === field &&
      later.at > intent.at &&
      isKept(later.value),
  )
  must(isKept(value) || isReplaced, 'nothing is lost', () => `${value} of ${intent.by} is nowhere`)
  const row = stored.get(record)
  if (!delivered.has(value) || world.restores > 0) return
  const isEmptied = row !== undefined && Object.keys(row.cells).length === 0
  if (world.isLongAgo || isEmptied) return
  must(row !== undefined, 'nothing is lost', () => `${record} with ${value} is not there`)
  // Of categories only the one that stands is kept.
  const isFound = found.get(key)?.has(value) === true || isReplaced || field === 'category'
  must(isFound, 'losers are kept', () => `${value} of ${intent.by} was dropped`)
  const isLate =
    (delivered.get(value) ?? 0) > (world.witness.deletions.get(intent.root) ?? Infinity)
  const isHeard = !isLate || world.broughtBack.has(intent.root)
  must(isHeard, 'nothing is lost', () => `${value} was taken into what had been deleted`)
  const final = String(row?.cells[field]?.v)
  const isOverruled = field === 'category' && final === 'found'
  must(!isOverruled, 'choices stand', () => `${value} gave way to what was found`)
  const isBack = intent.before.has(final) && !world.loose.has(key)
  must(!isBack, 'no older text returns', () => `${final} came back after ${value}`)
}

/** An item is there unless somebody removed it who had seen its text. */
function checkItem(world: World, row: StoredRow, stored: Map<string, StoredRow>): void {
  const list = stored.get(row.parent ?? '')
  if (!list || !isVisible(list) || world.restores > 0 || world.isLongAgo) return
  const final = String(row.cells['text']?.v)
  const about = world.intents.filter(({ record }) => record === row.id)
  const author = about.find(({ kind, value }) => kind === 'text' && value === final)
  const removes = about.filter(({ kind }) => kind === 'remove')
  const hasSeen = (remove: Intent) =>
    remove.saw === final ||
    remove.before.has(final) ||
    (author?.by === remove.by && author.at < remove.at && isDevice(world, remove.by))
  const isRevived = about.some(({ kind }) => kind === 'untick' || kind === 'revive')
  const isDecided = world.loose.has(`${row.id}:text`)
  const isWanted =
    row.cells['isChecked']?.v === false &&
    about.some(({ kind }) => kind === 'untick') &&
    removes.every(({ sawTicked }) => sawTicked === true)
  if (!removes.some(hasSeen) || isWanted) {
    const why = () => `${final} was removed by nobody who had seen it`
    must(isVisible(row), 'unseen changes survive', why)
  } else if (
    !isRevived &&
    !isDecided &&
    removes.some((remove) => hasSeen(remove) && isSent(world, remove))
  ) {
    must(!isVisible(row), 'removed is removed', () => `${final} is still here`)
  }
}

/** What devices held when a backup was restored is there again, or what was written over it. */
function checkGivenBack(world: World, stored: Map<string, StoredRow>): void {
  for (const { device, generation, record, root, field, value } of world.held) {
    const key = `${record}:${field}`
    if (device.disk.meta.generation !== generation || world.loose.has(key)) continue
    const isRemoved = world.intents.some(
      ({ kind, ...other }) =>
        (kind === 'remove' && other.record === record) ||
        (kind === 'delete' && other.root === root),
    )
    if (isRemoved || world.isLongAgo) continue
    const final = stored.get(record)?.cells[field]?.v
    must(final !== undefined, 'given back', () => `${value} of ${device.name} was not given back`)
    const author = world.intents.find((intent) => intent.value === value)
    const isBack = author?.before.has(String(final)) ?? false
    must(!isBack, 'given back', () => `${String(final)} stands instead of ${value}`)
  }
}

/** Whoever's text lost to one whose author had not seen it finds it among the notices. */
function checkNotices(world: World, stored: Map<string, StoredRow>): void {
  if (world.restores > 0 || world.isLongAgo) return
  const notices = new Set<string>()
  for (const { kind, by, cells } of world.server.memory.tables.records.values()) {
    if (kind === 'notice')
      notices.add(`${by} ${String(cells['recordId']?.v)}:${String(cells['field']?.v)}`)
  }
  const texts = world.intents.filter(({ kind }) => kind === 'text')
  const isDelivered = (value: string) => world.witness.delivered.has(value)
  for (const { record, field, value, user, by, at } of texts) {
    const key = `${record}:${field}`
    const row = stored.get(record)
    if (field === 'category' || !row || !isDelivered(value) || world.loose.has(key)) continue
    const rivals = texts.filter((other) => other.record === record && other.field === field)
    const isSeen = rivals.some(
      (other) =>
        isDelivered(other.value) && (other.before.has(value) || (other.by === by && other.at > at)),
    )
    if (isSeen || row.cells[field]?.v === value || !isVisible(row)) continue
    const isTold = notices.has(`${user} ${key}`)
    must(isTold, 'losers hear of it', () => `${value} of ${by} lost, and ${user} was not told`)
  }
}

/** A device has seen what it wrote; the tabs of a plain caller know nothing of each other. */
function isDevice(world: World, by: string): boolean {
  return world.devices.some(({ name }) => name === by)
}

/** The one who removed it was not stopped: not shut out, not signed out with everything given up. */
function isSent(world: World, { by, root }: Intent): boolean {
  const device = world.devices.find(({ name }) => name === by)
  if (!device) return true
  return !isParked(device, { root }) && device.disk.meta.generation === 0
}

/** A list, recipe or place is gone only if its author deleted it, and never with unseen content. */
function checkDeletions(world: World, stored: Map<string, StoredRow>): void {
  if (world.restores > 0 || world.isLongAgo) return
  for (const row of stored.values()) {
    if (row.parent !== null || isVisible(row) || row.kind === 'notice') continue
    const deletes = world.intents.filter(({ kind, root }) => kind === 'delete' && root === row.id)
    must(deletes.length > 0, 'deleted by its author', () => `nobody deleted ${row.id}`)
    const when = world.witness.deletions.get(row.id) ?? Infinity
    for (const part of stored.values()) {
      if ((part.id !== row.id && part.parent !== row.id) || (part !== row && !isVisible(part)))
        continue
      for (const [field, cell] of Object.entries(part.cells)) {
        // A category arranges; it is no content.
        if (field === 'category') continue
        const order = world.witness.delivered.get(String(cell.v))
        if (order === undefined || order > when || cell.u === row.owner) continue
        const isKnown = deletes.some(({ known }) => known?.has(String(cell.v)))
        must(isKnown, 'unseen changes survive', () => `${String(cell.v)} was deleted unseen`)
      }
    }
  }
}

/** What was appended or created stands there once, however often it was sent. */
function checkOnce(world: World, stored: Map<string, StoredRow>): void {
  const seen = new Map<unknown, string>()
  for (const row of stored.values()) {
    const text = row.cells['text']?.v
    if (row.kind !== 'item' || !world.witness.delivered.has(String(text))) continue
    must(!seen.has(text), 'exactly once', () => `${String(text)} stands there twice`)
    seen.set(text, row.id)
  }
}

/** A plain caller reads the same lists as a device of the same user shows. */
async function checkRead(world: World): Promise<void> {
  const [device] = world.devices
  if (!device) return
  const token = `${device.user}/check/0`
  const answer = await world.server.ask({ method: 'GET', path: '/grocerylists', token })
  const lists = JSON.parse(answer.text) as {
    id: string
    groceries: { id: string; text: string }[]
  }[]
  const read = lists.flatMap(({ groceries }) => groceries.map(({ id, text }) => `${id} ${text}`))
  const shown = [...device.disk.rows.values()]
    .filter((row) => row.kind === 'item' && row.scope === `lists:${device.user}`)
    .filter((row) => shownIn(device, row.id, 'text') !== null)
    .map((row) => `${row.id} ${shownIn(device, row.id, 'text')}`)
  const isSame = canonicalJson(read.sort()) === canonicalJson(shown.sort())
  must(isSame, 'plain callers read the same', () => `${read.join()} is not ${shown.join()}`)
}
