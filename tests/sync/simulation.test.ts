// Thousands of schedules of taps, lost and repeated messages, killed processes, full disks, wrong
// clocks and withdrawn grants. After each step nobody's own edit may step back; in the end
// everybody shows the same and every intent has its place. docs/sync.md section 9.
import { assert, describe, it } from 'vitest'
import * as fc from 'fast-check'
import { canonicalJson } from '#shared/merge/canonical.ts'
import { isVisible } from '#shared/merge/record.ts'
import {
  act,
  addItem,
  answerOf,
  arrive,
  createWorld,
  Fault,
  FRIEND,
  kill,
  OWNER,
  SCOPE,
  shownItems,
  shownText,
  SILENCE,
  type Device,
  type Intent,
  type World,
} from '../support/world.ts'

const SCHEDULES = Number(process.env['NOMNOM_SCHEDULES'] ?? 400)

const ACTIONS = [
  'add',
  'rename',
  'rename',
  'tick',
  'untick',
  'remove',
  'sync',
  'sync',
  'arrive',
  'arrive',
  'answer',
  'answer',
  'lose',
  'repeat',
  'echo',
  'die',
  'fail',
  'jump',
  'wait',
  'grant',
] as const

type Step = { action: (typeof ACTIONS)[number]; device: number; pick: number }

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...ACTIONS),
  device: fc.nat(2),
  pick: fc.nat(1000),
})

describe('the sync engine', () => {
  it(`loses nothing and converges in ${SCHEDULES} schedules`, { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.array(step, { maxLength: 70, size: 'max' }),
        async (seed, steps) => {
          const world = await createWorld(seed)
          const watch = createWatch()
          for (const next of steps) {
            await play(world, next)
            await settle()
            watch(world)
          }
          await calmDown(world)
          watch(world)
          checkEnd(world)
          await checkIdle(world)
        },
      ),
      {
        numRuns: SCHEDULES,
        ...(process.env['NOMNOM_SEED'] ? { seed: Number(process.env['NOMNOM_SEED']) } : {}),
      },
    )
  })
})

describe('schedules that once failed', () => {
  it('an added item stays on the screen while its page and the next are fetched', async () => {
    await playAll([
      'add',
      'add',
      'add',
      'add',
      'add',
      'sync',
      'sync',
      'fail:1',
      'tick:9',
      'answer',
      'answer',
    ])
  })
})

/** Plays steps of the first device, written as action and pick. */
async function playAll(actions: readonly string[]): Promise<void> {
  const world = await createWorld(0)
  const watch = createWatch()
  for (const text of actions) {
    const [name, pick = '0'] = text.split(':')
    const action = ACTIONS.find((known) => known === name)
    if (!action) throw new Error(`There is no ${text}`)
    await play(world, { action, device: 0, pick: Number(pick) })
    await settle()
    watch(world)
  }
  await calmDown(world)
  watch(world)
  checkEnd(world)
}

