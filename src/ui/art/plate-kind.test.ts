import { describe, expect, test } from 'vitest'
import { seededRandom } from '../hash.ts'
import { baked } from './plate-baked.ts'
import { plateKind, type PlateKind } from './plate-kind.ts'
import { savoury } from './plate-savoury.ts'

describe('the words of a title decide what lies on the plate', () => {
  test.each([
    ['Roasted tomato soup', 'soup'],
    ['Whipped feta with charred peppers', 'dip'],
    ['Brown butter gnocchi with sage', 'pasta'],
    ['Miso aubergine noodles', 'noodles'],
    ['Beetroot and orange carpaccio', 'salad'],
    ['Cucumber salad with dill', 'cucumber'],
    ['Plum tart', 'tart'],
    ['Olive oil cake with orange', 'cake'],
    ['Pancakes with lemon', 'pancakes'],
    ['Braised beans with fennel', 'beans'],
    ['Red lentil dal with spinach', 'dal'],
    ['Crushed potatoes with lemon', 'potatoes'],
    ['Potato salad', 'salad'],
    ['Roast chicken with potato salad', 'roast'],
    ['CRÊPES', 'pancakes'],
    ['Chicken noodle soup', 'soup'],
    ['Kartoffelsuppe', 'soup'],
    ['Nudelsalat', 'salad'],
    ['Sopa de pollo', 'soup'],
    ['Apfelkuchen', 'cake'],
    ['Pfannkuchen', 'pancakes'],
    ['Käsespätzle', 'noodles'],
    ['Rindergulasch', 'dal'],
    ['Linseneintopf', 'dal'],
    ['Schweinebraten mit Knödeln', 'roast'],
    ['Bratkartoffeln', 'potatoes'],
  ] satisfies [string, PlateKind][])('%s: %s', (title, kind) => {
    expect(plateKind(title, 'MAIN', 1)).toBe(kind)
  })
})

test('a title that says nothing leaves it to the course, and there to the id', () => {
  const kinds = [0, 1, 2, 3].map((seed) => plateKind("Grandma's best", 'DESSERT', seed))
  expect(kinds).toEqual(['tart', 'cake', 'crumble', 'pancakes'])
  expect(plateKind('', undefined, 0)).toBe('pasta')
})

test('every dish can be drawn from any seed, in a handful of strokes', () => {
  for (const [kind, draw] of Object.entries({ ...savoury, ...baked })) {
    for (let seed = 0; seed < 20; seed++) {
      const layers = draw(seededRandom(seed))
      expect(layers.length, kind).toBeLessThan(16)
      for (const { d } of layers) expect(d, kind).not.toMatch(/NaN|undefined|Infinity/)
    }
  }
})
