/** What of a larger unit goes on in a smaller one: '1 lb 12 oz'. */
import { isMetricPound } from './units.ts'

type Amount = { quantity: number; unit: string | null; written: string | null }

/** How many of a smaller unit make one of a larger. */
export const PARTS_OF: Record<string, Record<string, number>> = {
  kg: { hg: 10, dag: 100, g: 1000 },
  hg: { g: 100 },
  g: { mg: 1000 },
  l: { dl: 10, cl: 100, ml: 1000 },
  dl: { cl: 10, ml: 100 },
  cl: { ml: 10 },
  pfund: { g: 500 },
  lb: { oz: 16 },
  gallon: { quart: 4, pint: 8, cup: 16 },
  quart: { pint: 2, cup: 4, 'fl oz': 32 },
  pint: { cup: 2, 'fl oz': 16 },
  cup: { 'fl oz': 8, tbsp: 16, tsp: 48 },
  tbsp: { tsp: 3 },
}

/** '700 g' behind '1 kg': less than one of the larger unit. '1 lb 16 oz' says a pound twice. */
export function isPartOf({ quantity, unit }: Amount, larger: Amount | undefined): boolean {
  const name = isMetricPound(larger?.written ?? null) ? 'pfund' : larger?.unit
  return quantity < (PARTS_OF[name ?? '']?.[unit ?? ''] ?? 0)
}
