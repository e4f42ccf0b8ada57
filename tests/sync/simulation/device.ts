/** A device of a simulated world: a disk, tabs that share it and its lock, and a clock of its own. */
import { hash } from 'node:crypto'
import { newMeta } from '#db/db.ts'
import type { Draft } from '#db/tables.ts'
import { isWaiting, type Schema } from '#db/calls.ts'
import { SCHEMA } from '#db/schema.ts'
import { NewerSchemaError, type Mirror, type ScopeState } from '#db/store.ts'
import { createEngine } from '#sw/sync/run.ts'
import type { Engine } from '#sw/sync/engine.ts'
import { createTransport, type Net } from '#sw/sync/transport.ts'
import { createDisk, createMemoryStore, type Disk } from '../../support/memory-store.ts'
import type { Intent } from './intents.ts'
import { REQUESTS_MAX } from './limits.ts'
import { createDeviceLock, type DeviceLock } from './lock.ts'
import type { Answer } from './server.ts'
import { expiredTokens } from './shims/verify-token.ts'
import { askServer, type Message } from './network.ts'
import { NEXT } from './next-version.ts'
import { Violation } from './violation.ts'
import type { World } from './world.ts'

/** One process of the app on a device. */
export type Tab = {
  at: number
  mirror: Mirror
  engine: Engine
  isDead: boolean
  /** The browser has stopped it; when it thaws it goes on where it was. */
  frozen: { until: Promise<void>; thaw: () => void } | null
}

export type Device = {
  name: string
  user: string
  disk: Disk
  tabs: Tab[]
  lock: DeviceLock
  skewMs: number
  /**
   * Commits until the process dies before one, until it dies after one, until one finds no space.
   */
  diesIn: number
  diesAfter: number
  failsIn: number
  /** Whose session is stored here now; null: nobody is signed in. */
  signedIn: string | null
  /** Grows with every renewal. */
  tokenNumber: number
  /** The provider refuses to renew, or cannot be reached. */
  renewal: 'works' | 'refused' | 'unreachable'
  pageBytes: number
  /** The version of the app that is installed; tabs that were open before still run the old one. */
  schema: Schema
  /** What the recipe form was opened with. */
  form: { id: string; shown: Intent | null; seen: string | null } | null
  /** How often its clock was changed. */
  jumps: number
  /**
   * What is being typed: the drafts on the disk, one that is not written yet, and the last of all.
   */
  drafts: Map<string, Draft>
  unwritten: Draft | null
  typed: string | null
  /** When its user last switched working offline on or off. */
  offSince: number | null
}

/** A transaction that was refused, or cut short by a kill. */
export class Fault extends Error {}

/** Throws on, unless the schedule caused the error or code that is too old was refused. */
export function allowFault(error: unknown): void {
  if (!(error instanceof Fault) && !(error instanceof NewerSchemaError)) throw error
}

export function createDevice(
  world: World,
  made: { name: string; user: string; pageBytes: number },
): Device {
  const device: Device = {
    ...made,
    disk: createDisk(newMeta(() => world.chance.next())),
    tabs: [],
    lock: createDeviceLock(),
    skewMs: 0,
    diesIn: -1,
    diesAfter: -1,
    failsIn: -1,
    signedIn: made.user,
    tokenNumber: 1,
    renewal: 'works',
    schema: SCHEMA,
    form: null,
    jumps: 0,
    drafts: new Map(),
    unwritten: null,
    typed: null,
    offSince: null,
  }
  for (const at of [0, 1]) device.tabs.push(openTab(world, device, at))
  return device
}

/** The process dies: its memory and its requests are gone, the disk is not. A new one starts. */
export function kill(world: World, device: Device, at: number): void {
  const tab = device.tabs[at]
  if (tab) tab.isDead = true
  world.messages = world.messages.filter(
    (message) => message.device !== device || message.tab !== at,
  )
  device.tabs[at] = openTab(world, device, at)
  if (tab) device.lock.leave(tab)
}

/** The browser stops a tab in the middle of what it does, and lets it go on. */
export function freeze(device: Device, at: number): void {
  const tab = device.tabs[at]
  if (!tab || tab.frozen) return
  let thaw = () => {}
  const until = new Promise<void>((resolve) => {
    thaw = resolve
  })
  tab.frozen = { until, thaw }
}

export function thaw(device: Device): void {
  for (const tab of device.tabs) {
    tab.frozen?.thaw()
    tab.frozen = null
  }
}

/** The app is updated: one tab is loaded anew, the other still runs the old code. */
export function update(world: World, device: Device, at: number): void {
  device.schema = NEXT
  kill(world, device, at)
}

/** The user reloads the tabs that ask for it because they are too old. */
export function reloadOld(world: World, device: Device): void {
  for (const { at, mirror } of device.tabs) {
    if (mirror.schema.version < device.schema.version) kill(world, device, at)
  }
}

/** The device is switched off and on again. */
export function killAll(world: World, device: Device): void {
  for (const { at } of device.tabs) kill(world, device, at)
}

/** Whether the change is on the disk although its caller never heard so. */
export function isKilledAfterCommit(error: unknown): boolean {
  return error instanceof Fault && error.message === 'killed after the commit'
}

/**
 * Runs the engine in one of the tabs: while calls wait, the first asks because they do, the other as
 * after a poke. What the faults of the schedule break is no failure.
 */
