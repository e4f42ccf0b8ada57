/** Plays a schedule: what people tap, what plain callers ask, and what fails on the way. */
import { CALL_KEEP_DAYS, SYNC_MAX_CALLS } from '#shared/limits.ts'
import { createChecks } from './checks.ts'
import { checkEnd } from './end.ts'
import {
  expireToken,
  freeze,
  thaw,
  kill,
  killAll,
  reloadOld,
  runEngine,
  update,
  type Device,
} from './device.ts'
import { DECISIONS } from './decide.ts'
import { ITEM_EDITS } from './edits.ts'
import { DESK_EDITS } from './edits-desk.ts'
import { WHOLE_EDITS } from './edits-whole.ts'
import { restAppend, restPatch, restRead, restRestore, restRetry } from './rest.ts'
import { noteHeld } from './held.ts'
import type { Schedule, Step } from './schedule.ts'
import { DatabaseGone, recorder, type Answer } from './server.ts'
import { NEXT } from './next-version.ts'
import { changeUser, signIn } from './users.ts'
import { meetUntilIdle } from './meet.ts'
import { arrive, askServer, type Message } from './network.ts'
import { createWorld, OWNER, START_MS, type World } from './world.ts'

/** One seed in so many begins with a full outbox. */
const BACKLOG_EACH = 100
const BACKLOG = SYNC_MAX_CALLS + 5

const DAY_MS = 24 * 60 * 60 * 1000

/** What people do on their devices. */
export const EDITS = { ...ITEM_EDITS, ...WHOLE_EDITS, ...DECISIONS, ...DESK_EDITS }

/** Plays a schedule to its end. Throws Violation when a promise is broken. */
export async function play({ seed, steps }: Schedule): Promise<void> {
  const world = await createWorld(seed)
  const check = createChecks(world)
  if (seed % BACKLOG_EACH === 57) await makeBacklog(world)
  for (const step of steps) {
    await playStep(world, step)
    await settle()
    const waiting = world.devices.filter(({ lock }) => lock.isAwaited())
    for (const { lock } of waiting) void lock.look()
    if (waiting.length > 0) await settle()
    check()
  }
  try {
    await calmDown(world)
  } finally {
    check()
  }
  await checkEnd(world)
}

/** Before anything else happens, more calls wait on a phone than one trip takes. */
async function makeBacklog(world: World): Promise<void> {
  const [device] = world.devices
  if (!device) return
  // Lists and places, which are small: their number has to fill the trip and not their size.
  const picks = Array.from({ length: BACKLOG }, (_, at) => (at % 2 === 0 ? 3 * at : 3 * at + 2))
  for (const pick of picks) await EDITS.create({ world, device, pick })
}

/** Lets everything run that waits for no message. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

async function playStep(world: World, { action, device: index, pick }: Step): Promise<void> {
  const device = world.devices[index % world.devices.length]
  const client = world.rest[pick % 2]
  if (!device || !client) return
  world.now += 1000
  // Traffic that is written down is played again on PostgreSQL, whose statements are others.
  const failing = recorder.traffic ? 'onBegin' : 'onStatement'
  world.server.memory[failing] = () => fail(world)
  const doing = { world, device, pick }
  if (action in EDITS) return await EDITS[action as keyof typeof EDITS](doing)
  switch (action) {
    case 'restRead':
      return await restRead(world, client, pick)
    case 'restPatch':
      return await restPatch(world, client, pick)
    case 'restAppend':
      return await restAppend(world, client, pick)
    case 'restRetry':
      return await restRetry(world, client)
    case 'restRestore':
      return await restRestore(world, client, pick)
    case 'away':
      world.databaseFailsIn = -1
      return await goAway(world)
    case 'backUp':
      world.judge.backUp()
      return world.server.backUp()
    case 'restore':
      world.databaseFailsIn = -1
      return await restoreBackup(world, pick % 2 === 0)
    case 'update':
      // Otherwise the server has been set back since the page came from it.
      if (pick % 5 !== 0) world.serverVersion = NEXT.version
      return update(world, device, pick % 2)
    case 'swap':
    case 'signOut':
      return await changeUser(doing, action)
    default:
      return await disturb(doing, action)
  }
}

type Doing = { world: World; device: Device; pick: number }

/** What happens to messages and machines. */
async function disturb({ world, device, pick }: Doing, action: Step['action']): Promise<void> {
  const message = world.messages[pick % Math.max(1, world.messages.length)]
  switch (action) {
    case 'sync':
      void runEngine(device, pick % 2, pick % 5 !== 0)
      return
    case 'arrive':
      if (message) await arrive(world, message)
      return
    case 'answer':
      if (message) await answer(world, message)
      return
    case 'lose':
      if (message) settleMessage(world, message)
      return
    case 'repeat':
      if (message) world.echoes.push({ token: message.token, text: message.text })
      return
    case 'echo':
      await echo(world)
      return
    case 'portal':
    case 'tooLarge':
    case 'busy':
      if (message) settleMessage(world, message, FOREIGN[action][pick % FOREIGN[action].length])
      return
    case 'die':
      if (pick % 4 === 0) killAll(world, device)
      else if (pick % 4 === 1) kill(world, device, pick % 2)
      else if (pick % 4 === 2) device.diesIn = 1 + (pick % 6)
      else device.diesAfter = 1 + (pick % 6)
      return
    case 'freeze':
      freeze(device, pick % 2)
      return
    case 'thaw':
      thaw(device)
      return
    case 'full':
      device.failsIn = 1 + (pick % 5)
      return
    default:
      return shift({ world, device, pick }, action)
  }
}

