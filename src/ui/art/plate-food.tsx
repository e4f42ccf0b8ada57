import { hash, seededRandom } from '../hash.ts'
import { Layers } from './layer.tsx'
import { baked } from './plate-baked.ts'
import { plateKind, type Course, type PlateKind } from './plate-kind.ts'
import { savoury } from './plate-savoury.ts'

export type FoodProps = {
  /** Decides where everything lies, for good: the id of the recipe. */
  id: string
  /** Decides what lies there. */
  title?: string
  course?: Course | undefined
  /** Instead of title and course, for pictures that mean no recipe. */
  kind?: PlateKind
}

/** How each dish is drawn. */
const FOODS = { ...savoury, ...baked }

/** What lies on a plate, on a square of 120. */
export function PlateFood({ id, title = '', course, kind }: FoodProps) {
  const seed = hash(id)
  const food = FOODS[kind ?? plateKind(title, course, seed)]
  return <Layers layers={food(seededRandom(seed))} />
}
