import { hash, seededRandom } from '../hash.ts'
import { house, pavement, table, tree, type House, type Roof } from './house.ts'
import { Layers, type Layer } from './layer.tsx'

const roofs: readonly Roof[] = ['gable', 'mansard', 'flat', 'stepped']
type Colour = 1 | 2 | 3 | 4
const colours: readonly Colour[] = [1, 2, 3, 4]

/** The houses of a front, on 320 by 160. */
export function ShopScene({ id }: { id: string }) {
  const { neighbours, shop, street } = plan(seededRandom(hash(id)))
  return (
    <>
      <g opacity=".42">
        <Layers layers={neighbours} />
      </g>
      <Layers layers={[...shop, ...street, pavement(0, 320)]} />
    </>
  )
}

function plan(random: () => number) {
  const pick = <T,>(from: readonly T[], not?: T): T | undefined => {
    const choices = from.filter((choice) => choice !== not)
    return choices[Math.floor(random() * choices.length)]
  }
  const width = 88 + Math.floor(random() * 5) * 8
  const shop: House = {
    x: 160 - width / 2,
    width,
    height: 92 + Math.floor(random() * 4) * 8,
    roof: pick(roofs) ?? 'gable',
    wall: pick(colours) ?? 1,
    awning: pick(colours) ?? 1,
    lit: Math.floor(random() * 3),
  }
  const neighbour = (x: number, size: number): House => ({
    x,
    width: size,
    height: 72 + Math.floor(random() * 3) * 7,
    roof: pick(roofs, shop.roof) ?? 'flat',
    wall: pick(colours, shop.wall) ?? 3,
    lit: Math.floor(random() * 5),
  })
  const quiet = [
    neighbour(shop.x - 84, 78),
    neighbour(shop.x + width + 6, 78),
    { ...neighbour(shop.x - 172, 82), height: 60 },
    { ...neighbour(shop.x + width + 90, 82), height: 66 },
  ]
  const isTreeLeft = random() < 0.5
  const beside = (isLeft: boolean) => (isLeft ? shop.x - 16 : shop.x + width + 18)
  const street: Layer[] = [
    ...tree(beside(isTreeLeft), 0.9 + random() * 0.2),
    ...table(beside(!isTreeLeft) + (isTreeLeft ? 12 : -12), random() < 0.5),
  ]
  return { neighbours: quiet.flatMap(house), shop: house(shop), street }
}
