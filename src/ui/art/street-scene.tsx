import { house, pavement, table, tree, type House } from './house.ts'
import { Layers } from './layer.tsx'

const houses: readonly House[] = [
  { x: 20, width: 84, height: 92, roof: 'gable', wall: 3, awning: 2, lit: 1 },
  { x: 112, width: 96, height: 112, roof: 'mansard', wall: 1, awning: 1, lit: 2 },
  { x: 252, width: 78, height: 75, roof: 'flat', wall: 4, lit: 1 },
  { x: 336, width: 110, height: 100, roof: 'stepped', wall: 2, awning: 3, lit: 0 },
  { x: 510, width: 88, height: 88, roof: 'gable', wall: 1, awning: 4, lit: 1 },
  { x: 636, width: 104, height: 120, roof: 'mansard', wall: 3, awning: 1, lit: 3 },
]
let layers: ReturnType<typeof draw> | undefined

/** The houses of a street, on 760 by 152. */
export function StreetScene() {
  layers ??= draw()
  return <Layers layers={layers} />
}

/** Drawn when it is first shown: screens without a street load this file, too. */
function draw() {
  return [
    ...houses.flatMap(house),
    ...tree(228, 1.15),
    ...table(476, true),
    ...tree(618, 1.05),
    pavement(0, 760),
  ]
}
