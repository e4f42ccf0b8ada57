/** What has to be true once everybody has met the server and nothing is on its way any more. */
import { canonicalJson, sameValue } from '#shared/merge/canonical.ts'
import type { Rec, Row } from '#shared/merge/record.ts'
import type { StoredRow } from '#server/db/records.ts'
import { checkRights } from './checks.ts'
import type { Device } from './device.ts'
import { checkGivenBack } from './held.ts'
import { isShown, nameOf, recordOf, shownIn } from './intents.ts'
import { isThere } from './removals.ts'
import type { Ledger } from './standing.ts'
import { must } from './violation.ts'
import { mayRead } from './witness.ts'
import type { World } from './world.ts'

export async function checkEnd(world: World): Promise<void> {
  world.judge.look()
  for (const device of world.devices) {
    checkRights(world, device)
    checkSame(world, device)
    checkShown(world, device)
    checkSettled(world, device)
  }
  checkKept(world)
  checkOnce(world)
  checkTold(world)
  checkGivenBack(world)
  await checkRead(world)
}

/** A device has all that is on the server, that its user may read and that nobody has removed. */
function checkSame(world: World, device: Device): void {
  const { ledger, unsure } = world.judge
  const expected = new Map<string, StoredRow>()
  const readable = new Map<string, boolean>()
  for (const row of world.server.memory.tables.records.values()) {
    const { scope } = row
    const isOpen = readable.get(scope) ?? mayRead(world.server.memory, device.user, scope)
    readable.set(scope, isOpen)
    if (isOpen && !unsure.has(row.id) && isAlive(ledger, row)) expected.set(row.id, row)
  }
  const extra: string[] = []
  for (const row of device.disk.rows.values()) {
    must(row.base === undefined, 'all are equal', () => `${row.id} still waits on ${device.name}`)
    if (unsure.has(row.id) || !isAlive(ledger, { ...row, del: row.rec.del })) continue
    const there = expected.get(row.id)
    if (there && isSame({ ...row.rec, ver: row.ver }, there)) expected.delete(row.id)
    else extra.push(printOf(row.rec, row))
  }
  const lacks = () => [...expected.values()].map((row) => printOf(row, row))
  const what = () => `${device.name} lacks ${lacks().join()} and has ${extra.join()}`
  must(expected.size === 0 && extra.length === 0, 'all are equal', what)
}

type Compared = Pick<StoredRow, 'kind' | 'id' | 'scope' | 'del'>

/** Whether a row counts. Where the judge has no record of it, it does unless it is deleted. */
function isAlive(ledger: Ledger, { kind, id, scope, del }: Compared): boolean {
  const record = recordOf({ kind, id, scope })
  if (kind === 'friendship' || !ledger.things.has(record)) return del === null
  return isThere(ledger, record)
}

/** A screen shows what is there, and nothing else. */
function checkShown(world: World, device: Device): void {
  const { ledger, unsure } = world.judge
  for (const { id, kind } of device.disk.rows.values()) {
    if (!['list', 'item', 'recipe', 'place'].includes(kind) || unsure.has(id)) continue
    const isRight = isShown(device, id) === isThere(ledger, id)
    const why = () =>
      `${device.name} ${isShown(device, id) ? 'still shows' : 'hides'} ${kind} ${id}`
    must(isRight, 'removed is removed, and nothing else', why)
  }
}

/** Everything that has to be the same on a device and on the server. */
function isSame(a: Row, b: Row): boolean {
  const fields = Object.keys(a.cells)
  const isAlike = a.ver === b.ver && a.del?.s === b.del?.s
  if (!isAlike || fields.length !== Object.keys(b.cells).length) return false
  return fields.every((field) => {
    const [one, other] = [a.cells[field], b.cells[field]]
    return one?.s === other?.s && sameValue(one?.v, other?.v)
  })
}

function printOf({ id, cells, del }: Rec, { ver }: { ver: number }): string {
  const fields = Object.keys(cells).sort()
  const values = fields.map((field) => [field, cells[field]?.s, cells[field]?.v])
  return `${id} ${ver} ${JSON.stringify(values)} ${del?.s}`
}

/** Nothing waits any more, and whatever was refused was refused for a reason that there is. */
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
      // The list is deleted, so what was added to it later is not there to be changed.
      (status === 404 && isDeleted && (kind === 'list.change' || kind === 'list.categorise')) ||
      (status === 409 && (kind.endsWith('.delete') || isAboutPeople)) ||
      world.restores > 0
    const why = () => `${kind} of ${device.name} was refused with ${status} ${error?.message}`
    must(isFair, 'refused with reason', why)
  }
}

/**
 * Everything that was meant has reached the server, waits for its author refused, or was given up.
 */
function checkKept(world: World): void {
  const waiting = new Set<string | null>()
  for (const { disk } of world.devices) {
    for (const { mutationId } of disk.outbox.values()) waiting.add(mutationId)
  }
  for (const intent of world.intents) {
    const { call, isOver } = intent
    if (isOver || intent.by.startsWith('rest-')) continue
    const isKept = call !== null && (world.witness.executed.has(call) || waiting.has(call))
    must(isKept, 'nothing is lost', () => `${nameOf(intent)} is nowhere`)
  }
  for (const intent of world.takenBack) {
    const isBack = !world.witness.executed.has(intent.call ?? '')
    must(isBack, 'taken back is taken back', () => `${intent.record} was deleted all the same`)
  }
}

/**
 * Whoever lost to somebody who had not seen their value has a notice of it until they put it away.
 */
function checkTold(world: World): void {
  const found = new Set<string>()
  for (const { kind, by, cells, del } of world.server.memory.tables.records.values()) {
    if (kind !== 'notice' || (del !== null && (del.back ?? '') <= del.s)) continue
    found.add(`${by} ${String(cells['recordId']?.v)}:${String(cells['field']?.v)}`)
  }
  for (const [key, lost] of world.judge.ledger.told) {
    must(found.has(key), 'losers hear of it', () => `${nameOf(lost)} lost, and nobody is told`)
  }
}

/** A text that was appended or created stands there once, however often it was sent. */
function checkOnce(world: World): void {
  const seen = new Map<unknown, string>()
  for (const row of world.server.memory.tables.records.values()) {
    const text = row.cells['text']?.v
    if (row.kind !== 'item' || !/^t\d+$/.test(String(text))) continue
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