export async function runEngine(device: Device, at: number, force = true): Promise<void> {
  const toSend = at === 0 && [...device.disk.outbox.values()].some(isWaiting)
  await device.tabs[at]?.engine.run({ force, toSend }).catch(allowFault)
}

/** One trip to the server with nothing in the way. */
export async function syncCalmly(world: World, device: Device): Promise<void> {
  const wasCalm = world.isCalm
  world.isCalm = true
  await runEngine(device, 0)
  world.isCalm = wasCalm
}

function openTab(world: World, device: Device, at: number): Tab {
  const tab = { at, isDead: false, frozen: null } as unknown as Tab
  const store = createMemoryStore(device.disk, {
    fault: (moment) => fault(world, { device, tab, moment }),
    frozen: () => tab.frozen?.until ?? null,
    schema: device.schema,
  })
  tab.mirror = {
    userId: device.user,
    store,
    schema: device.schema,
    clock: () => world.now + device.skewMs,
    random: () => world.chance.next(),
  }
  tab.engine = createEngine({
    mirror: tab.mirror,
    transport: createTransport('/api/sync', createNet(world, device, tab)),
    tokens: {
      held: async () => heldBy(device),
      get: async ({ refused }) => tokenOf(device, refused),
    },
    hash: async (text) => hash('sha256', text, 'hex'),
    lock: (_name, task, isStuck) => device.lock.run(tab, task, isStuck),
  })
  return tab
}

type Place = { device: Device; tab: Tab; moment: 'begin' | 'commit' | 'done' }

/** What may go wrong around a commit. */
function fault(world: World, { device, tab, moment }: Place): void {
  if (tab.isDead) throw new Fault('killed')
  if (moment === 'begin') return
  if (moment === 'commit') {
    device.failsIn -= 1
    if (device.failsIn === 0) throw new Fault('no space')
    device.diesIn -= 1
    if (device.diesIn !== 0) return
  } else {
    device.diesAfter -= 1
    if (device.diesAfter !== 0) return
  }
  kill(world, device, tab.at)
  throw new Fault(moment === 'done' ? 'killed after the commit' : 'killed')
}

function heldBy({ signedIn, name, tokenNumber }: Device) {
  if (signedIn === null) return null
  const token = `${signedIn}/${name}/${tokenNumber}`
  return { kind: 'token', token, userId: signedIn } as const
}

function tokenOf(device: Device, refused: string | null) {
  const held = heldBy(device)
  if (refused === null || held?.token !== refused) return held ?? ({ kind: 'none' } as const)
  if (device.renewal !== 'works') return { kind: device.renewal } as const
  device.tokenNumber += 1
  return heldBy(device) ?? ({ kind: 'none' } as const)
}

/** The token of a device has expired: the next request is answered 401. */
export function expireToken(device: Device): void {
  expiredTokens.add(`${device.signedIn}/${device.name}/${device.tokenNumber}`)
}

function createNet(world: World, device: Device, tab: Tab): Net<null> {
  return {
    fetch(_url, { body, headers }) {
      world.requests += 1
      if (isSecret(device, world.now)) {
        world.witness.broken ??= new Violation('off is off', `${device.name} asked the server`)
      }
      if (world.requests > REQUESTS_MAX) return Promise.reject(new TypeError('Failed to fetch'))
      // Looked at here, because a mirror that is loaded anew is whole again before the step ends.
      for (const state of device.disk.scopes.values()) {
        if (isLoadedAnew(state)) world.witness.broken ??= unlike(device, state)
      }
      const token = headers['Authorization']?.replace('Bearer ', '') ?? ''
      const text = withPage(body, device.pageBytes)
      if (world.isCalm) return askServer(world, { token, text }).then(asReply)
      return new Promise((resolve, reject) => {
        const message: Message = {
          device,
          tab: tab.at,
          token,
          text,
          answer: null,
          deliver: (answer) => resolve(asReply(answer)),
          lose: () => reject(new TypeError('Failed to fetch')),
        }
        world.messages.push(message)
      })
    },
    aborter: () => ({ signal: null, abort: () => {} }),
    timer: () => () => {},
    decoder: () => ({ decode: (text) => (text as unknown as string | undefined) ?? '' }),
    clock: () => world.now + device.skewMs,
  }
}

/** Whether a scope is loaded anew because it differs: neither interrupted nor restored. */
function isLoadedAnew({ cursor, loading, saving }: ScopeState): boolean {
  return cursor < 0 && !loading && saving !== true
}

function unlike({ name }: Device, { scope }: ScopeState): Violation {
  return new Violation('prints are alike', `${scope} of ${name} was not what the server has`)
}

/** Asks for pages so small that answers have several. */
function withPage(body: string, pageBytes: number): string {
  return body.replace(/"pageBytes":\d+/, `"pageBytes":${pageBytes}`)
}

/** The reader gets the text in one piece and undecoded: the engine only hands it to the decoder. */
function asReply({ status, headers, text }: Answer) {
  let isRead = false
  const read = async () => {
    const value = isRead ? undefined : (text as unknown as Uint8Array)
    isRead = true
    return { done: value === undefined, value }
  }
  return {
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    body: { getReader: () => ({ read }) },
  }
}

/** Whether a request leaves although the user switched it off in an earlier step. */
function isSecret({ disk, offSince }: Device, now: number): boolean {
  return disk.meta.workOffline && offSince !== null && offSince < now
}
