/** Messages between the devices of a simulated world and its server. */
import type { SyncRequest } from '#shared/schemas/sync.ts'
import type { Device } from './device.ts'
import { asUnderstood } from './next-version.ts'
import type { Answer } from './server.ts'
import type { World } from './world.ts'

/** A request of a device under way, or its answer. */
export type Message = {
  device: Device
  /** The tab that waits for it. */
  tab: number
  token: string
  text: string
  answer: Answer | null
  deliver(answer: Answer): void
  lose(): void
}

/** Delivers a request to the server; from then on its answer is under way. */
export async function arrive(world: World, message: Message): Promise<void> {
  message.answer ??= await askServer(world, message)
}

/** What the server answers to a trip. The witness looks at both before anything else happens. */
export function askServer(
  world: World,
  { token, text }: { token: string; text: string },
): Promise<Answer> {
  const turn = world.asking.then(async () => {
    const request = JSON.parse(text) as SyncRequest
    const coming = world.witness.comes(token, request)
    const body = asUnderstood(text, world.serverVersion)
    const parsed = body === text ? request : JSON.parse(body)
    const answer = await world.server.ask({ method: 'POST', path: '/sync', token, body, parsed })
    try {
      world.witness.trip(token, coming, answer)
    } catch (error) {
      world.witness.broken ??= error
    }
    return answer
  })
  world.asking = turn.catch(() => undefined)
  return turn
}
