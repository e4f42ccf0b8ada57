/** Sums in the units that their reader thinks in (product §2.list.21): one look at the choice serves all rows. */
import { useSyncExternalStore } from 'react'
import { watchUnits, type Units } from '#exchange/units.data.ts'
import { createListeners } from '#ui/listeners.ts'

/** The amount of a row; null: it stays as it is. */
type ConvertSum = (sum: { name: string; amount: string }) => string | null

let convert: ConvertSum | null = null
let stop: (() => void) | null = null
const listeners = createListeners()

/** Null while nothing is to be converted: whoever chose no units fetches nothing for it. */
export function useConvertSum(): ConvertSum | null {
  return useSyncExternalStore(listen, () => convert)
}

function listen(listener: () => void): () => void {
  const leave = listeners.subscribe(listener)
  stop ??= watchUnits((units) => void choose(units))
  return () => {
    leave()
    if (listeners.isHeard()) return
    stop?.()
    stop = null
    convert = null
  }
}

async function choose(units: Units): Promise<void> {
  const to = units === 'written' ? null : units
  // Safe: what cannot be fetched leaves the amounts as they were written.
  const code = to && (await import('#shared/ingredient/convert.ts').catch(() => null))
  convert = to && code ? (sum) => code.convertSum(sum, to) : null
  listeners.tell()
}
