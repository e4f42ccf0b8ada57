import { assert, describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { formatQuantity } from './format.ts'
import { nameOfLine, readLine, scaledText, scaleLine } from './ingredient.ts'
import { numberAt } from './number.ts'

describe('a line is read', () => {
  it.each([
    ['1 kg floury potatoes', '1 kg', 'floury potatoes'],
    ['200g plain flour, plus more for dusting', '200g', 'plain flour, plus more for dusting'],
    ['½ lemon, juice only', '½', 'lemon, juice only'],
    ['1 1/2 cups sugar', '1 1/2 cups', 'sugar'],
    ['1½ tbsp oil', '1½ tbsp', 'oil'],
    ['2-3 cloves of garlic', '2-3 cloves', 'garlic'],
    ['2 to 3 tbsp. milk', '2 to 3 tbsp.', 'milk'],
    ['about 1,5 l Wasser', '1,5 l', 'Wasser'],
    ['2 EL Öl', '2 EL', 'Öl'],
    ['1 (400 g) tin tomatoes', '1', '(400 g) tin tomatoes'],
    ['2 x 400 g tins tomatoes', '2 x', '400 g tins tomatoes'],
    ['3x yoghurt', '3x', 'yoghurt'],
    ['2 Stk. Zitronen', '2 Stk.', 'Zitronen'],
    ['1 cup plus 2 tbsp flour', '1 cup plus 2 tbsp', 'flour'],
    ['1 kg (2 lb) potatoes', '1 kg (2 lb)', 'potatoes'],
    ['8 fl oz cream', '8 fl oz', 'cream'],
    ['a pinch of salt', 'a pinch', 'salt'],
    ['half a lemon', 'half a', 'lemon'],
    ['Carrots 1 kg', '1 kg', 'Carrots'],
    ['Milk, 2 l', '2 l', 'Milk'],
    ['farina g 350', 'g 350', 'farina'],
    ['Burro, grammi 100.', 'grammi 100', 'Burro'],
    ['Uova L 6', '', 'Uova L 6'],
    ['Lemons x4', 'x4', 'Lemons'],
    ['16 sage leaves', '16', 'sage leaves'],
  ])('%s', (text, amount, name) => {
    expect(readLine(text).amount).toBe(amount)
    expect(nameOfLine(text)).toBe(name)
  })

  it.each([
    'black pepper',
    '7up',
    '70% chocolate',
    '2-inch piece of ginger',
    'Type 405',
    '1,000 chickpeas',
    '1/0 cups air',
    '5-2 eggs',
    '42',
    '',
  ])('%s is left alone', (text) => {
    expect(readLine(text)).toEqual({ before: text, amount: '', after: '' })
    expect(scaleLine(text, 2)).toBeNull()
    expect(scaledText(text, 3)).toBe(text)
  })
})

describe('a line for another number of people', () => {
  it.each([
    ['1 egg yolk', 1.5, '1½ egg yolks'],
    ['1 egg yolk, beaten', 1.75, '1¾ egg yolks, beaten'],
    ['2 eggs', 0.5, '1 egg'],
    ['2 large potatoes, peeled', 0.5, '1 large potato, peeled'],
    ['1 onion finely chopped', 2, '2 onions finely chopped'],
    ['1 lemon for serving', 2, '2 lemons for serving'],
    ['2 eggs', 2, '4 eggs'],
    ['½ onion', 2, '1 onion'],
    ['1 Orange', 2, '2 Orange'],
    ['1 lemon juice', 2, '2 lemon juice'],
    ['1 Zwiebel', 3, '3 Zwiebel'],
    ['½ lemon', 3, '1½ lemons'],
    ['1 cup flour', 2, '2 cups flour'],
    ['2 cups flour', 0.5, '1 cup flour'],
    ['1 pinch salt', 2, '2 pinches salt'],
    ['a pinch of salt', 2, '2 pinches of salt'],
    ['1 tsp fine salt', 1 / 3, '⅓ tsp fine salt'],
    ['200 g flour', 2 / 3, '133 g flour'],
    ['1.5 kg carrots', 1.5, '2.25 kg carrots'],
    ['1,5 l Wasser', 0.5, '0,75 l Wasser'],
    ['2-3 cloves garlic', 2, '4-6 cloves garlic'],
    ['1 (400 g) tin tomatoes', 2, '2 (400 g) tin tomatoes'],
    ['2 tins (400 g each) beans', 2, '4 tins (400 g each) beans'],
    ['2 x 400 g tins tomatoes', 2, '4 x 400 g tins tomatoes'],
    ['1 kg (2 lb) potatoes', 2, '2 kg (4 lb) potatoes'],
    ['1 cup plus 2 tbsp flour', 2, '2 cups plus 4 tbsp flour'],
    ['Milk, 2 l', 2, 'Milk, 4 l'],
    ['2 EL Öl', 2, '4 EL Öl'],
  ])('%s times %d', (text, factor, expected) => {
    expect(scaledText(text, factor)).toBe(expected)
  })
})

const quantity = fc.double({ min: 0.05, max: 900, noNaN: true })
const kind = fc.constantFrom('fine', 'decimal', 'counted', 'box', null)
const style = fc.constantFrom('plain', 'point', 'comma')
// No word for what is counted: its plural goes with the amount.
const SCRAPS =
  '1|½|1/2|1 1/2|,|.|-|–| |g|kg|cups|tbsp|x|(|)|%|plus|a|of|half|thyme|00|0|1,000|1.5|⅓|é|👍|\u202E'.split(
    '|',
  )
const scrap = fc.constantFrom(...SCRAPS)
const anyLine = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.array(scrap, { maxLength: 14 }).map((scraps) => scraps.join('')),
  fc.array(scrap, { maxLength: 14 }).map((scraps) => scraps.join(' ')),
)

describe('for any line', () => {
  it('its three parts are the line, and as many people as before change nothing', () => {
    fc.assert(
      fc.property(anyLine, (text) => {
        const { before, amount, after } = readLine(text)
        expect(before + amount + after).toBe(text)
        expect(scaledText(text, 1)).toBe(text)
        const same = scaleLine(text, 1)
        expect(same === null ? text : same.before + same.amount + same.after).toBe(text)
      }),
    )
  })

  it('scaling leaves what stands round the amount as it was written', () => {
    fc.assert(
      fc.property(anyLine, fc.constantFrom(0.25, 0.5, 1.5, 2, 3), (text, factor) => {
        const line = scaleLine(text, factor)
        if (line === null) return
        const { before, after } = readLine(text)
        expect([line.before, line.after]).toEqual([before, after])
      }),
    )
  })

  it('a quantity that is shown can be read again and is within 7 % of what is meant', () => {
    fc.assert(
      fc.property(quantity, kind, style, (value, kind, style) => {
        const shown = formatQuantity(value, { kind, style })
        const read = numberAt(shown, 0)
        assert(read !== null, shown)
        expect(read.end).toBe(shown.length)
        expect(Math.abs(read.value - value) / value).toBeLessThan(0.07)
      }),
    )
  })

  it('a long line of digits and brackets is read in no time', () => {
    for (const piece of ['1 ', '1(', '9', 'x1', '1/2 ', '½', '- ', '1 cup plus ']) {
      expect(readLine(piece.repeat(5000)).amount.length).toBeLessThan(200)
    }
  })
})
