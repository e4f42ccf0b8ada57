/** The end of a schedule: everybody meets the server until nobody has anything left to do. */
import type { Device } from './device.ts'
import { Violation } from './violation.ts'
import type { World } from './world.ts'

/** So many meetings are always enough for everybody to have sent and fetched everything. */
const ROUNDS_MAX = 6

/**
 * Lets everybody meet the server until nobody has anything to do; throws if that never comes. A
 * device that was idle, with nothing written since, finds nothing to do: one of them shows that.
 */
export async function meetUntilIdle(world: World): Promise<void> {
  const { devices } = world
  const known = new Map<Device, string>()
  const showing = devices[world.chance.below(devices.length)]
  let idle = 0
  for (let at = 0; at < ROUNDS_MAX * devices.length; at += 1) {
    const device = devices[at % devices.length]
    if (!device) continue
    const isKnown = device !== showing && known.get(device) === writtenIn(world)
    const { isOver, isIdle } = isKnown ? NOTHING_NEW : await meet(world, device)
    if (isOver) known.set(device, writtenIn(world))
    idle = isIdle ? idle + 1 : 0
    if (idle === devices.length) return
  }
  throw new Violation('idle is idle', 'there is always something left to do')
}

const NOTHING_NEW = { isOver: true, isIdle: true }

/** All that the server has stored, as one text, to see whether anything was written. */
function writtenIn({ server }: World): string {
  const { scopes, meta } = server.memory.tables
  return `${meta.get('epoch')} ${[...scopes.values()].join()}`
}

/**
 * A device meets the server until it has nothing left to do (isOver). isIdle: it had nothing to do
 * in the first place, which takes one request.
 */
async function meet(world: World, device: Device): Promise<typeof NOTHING_NEW> {
  const busy = world.witness.busyTrips
  const before = world.requests
  const result = await device.tabs[0]?.engine.run({ force: true })
  const isOver = result?.kind === 'idle'
  const isShort = world.requests - before === 1 && world.witness.busyTrips === busy
  return { isOver, isIdle: isOver && isShort }
}
