/**
 * A deterministic world for the sync engine: people with devices of one or two tabs, their server,
 * and a network in which every message waits until a step of the schedule delivers, loses or
 * repeats it. The engine, the mirror, the transport, the merge and the server's handlers are those
 * of the product. docs/sync.md section 9.
 */
import { save } from '#db/save.ts'
import { SCHEMA } from '#db/schema.ts'
import { createChance, type Chance } from './chance.ts'
import { createDevice, syncCalmly, type Device } from './device.ts'
import type { Held } from './held.ts'
import type { Message } from './network.ts'
import type { Intent } from './intents.ts'
import { createJudge, type Judge } from './judge.ts'
import { backUp, type Tables } from '../../support/memory-db/data.ts'
import { copyDisk, type Disk } from '../../support/memory-store.ts'
import { createServer, type SimServer } from './server.ts'
import { expiredTokens } from './shims/verify-token.ts'
import type { RestClient } from './rest.ts'
import { createWitness, type Witness } from './witness.ts'

export type World = {
  server: SimServer
  devices: Device[]
  rest: RestClient[]
  messages: Message[]
  /** The trip that the server is busy with; the next ones wait for it. */
  asking: Promise<unknown>
  /** Requests that will arrive a second time. */
  echoes: { token: string; text: string }[]
  intents: Intent[]
  /** By device or session, then by record and field: what was written there, oldest first. */
  own: Map<string, Map<string, Intent[]>>
  byCall: Map<string, Intent[]>
  /** By field and stamp: whose value it is. */
  stamps: Map<string, Intent>
  /** By record and field: what stood there when the schedule began. */
  beginnings: Map<string, Intent>
  judge: Judge
  witness: Witness
  /** True time in Unix ms; the clocks of devices and server are off from it by their skew. */
  now: number
  serverSkew: number
  /** The version of payloads that the server understands. */
  serverVersion: number
  /** Statements (or transactions) until the database goes away for a moment; below 0: never. */
  databaseFailsIn: number
  /** Answers come at once and nothing gets lost. */
  isCalm: boolean
  requests: number
  chance: Chance
  /** The clock of the server was wrong at some time, so that no time says anything. */
  isServerClockWrong: boolean
  /** Deletions that were undone before they left the device. */
  takenBack: Set<Intent>
  /** What the owner's devices had from the server when a backup was restored. */
  held: Held[]
  /** How often a backup was restored. */
  restores: number
  /** The 90 days have passed for which the server keeps what was deleted and replaced. */
  isLongAgo: boolean
  /** How many texts have been made up; the number makes each unlike any other. */
  texts: number
}

export const OWNER = '00000000-0000-7000-8000-00000000000a'
export const FRIEND = '00000000-0000-7000-8000-00000000000b'
export const GUEST = '00000000-0000-7000-8000-00000000000c'
const NAMES = { [OWNER]: 'Anna', [FRIEND]: 'Ben', [GUEST]: 'Cleo' }

/**
 * How many bytes devices ask for at once: small ones, so that most schedules have several pages.
 */
const PAGE_BYTES = [300, 900, 2500, 32_768]

/**
 * Who is there beside the owner's phone and the friend's. isBig: there is a list as long as a
 * household's, so that the real limits of pages and transactions matter.
 */
type Cast = { hasLaptop: boolean; hasGuest: boolean; isBig: boolean }

/** One seed in so many has a long list. */
const BIG_EACH = 100
const BIG_ITEMS = 860

/** What is on the server and the devices when a schedule begins; made once for each cast. */
type Beginning = { tables: Tables; history: number; disks: Disk[] }

const beginnings = new Map<string, Promise<Beginning>>()

/** The next world is made from nothing again. */
export function forgetBeginnings(): void {
  beginnings.clear()
}

/** The seed of what every world begins with. */
const BEGINNING = 1

/** When each world begins: Unix ms. */
export const START_MS = 1_800_000_000_000

/** People who are friends, their devices, and a list, a recipe and a place that all can see. */
export async function createWorld(seed: number): Promise<World> {
  const world = emptyWorld(seed)
  const { chance } = world
  const cast = {
    hasLaptop: chance.below(2) === 0,
    hasGuest: chance.below(2) === 0,
    isBig: seed % BIG_EACH === 7,
  }
  const key = JSON.stringify(cast)
  if (!beginnings.has(key)) beginnings.set(key, begin(cast))
  const beginning = await beginnings.get(key)
  if (!beginning) throw new Error('There is no beginning')
  // Never as in the beginning: what starts anew would have the ids of what was there before.
  placeServer(world, seed === BEGINNING ? -seed : seed)
  const { memory } = world.server
  Object.assign(memory.tables, backUp({ ...memory, tables: beginning.tables }))
  memory.nextHistory = beginning.history
  for (const [at, made] of devicesOf(cast).entries()) {
    const pageBytes = PAGE_BYTES[chance.below(PAGE_BYTES.length)] ?? 900
    const device = createDevice(world, { ...made, pageBytes })
    const disk = beginning.disks[at]
    if (disk) Object.assign(device.disk, copyDisk(disk))
    world.devices.push(device)
  }
  for (const user of [OWNER, FRIEND]) {
    const session = `rest-${user.slice(-1)}`
    world.rest.push({ user, session, bodies: [], sure: null, retries: [] })
  }
  world.judge = createJudge(world)
  world.witness.judge = world.judge
  world.isCalm = false
  return world
}

