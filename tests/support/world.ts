/**
 * A deterministic world for the sync engine: devices with memories of their own, a server, and a
 * network in which every message waits until a step of the schedule delivers, loses or repeats it.
 * The engine, the mirror and the merge are those of the product; docs/sync.md section 9.
 */
import { isVisible } from '#shared/merge/record.ts'
import type { SyncRequest, SyncResponse } from '#shared/schemas/sync.ts'
import { scopeName } from '#shared/scopes.ts'
import { newMeta } from '#db/db.ts'
import type { Command, ListChange } from '#db/commands.ts'
import { save } from '#db/save.ts'
import type { Mirror } from '#db/store.ts'
import { createEngine, type Engine } from '#sw/sync/run.ts'
import type { Reply } from '#sw/sync/transport.ts'
import { createDisk, createMemoryStore, type Disk } from './memory-store.ts'
import { createMemoryServer, type MemoryServer } from './memory-server.ts'
import { createLock } from './phone.ts'

/** A request or its answer, under way. */
export type Message = {
  device: Device
  request: SyncRequest
  answer: SyncResponse | null
  settle(reply: Reply): void
}

export type Device = {
  name: string
  user: string
  disk: Disk
  mirror: Mirror
  /** Two tabs: they share the disk and the lock. */
  engines: Engine[]
  skewMs: number
  /** Transactions until the process dies, and until one is refused for lack of space; -1: never. */
  diesIn: number
  failsIn: number
}

/** Something a user did, for the oracle. saw: what the screen showed before. */
export type Intent = {
  at: number
  device: Device
  item: string
  kind: 'text' | 'remove' | 'untick'
  value: string
  saw: string | null
}

export type World = {
  server: MemoryServer
  devices: Device[]
  messages: Message[]
  /** Requests that will arrive once more. */
  echoes: { user: string; request: SyncRequest }[]
  intents: Intent[]
  listId: string
  /** Answers come at once and nothing is lost. */
  isCalm: boolean
  requests: number
  random: () => number
}

export const OWNER = '00000000-0000-7000-8000-00000000000a'
export const FRIEND = '00000000-0000-7000-8000-00000000000b'
export const SCOPE = scopeName('lists', OWNER)

/** Two devices of the owner and one of a friend, who share one list with two items. */
export async function createWorld(seed: number): Promise<World> {
  const world: World = {
    server: createMemoryServer(1_800_000_000_000),
    devices: [],
    messages: [],
    echoes: [],
    intents: [],
    listId: '',
    isCalm: true,
    requests: 0,
    random: createRandom(seed),
  }
  world.server.grants.add(`${OWNER} ${FRIEND}`)
  for (const [name, user] of [
    ['phone', OWNER],
    ['laptop', OWNER],
    ['friend', FRIEND],
  ] as const) {
    world.devices.push(createDevice(world, name, user))
  }
  const [phone] = world.devices
  if (phone) {
    const saved = await save(phone.mirror, { type: 'create-list', name: 'List' })
    world.listId = saved.id
    for (const _ of [1, 2]) await addItem(world, phone)
  }
  for (const device of world.devices) await device.engines[0]?.run({ force: true })
  world.isCalm = false
  return world
}

/** What a device shows of an item; null where it does not. */
export function shownText(device: Device, item: string): string | null {
  const row = device.disk.rows.get(item)
  return row && isVisible(row.rec) ? String(row.rec.cells['text']?.v) : null
}

/** The items that a device shows, in a fixed order. */
export function shownItems(world: World, device: Device): string[] {
  return [...device.disk.rows.values()]
    .filter((row) => row.parent === world.listId && isVisible(row.rec))
    .map((row) => row.id)
    .sort()
}

/** Adds an item with a text that no other has. */
export async function addItem(world: World, device: Device): Promise<void> {
  if (!device.disk.rows.has(world.listId)) return
  const value = `t${world.intents.length}`
  const item = `${`${world.intents.length}`.padStart(8, '0')}-0000-7000-8000-${device.disk.meta.device}0000`
  const add = { id: item, text: value, category: null, pos: 'a0' }
  await act(world, device, { add }, { item, kind: 'text', value, saw: null })
}

/** Saves a change; what the device refused to save was never done. */
export async function act(
  world: World,
  device: Device,
  change: ListChange,
  intent?: Pick<Intent, 'item' | 'kind' | 'value' | 'saw'>,
): Promise<void> {
  const command: Command = { type: 'change-list', listId: world.listId, changes: [change] }
  const { changed } = await save(device.mirror, command).catch((error: unknown) => {
    if (error instanceof Fault) return { changed: false }
    throw error
  })
  if (intent && changed) world.intents.push({ ...intent, at: world.intents.length, device })
}

/** Delivers a request to the server; its answer is then under way. */
export function arrive(world: World, message: Message): void {
  message.answer ??= world.server.sync(message.device.user, message.request)
}

/** The process dies: its memory and its requests are gone, its disk is not. */
export function kill(world: World, device: Device): void {
  world.messages = world.messages.filter((message) => message.device !== device)
  start(world, device)
}

/** A refused or interrupted transaction. */
export class Fault extends Error {}

function createDevice(world: World, name: string, user: string): Device {
  const disk = createDisk(newMeta(world.random))
  const device = { name, user, disk, skewMs: 0, diesIn: -1, failsIn: -1 } as Device
  start(world, device)
  return device
}

/** Starts the processes of a device anew; those that ran before can write nothing any more. */
function start(world: World, device: Device): void {
  let isDead = false
  device.diesIn = -1
  device.failsIn = -1
  const store = createMemoryStore(device.disk, () => {
    if (isDead) throw new Fault('killed')
    device.failsIn -= 1
    if (device.failsIn === 0) throw new Fault('no space')
    device.diesIn -= 1
    if (device.diesIn !== 0) return
    isDead = true
    kill(world, device)
    throw new Fault('killed')
  })
  const clock = () => world.server.now + device.skewMs
  device.mirror = { userId: device.user, store, clock, random: world.random }
  const lock = createLock()
  const engine = () =>
    createEngine({
      mirror: device.mirror,
      transport: { send: (request) => send(world, device, request) },
      tokens: { get: async () => ({ kind: 'token', token: 'token', userId: device.user }) },
      lock,
    })
  device.engines = [engine(), engine()]
}

function send(world: World, device: Device, request: SyncRequest): Promise<Reply> {
  world.requests += 1
  // What leaves the device is a copy, as on a real line.
  const copy = structuredClone(request)
  if (world.isCalm) return Promise.resolve(answerOf(world.server.sync(device.user, copy)))
  return new Promise((settle) => {
    world.messages.push({ device, request: copy, answer: null, settle })
  })
}

/** An answer as it comes out of the line. */
export function answerOf(response: SyncResponse): Reply {
  return { kind: 'answer', status: 200, body: structuredClone(response), retryAfterMs: null }
}

export const SILENCE: Reply = { kind: 'silence', retryAfterMs: null }

/** Small, fast and the same everywhere: mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
