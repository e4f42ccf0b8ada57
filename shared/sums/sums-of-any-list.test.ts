// What holds of the sums of any list, whatever stands on it.
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readIngredient } from '../ingredient/read-ingredient.ts'
import { amountOf } from './quantities.ts'
import { sumsOf } from './sums.ts'

function itemsOf(texts: readonly string[]) {
  return texts.map((text, at) => ({ id: String(at), text }))
}

const THINGS = ['onion', 'onions', 'milk', 'Milk', 'garlic', 'Tomate', 'Tomaten', 'olive oil']
const AMOUNTS = [
  '',
  '2 ',
  '1-2 ',
  '½ ',
  '500 g ',
  '1.5 kg ',
  '250 ml ',
  '2 l ',
  '1 tin ',
  '3 tbsp ',
]
const text = fc
  .tuple(fc.constantFrom(...AMOUNTS), fc.constantFrom(...THINGS))
  .map((pair) => pair.join(''))
const list = fc.array(text, { maxLength: 12 })

const MEASURED = `3|1-2|½|1 1/2|12|500 g|1,5 kg|20 dag|1 Pfund|2 l|1/4 l|3 dl|250 ml|1 cup|1/3 cup|2 2/3 cups|
8 fl oz|1 pint|2 tbsp|¾ tsp|1 EL|2 TL|1/2-1 tsp|2 msk|1 cucchiaio|2 łyżki|1 lb|6 oz|2 tins|1 Dose|3 Becher|
1 bottle|2 pinches|1 Prise|1 bunch|2 gousses|1 dozen`
const measured = fc.constantFrom(...MEASURED.split('|').map((amount) => amount.trim()))

/** What amounts come to, family by family. */
type Totals = Map<string, [from: number, to: number]>

function totalsOf(amounts: readonly string[]): Totals {
  return joined(
    ...amounts.map((amount): Totals => {
      const text = `${amount} Milch`
      const read = amountOf(text, readIngredient(text).amounts)
      return new Map(read ? [[read.family, [read.from, read.to]]] : [])
    }),
  )
}

function joined(...all: Totals[]): Totals {
  const sum: Totals = new Map()
  for (const [family, [from, to]] of all.flatMap((totals) => [...totals])) {
    const [least, most] = sum.get(family) ?? [0, 0]
    sum.set(family, [least + from, most + to])
  }
  return sum
}

/** Equal as far as two decimals of a sum and its parts can say. */
function expectSame(said: Totals, meant: Totals) {
  expect([...said.keys()].toSorted()).toEqual([...meant.keys()].toSorted())
  for (const [family, ends] of said) {
    for (const [at, end] of ends.entries()) {
      const other = meant.get(family)?.[at] ?? 0
      expect(Math.abs(end - other), family).toBeLessThanOrEqual(0.012 * other)
    }
  }
}

/** Rows as sets: what is in which, and the amount in any spelling. */
function shapeOf(items: ReturnType<typeof itemsOf>) {
  return sumsOf(items)
    .map(({ amount, parts }) => ({
      amount: amount.replace(/[a-z]+/g, ' '),
      ids: parts.map(({ item }) => item.id).toSorted(),
    }))
    .toSorted((a, b) => ((a.ids[0] ?? '') < (b.ids[0] ?? '') ? -1 : 1))
}

describe('of any list', () => {
  it('the order does not matter', () => {
    fc.assert(
      fc.property(list, fc.infiniteStream(fc.nat()), (texts, keys) => {
        const items = itemsOf(texts)
        const shuffled = items
          .map((item) => ({ item, key: keys.next().value }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ item }) => item)
        expect(shapeOf(shuffled)).toEqual(shapeOf(items))
      }),
    )
  })

  it('each item is in one row, and taking one off restores what was before it', () => {
    fc.assert(
      fc.property(list, text, (texts, added) => {
        const items = itemsOf(texts)
        const all = sumsOf(itemsOf([...texts, added]))
        const ids = all.flatMap(({ parts }) => parts.map(({ item }) => item.id))
        expect(ids.toSorted()).toEqual(
          [...items.map(({ id }) => id), String(texts.length)].toSorted(),
        )
        expect(sumsOf(itemsOf([...texts, added]).slice(0, -1))).toEqual(sumsOf(items))
      }),
    )
  })

  it('no amount is lost: a row says what its parts say, in whatever units and languages', () => {
    fc.assert(
      fc.property(fc.array(measured, { minLength: 1, maxLength: 10 }), (amounts) => {
        const [sum, ...more] = sumsOf(itemsOf(amounts.map((amount) => `${amount} Milch`)))
        expect(more).toEqual([])
        expectSame(totalsOf(sum?.amount.split(' + ') ?? []), totalsOf(amounts))
      }),
    )
  })

  it('a part that is taken off takes its own amount along, and nothing else', () => {
    const some = fc.array(measured, { minLength: 2, maxLength: 10 })
    fc.assert(
      fc.property(some, fc.nat(), (amounts, at) => {
        const gone = at % amounts.length
        const said = (of: readonly string[]) => {
          const [sum] = sumsOf(itemsOf(of.map((amount) => `${amount} Milch`)))
          return totalsOf(sum?.amount.split(' + ') ?? [])
        }
        const rest = said(amounts.filter((_, index) => index !== gone))
        expectSame(said(amounts), joined(rest, totalsOf([amounts[gone] ?? ''])))
      }),
    )
  })

  it.each([
    'x'.repeat(10_000),
    '__proto__',
    '\u0000',
    '<b>1 kg</b>',
    '123',
    '🍅🍅',
    '牛奶 2 l',
    '',
  ])('a row of %j is shown and thrown at nothing', (odd) => {
    expect(sumsOf(itemsOf([odd, odd])).flatMap(({ parts }) => parts)).toHaveLength(2)
  })
})
