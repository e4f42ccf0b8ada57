/** Messages between the devices of a simulated world and its server. */
import type { Device } from './device.ts'
import type { Answer } from './server.ts'
import type { World } from './world.ts'

/** A request of a device under way, or its answer. */
export type Message = {
  device: Device
  /** The process that waits for it. */
  tab: number
  token: string
  text: string
  answer: Answer | null
  deliver(answer: Answer): void
  lose(): void
}

/** Delivers a request to the server; its answer is then under way. */
export async function arrive(world: World, message: Message): Promise<void> {
  message.answer ??= await askServer(world, message)
}

/** What the server answers to a trip; the witness looks at both. */
export async function askServer(
  world: World,
  { token, text }: { token: string; text: string },
): Promise<Answer> {
  const answer = await world.server.ask({ method: 'POST', path: '/sync', token, body: text })
  world.witness.trip(token, text, answer)
  return answer
}