/** Lets everything run that does not wait for a message. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

async function play(world: World, { action, device: index, pick }: Step): Promise<void> {
  const device = world.devices[index]
  if (!device) return
  world.server.now += 1000
  const items = shownItems(world, device)
  const item = items[pick % Math.max(1, items.length)]
  const message = world.messages[pick % Math.max(1, world.messages.length)]
  switch (action) {
    case 'add':
      return addItem(world, device)
    case 'rename': {
      if (item === undefined) return
      const value = `t${world.intents.length}`
      const intent = { item, kind: 'text', value, saw: shownText(device, item) } as const
      return act(world, device, { item, set: { text: value } }, intent)
    }
    case 'tick':
      return item === undefined ? undefined : act(world, device, { item, set: { isChecked: true } })
    case 'untick': {
      if (item === undefined) return
      const intent = { item, kind: 'untick', value: '', saw: null } as const
      return act(world, device, { item, set: { isChecked: false } }, intent)
    }
    case 'remove': {
      if (item === undefined) return
      const intent = { item, kind: 'remove', value: '', saw: shownText(device, item) } as const
      return act(world, device, { remove: item }, intent)
    }
    case 'sync':
      return startSync(device, pick)
    case 'arrive':
      if (message) arrive(world, message)
      return
    case 'answer':
      if (message) answer(world, message)
      return
    case 'lose':
      if (message) drop(world, message)
      return
    case 'repeat':
      if (message) world.echoes.push({ user: message.device.user, request: message.request })
      return
    case 'echo':
      return echo(world)
    case 'die':
      if (pick % 3 === 0) kill(world, device)
      else device.diesIn = 1 + (pick % 7)
      return
    case 'fail':
      device.failsIn = 1 + (pick % 5)
      return
    case 'jump':
      device.skewMs = (pick - 500) * 345_600
      return
    case 'wait':
      world.server.now += pick * 60_000
      return
    case 'grant':
      if (pick % 4 === 0) toggleGrant(world)
  }
}

function startSync(device: Device, pick: number): void {
  device.engines[pick % 2]?.run({ force: true }).catch((error: unknown) => {
    if (!(error instanceof Fault)) throw error
  })
}

function answer(world: World, message: World['messages'][number]): void {
  arrive(world, message)
  world.messages = world.messages.filter((other) => other !== message)
  if (message.answer) message.settle(answerOf(message.answer))
}

function drop(world: World, message: World['messages'][number]): void {
  world.messages = world.messages.filter((other) => other !== message)
  message.settle(SILENCE)
}

function echo(world: World): void {
  const late = world.echoes.shift()
  if (late) world.server.sync(late.user, late.request)
}

function toggleGrant(world: World): void {
  const grant = `${OWNER} ${FRIEND}`
  if (!world.server.grants.delete(grant)) world.server.grants.add(grant)
}

/** The faults end, everybody meets the server often enough. */
async function calmDown(world: World): Promise<void> {
  world.isCalm = true
  for (const device of world.devices) {
    device.diesIn = -1
    device.failsIn = -1
  }
  while (world.echoes.length > 0) echo(world)
  for (const message of world.messages) drop(world, message)
  await settle()
  for (let round = 0; round < 3; round += 1) {
    for (const device of world.devices) await device.engines[0]?.run({ force: true })
  }
}

/** Looks at every device after every step. */
function createWatch(): (world: World) => void {
  const cursors = new Map<string, { load: number; cursor: number }>()
  return (world) => {
    for (const device of world.devices) {
      checkOwnEdits(world, device)
      for (const { scope, load, cursor } of device.disk.scopes.values()) {
        const key = `${device.name} ${scope}`
        const before = cursors.get(key)
        const isOlder = before !== undefined && before.load === load && cursor < before.cursor
        assert.isFalse(isOlder, `the cursor of ${key} went back`)
        cursors.set(key, { load, cursor })
      }
    }
  }
}

/** What somebody typed never gives way to something that they had seen before they typed. */
function checkOwnEdits(world: World, device: Device): void {
  // Somebody who was shut out shows nothing of the list; what waited is parked.
  if (parkedTexts(device).size > 0 || !device.disk.rows.has(world.listId)) return
  for (const intent of world.intents) {
    if (intent.device !== device || intent.kind !== 'text') continue
    const shown = shownText(device, intent.item)
    if (shown === null) {
      const isRemoved = world.intents.some(
        ({ kind, item }) => kind === 'remove' && item === intent.item,
      )
      assert.isTrue(isRemoved, `${device.name} does not show ${intent.value}, which it typed`)
      continue
    }
    assert.isFalse(
      ancestors(world, intent.value).has(shown),
      `${device.name} shows ${shown} again after it typed ${intent.value}`,
    )
  }
}

/** The values that somebody had seen, directly or through others, when writing this one. */
function ancestors(world: World, value: string): Set<string> {
  const found = new Set<string>()
  let at = sawBefore(world, value)
  while (at !== null && !found.has(at)) {
    found.add(at)
    at = sawBefore(world, at)
  }
  return found
}

function sawBefore(world: World, value: string): string | null {
  return world.intents.find((intent) => intent.value === value)?.saw ?? null
}

