import { isThing, type Thing } from '../recipe-reader/thing.ts'

/** The things of a list in the order that they name themselves; nothing of what is no list. */
export function listOf(value: unknown): Thing[] {
  if (!Array.isArray(value)) return []
  const order = (thing: Thing) => (typeof thing['order'] === 'number' ? thing['order'] : 0)
  return value.filter(isThing).toSorted((a, b) => order(a) - order(b))
}
