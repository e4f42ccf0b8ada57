import { hash, seededRandom } from '../hash.ts'
import { Layers } from './layer.tsx'
import { baked } from './plate-baked.ts'
import { spooned } from './plate-bowl.ts'
import type { Draw } from './plate-brush.ts'
import { dishLook, type Known } from './plate-kind.ts'
import { meat } from './plate-meat.ts'
import { savoury } from './plate-savoury.ts'
import type { PlateKind } from './plate-words.ts'

export type FoodProps = Known & {
  /** Decides where everything lies, for good: the id of the recipe. */
  id: string
  /** Decides what lies there. */
  title?: string
  /** Instead of title, course and diet, for pictures that mean no recipe. */
  kind?: PlateKind
}

/** How each dish is drawn. */
const FOODS: Record<PlateKind, Draw> = { ...spooned, ...savoury, ...meat, ...baked }

/** What lies on a plate, on a square of 120. */
export function PlateFood({ id, title = '', course, diet, kind }: FoodProps) {
  const seed = hash(id)
  const look = kind ? { kind } : dishLook(title, { course, diet }, seed)
  return <Layers layers={FOODS[look.kind](seededRandom(seed), look.tint)} />
}