/** What happens to clocks, tokens and the database. */
function shift({ world, device, pick }: Doing, action: Step['action']): void {
  switch (action) {
    case 'crash':
      world.databaseFailsIn = 1 + (pick % 40)
      return
    case 'jump':
      device.skewMs = (pick - 500) * 345_600
      device.jumps += 1
      return
    case 'jumpServer':
      world.serverSkew = pick % 2 === 0 ? 0 : (pick - 500) * 345_600
      world.isServerClockWrong ||= world.serverSkew !== 0
      return
    case 'wait':
      world.now += pick * 60_000
      return
    case 'expire':
      expireToken(device)
      return
    case 'renewal':
      device.renewal = (['works', 'refused', 'unreachable'] as const)[pick % 3] ?? 'works'
      return
    default:
      throw new Error(`Nobody plays ${action}`)
  }
}

const HTML = '<html><body>Sign in to the network</body></html>'

/** Answers that come from somebody on the way, or from our server before its handlers. */
const FOREIGN: Record<'portal' | 'tooLarge' | 'busy', Answer[]> = {
  portal: [
    { status: 200, headers: {}, text: HTML },
    { status: 403, headers: {}, text: HTML },
    { status: 404, headers: {}, text: '{"error":"nothing here"}' },
    { status: 401, headers: {}, text: HTML },
    { status: 200, headers: { 'X-Nomnom': '1' }, text: '{"serverTime":' },
  ],
  tooLarge: [{ status: 413, headers: {}, text: HTML }],
  busy: [
    { status: 503, headers: { 'X-Nomnom': '1', 'Retry-After': '30' }, text: '{}' },
    { status: 429, headers: { 'X-Nomnom': '1' }, text: '{}' },
    { status: 502, headers: {}, text: HTML },
  ],
}

async function answer(world: World, message: Message): Promise<void> {
  await arrive(world, message)
  settleMessage(world, message, message.answer ?? undefined)
}

/** A message ends, with an answer or without. */
function settleMessage(world: World, message: Message, reply?: Answer): void {
  world.messages = world.messages.filter((other) => other !== message)
  if (reply) message.deliver(reply)
  else message.lose()
}

async function echo(world: World): Promise<void> {
  const late = world.echoes.shift()
  if (late) await askServer(world, late)
}

function fail(world: World): void {
  world.databaseFailsIn -= 1
  if (world.databaseFailsIn === 0) throw new DatabaseGone('The database went away')
}

/**
 * For 100 days nobody meets anybody, and the server forgets what it keeps for 90; not so often that it
 * would forget which calls it has carried out.
 */
async function goAway(world: World): Promise<void> {
  if (world.now - START_MS > (CALL_KEEP_DAYS - 120) * DAY_MS) return
  world.now += 100 * DAY_MS
  world.isLongAgo = true
  world.witness.forget()
  // No message is on its way for that long.
  world.echoes = []
  for (const message of world.messages) settleMessage(world, message)
  for (const client of world.rest) client.sure = null
  await world.server.expire()
  world.judge.look()
}

async function restoreBackup(world: World, isTold: boolean): Promise<void> {
  const wasRestored = await world.server.restore(isTold)
  if (!wasRestored) return
  for (const device of world.devices) if (device.user === OWNER) noteHeld(world, device)
  world.restores += 1
  world.judge.restore()
  world.witness.forget()
  world.echoes = []
  // The backup has lost what a session was answered.
  for (const client of world.rest) {
    client.sure = null
    // A server that was not told does not know of the loss until a device shows it: a version that
    // it hands out again looks like the one before.
    if (!isTold) [client.bodies, client.retries] = [[], []]
  }
}

/** The faults end. Everybody signs in and meets the server as often as it takes. */
async function calmDown(world: World): Promise<void> {
  world.isCalm = true
  world.databaseFailsIn = -1
  for (const device of world.devices) {
    thaw(device)
    device.diesIn = -1
    device.diesAfter = -1
    device.failsIn = -1
    device.renewal = 'works'
    device.pageBytes = 32_768
    device.disk.meta = { ...device.disk.meta, workOffline: false }
  }
  while (world.echoes.length > 0) await echo(world)
  for (const message of world.messages) settleMessage(world, message)
  await settle()
  if (world.devices.some(({ schema }) => schema === NEXT)) world.serverVersion = NEXT.version
  for (const device of world.devices) {
    reloadOld(world, device)
    await signIn(device)
  }
  for (const client of world.rest) while (client.retries.length > 0) await restRetry(world, client)
  await meetUntilIdle(world)
}