function emptyWorld(seed: number): World {
  expiredTokens.clear()
  const world = { chance: createChance(seed), now: START_MS, serverSkew: 0 } as World
  return Object.assign(world, {
    devices: [],
    rest: [],
    messages: [],
    asking: Promise.resolve(),
    echoes: [],
    intents: [],
    own: new Map(),
    byCall: new Map(),
    stamps: new Map(),
    beginnings: new Map(),
    isServerClockWrong: false,
    serverVersion: SCHEMA.version,
    databaseFailsIn: -1,
    isCalm: true,
    requests: 0,
    takenBack: new Set(),
    held: [],
    restores: 0,
    isLongAgo: false,
    texts: 0,
  } satisfies Partial<World>)
}

function placeServer(world: World, seed: number): void {
  world.server = createServer(seed, () => world.now + world.serverSkew)
  world.witness = createWitness(world.server.memory)
  world.witness.devices = world.devices
}

function devicesOf({ hasLaptop, hasGuest }: Cast): { name: string; user: string }[] {
  return [
    { name: 'phone', user: OWNER },
    { name: 'friend', user: FRIEND },
    ...(hasLaptop ? [{ name: 'laptop', user: OWNER }] : []),
    ...(hasGuest ? [{ name: 'guest', user: GUEST }] : []),
  ]
}

async function begin(cast: Cast): Promise<Beginning> {
  const world = emptyWorld(BEGINNING)
  placeServer(world, BEGINNING)
  await world.server.start()
  for (const [id, name] of Object.entries(NAMES)) await world.server.addUser({ id, name })
  await befriend(world, FRIEND)
  if (cast.hasGuest) await befriend(world, GUEST)
  for (const made of devicesOf(cast)) {
    world.devices.push(createDevice(world, { ...made, pageBytes: 32_768 }))
  }
  for (const device of world.devices) await syncCalmly(world, device)
  await furnish(world)
  if (cast.isBig) await stock(world)
  for (const device of world.devices) await syncCalmly(world, device)
  const { memory } = world.server
  const disks = world.devices.map(({ disk }) => disk)
  return { tables: memory.tables, history: memory.nextHistory, disks }
}

/** A friendship in which the owner grants everything. */
async function befriend(world: World, user: string): Promise<void> {
  const ask = async (who: string, method: string, path: string, body: unknown) => {
    const answer = await world.server.ask({
      method,
      path,
      token: `${who}/setup/0`,
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
    return JSON.parse(answer.text) as { id: string }
  }
  const { id } = await ask(user, 'POST', '/users/friend-requests', {
    email: `${OWNER}@example.test`,
  })
  await ask(OWNER, 'PATCH', `/users/friend-requests/${id}`, { status: 'ACCEPTED' })
  for (const flag of ['canEditRecipes', 'canManageGroceryLists', 'canViewPlaces']) {
    await ask(OWNER, 'PATCH', `/users/friends/${id}/permissions`, { [flag]: true })
  }
}

/** Makes what is there before the schedule begins; its texts count as seen by everybody. */
async function furnish(world: World): Promise<void> {
  const [phone] = world.devices
  const tab = phone?.tabs[0]
  if (!phone || !tab) return
  const items = ['milk', 'bread'].map((text, at) => ({ text, category: null, pos: `a${at}` }))
  await save(tab.mirror, { type: 'create-list', name: 'list', items })
  await save(tab.mirror, { type: 'create-recipe', fields: recipeNamed('recipe') })
  await save(tab.mirror, { type: 'create-place', fields: placeNamed('place') })
}

/** Makes a list in two versions, each with more rows than one transaction takes over. */
async function stock(world: World): Promise<void> {
  const tab = world.devices[0]?.tabs[0]
  if (!tab) return
  const items = Array.from({ length: BIG_ITEMS }, (_, at) => ({
    text: `stock ${at}`,
    category: null,
    pos: `a${String(at).padStart(3, '0')}V`,
  }))
  const [first, second] = [items.slice(0, BIG_ITEMS / 2), items.slice(BIG_ITEMS / 2)]
  const { id } = await save(tab.mirror, { type: 'create-list', name: 'stock', items: first })
  await syncCalmly(world, world.devices[0] as Device)
  const changes = second.map((add) => ({ add }))
  await save(tab.mirror, { type: 'change-list', listId: id, changes })
}

export function recipeNamed(title: string) {
  return {
    title,
    diet: 'VEGETARIAN',
    difficulty: 'EASY',
    course: 'MAIN',
    ingredientSections: [{ ingredients: [{ text: 'salt' }] }],
    instructionSections: [{ instructions: [{ instruction: 'stir' }] }],
  } as const satisfies object as never
}

export function placeNamed(name: string) {
  const ratings = { foodRating: 5, priceQualityRating: 5, seatingRating: 5 }
  return { name, location: 'here', type: 'lunch', ...ratings } as never
}

/** A text that nobody has written before. */
export function newText(world: World): string {
  world.texts += 1
  return `t${world.texts}`
}