function parkedTexts(device: Device): Set<string> {
  const texts = new Set<string>()
  for (const record of device.disk.outbox.values()) {
    if (record.state !== 'parked' || !('ops' in (record.body ?? {}))) continue
    for (const text of JSON.stringify(record.body).match(/"t\d+"/g) ?? []) {
      texts.add(text.slice(1, -1))
    }
    // A parked change without a text, such as a tick: the device has been shut out all the same.
    texts.add('')
  }
  return texts
}

function checkEnd(world: World): void {
  const { server, devices, intents } = world
  const isGranted = server.grants.size > 0
  const stored = [...server.rows.values()]
  for (const device of devices) {
    const rows = [...device.disk.rows.values()].filter((row) => row.scope === SCOPE)
    const isShutOut = device.user === FRIEND && !isGranted
    const expected = isShutOut ? [] : stored
    assert.deepEqual(
      rows.map((row) => [row.id, row.ver, row.base, canonicalJson(row.rec)]).sort(),
      expected
        .map(({ scope: _scope, ver, ...rec }) => [rec.id, ver, undefined, canonicalJson(rec)])
        .sort(),
      `${device.name} shows something else than the server has`,
    )
    for (const { state } of device.disk.outbox.values()) assert.equal(state, 'parked')
  }
  const parked = new Set(devices.flatMap((device) => [...parkedTexts(device)]))
  const delivered = deliveredTexts(world)
  for (const intent of intents) {
    if (intent.kind === 'text') checkKept(world, { intent, parked, delivered })
  }
  for (const item of new Set(intents.map((intent) => intent.item))) {
    if (server.rows.has(item)) checkItem(world, item, delivered)
  }
}

/** Texts that the server has heard of. */
function deliveredTexts(world: World): Set<string> {
  const texts = new Set<string>()
  for (const { hash } of world.server.log.values()) {
    for (const text of hash.match(/"t\d+"/g) ?? []) texts.add(text.slice(1, -1))
  }
  return texts
}

/** A text is with the server, in front of its author, or replaced by its author before it left. */
function checkKept(
  world: World,
  { intent, parked, delivered }: { intent: Intent; parked: Set<string>; delivered: Set<string> },
): void {
  const isKept = (value: string) => delivered.has(value) || parked.has(value)
  const successors = world.intents.filter(
    (later) =>
      later.kind === 'text' &&
      later.device === intent.device &&
      later.item === intent.item &&
      later.at > intent.at,
  )
  const found = isKept(intent.value) || successors.some(({ value }) => isKept(value))
  assert.isTrue(found, `${intent.value} of ${intent.device.name} is nowhere`)
}

function checkItem(world: World, item: string, delivered: Set<string>): void {
  const row = world.server.rows.get(item)
  if (!row) return
  const final = String(row.cells['text']?.v)
  const about = world.intents.filter((intent) => intent.item === item)
  for (const { kind, value } of about) {
    if (kind !== 'text' || !delivered.has(value)) continue
    assert.isFalse(ancestors(world, value).has(final), `${final} came back after ${value}`)
  }
  const author = about.find(({ value }) => value === final)
  const removes = about.filter(({ kind, device, saw }) => {
    return kind === 'remove' && saw !== null && parkedTexts(device).size === 0
  })
  const hasSeen = (remove: Intent) =>
    remove.saw === final ||
    ancestors(world, remove.saw ?? '').has(final) ||
    (author !== undefined && author.device === remove.device && author.at < remove.at)
  const everyRemove = about.filter(({ kind }) => kind === 'remove')
  if (!everyRemove.some(hasSeen)) {
    assert.isTrue(isVisible(row), `${final} was removed by nobody who had seen it`)
  } else if (removes.some(hasSeen) && !about.some(({ kind }) => kind === 'untick')) {
    assert.isFalse(isVisible(row), `${final} is still here`)
  }
}

/** Once everybody is up to date, a look takes one empty request. */
async function checkIdle(world: World): Promise<void> {
  for (const device of world.devices) {
    const before = world.requests
    assert.deepEqual(await device.engines[0]?.run({ force: true }), { kind: 'idle' })
    assert.equal(world.requests - before, 1)
  }
}
