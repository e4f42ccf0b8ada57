/** Between which times somebody wrote something, as far as anybody can tell. */
import type { Intent } from './intents.ts'
import type { World } from './world.ts'

/** Unix ms, in true time. */
type Span = { lo: number; hi: number }

/** The span of an intent. A write over an earlier edit of the same call is no earlier than that. */
export function spanOf(world: World, intent: Intent): Span {
  const span = ownSpan(world, intent)
  const { shown, call } = intent
  if (call === null || shown?.call !== call) return span
  return { lo: span.lo, hi: Math.max(span.hi, spanOf(world, shown).hi) }
}

/** When something was written: between the true time and what its author's clock made of it. */
function ownSpan(world: World, intent: Intent): Span {
  const { made, claimed, floor, call, by, jumps } = intent
  const { now } = world
  if (world.isServerClockWrong) return { lo: -Infinity, hi: Infinity }
  if (call === null) return { lo: now, hi: now }
  if (claimed >= floor && claimed <= now) {
    return { lo: Math.min(made, claimed) - 1, hi: Math.max(made, claimed) + 1 }
  }
  const author = world.devices.find(({ name }) => name === by)
  const isSure = author?.jumps === jumps
  return { lo: (isSure ? Math.min(made, now) : floor) - 1, hi: now + 1 }
}
