/** The end of a schedule: everybody meets the server until nobody has anything left to do. */
import type { Device } from './device.ts'
import { Violation } from './violation.ts'
import type { World } from './world.ts'

/** Everybody has sent and fetched everything after a few meetings. */
const ROUNDS_MAX = 6

/** Throws unless it comes to an end. */
export async function meetUntilIdle(world: World): Promise<void> {
  const { devices } = world
  let idle = 0
  for (let at = 0; at < ROUNDS_MAX * devices.length; at += 1) {
    const device = devices[at % devices.length]
    idle = device && (await meetIdly(world, device)) ? idle + 1 : 0
    if (idle === devices.length) return
  }
  throw new Violation('idle is idle', 'there is always something left to do')
}

/** A device meets the server; true when it had nothing left to do, which takes one request. */
async function meetIdly(world: World, device: Device): Promise<boolean> {
  const busy = world.witness.busyTrips
  const before = world.requests
  const result = await device.tabs[0]?.engine.run({ force: true })
  const isIdle = result?.kind === 'idle' && world.requests - before === 1
  return isIdle && world.witness.busyTrips === busy
}
