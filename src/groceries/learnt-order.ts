/**
 * The order of categories as somebody walks their shop, learnt from the order of their first ticks
 * (product §2.list.7). It changes between trips only: what one learns today sorts the next list.
 */

/** place: from 0, the first aisle, to 1, the last; trips: how many it was learnt from. */
type Learnt = { place: number; trips: number }

/** last: Unix ms of the last tick; order: the categories in the order of their first ticks. */
type Trip = { last: number; order: string[] }

export type ShopWalk = { learnt: Record<string, Learnt>; trip: Trip }

export const NO_WALK: ShopWalk = { learnt: {}, trip: { last: 0, order: [] } }

/** A tick that comes later than this begins another trip. */
export const TRIP_GAP_MS = 3 * 60 * 60 * 1000

/** Older trips count less, so that a new shop is learnt within a few. */
const MEMORY_TRIPS = 4

/** The walk after a tick in a category at a time (Unix ms). */
export function walkOn(walk: ShopWalk, category: string, now: number): ShopWalk {
  const { learnt, trip } = endTrip(walk, now)
  const order = trip.order.includes(category) ? trip.order : [...trip.order, category]
  return { learnt, trip: { last: now, order } }
}

/** The categories in the order that was learnt up to the trip before this one. */
export function orderOf(walk: ShopWalk, now: number): string[] {
  const { learnt } = endTrip(walk, now)
  return Object.entries(learnt)
    .toSorted(([, a], [, b]) => a.place - b.place)
    .map(([category]) => category)
}

function endTrip(walk: ShopWalk, now: number): ShopWalk {
  const { learnt, trip } = walk
  if (now - trip.last < TRIP_GAP_MS) return walk
  const ended: Trip = { last: trip.last, order: [] }
  // One aisle says nothing about an order.
  if (trip.order.length < 2) return { learnt, trip: ended }
  const next = new Map(Object.entries(learnt))
  for (const [at, category] of trip.order.entries()) {
    const place = at / (trip.order.length - 1)
    const known = next.get(category) ?? { place, trips: 0 }
    const trips = Math.min(known.trips + 1, MEMORY_TRIPS)
    next.set(category, { place: known.place + (place - known.place) / trips, trips })
  }
  return { learnt: Object.fromEntries(next), trip: ended }
}
