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
    ['1 lb 12 oz beef', '1 lb 12 oz', 'beef'],
    ['2 slices 1 cm thick ham', '2 slices', '1 cm thick ham'],
    ['one and a half cups flour', 'one and a half cups', 'flour'],
    ['500 g et demi-sel', '500 g', 'et demi-sel'],
    ['8 fl oz cream', '8 fl oz', 'cream'],
    ['a pinch of salt', 'a pinch', 'salt'],
    ['half a lemon', 'half a', 'lemon'],
    ['Carrots 1 kg', '1 kg', 'Carrots'],
    ['Milk, 2 l', '2 l', 'Milk'],
    ['farina g 350', 'g 350', 'farina'],
    ['Burro, grammi 100.', 'grammi 100', 'Burro'],
    ['Uova L 6', '', 'Uova L 6'],
    ['Lemons x4', 'x4', 'Lemons'],
    ['Cola 6 x 330 ml', '6 x 330 ml', 'Cola'],
    ['Mehl:1,5 kg', '1,5 kg', 'Mehl'],
    ['Carrots 1 kg (2 lb)', '1 kg (2 lb)', 'Carrots'],
    ['16 sage leaves', '16', 'sage leaves'],
    ['2 rolls kitchen paper', '2 rolls', 'kitchen paper'],
    ['2 rolls of kitchen paper', '2 rolls', 'kitchen paper'],
    ['3 Rollen Küchenpapier', '3 Rollen', 'Küchenpapier'],
    ['2 rotoli di carta', '2 rotoli', 'di carta'],
    ['2 rolki papieru', '2 rolki', 'papieru'],
    ['6 rolls', '6', 'rolls'],
    ['6 rolls, halved', '6', 'rolls, halved'],
    ['6 rolls for burgers', '6', 'rolls for burgers'],
    ['2 burger rolls', '2', 'burger rolls'],
    ['rolls for burgers', '', 'rolls for burgers'],
  ])('%s', (text, amount, name) => {
    expect(readLine(text).amount).toBe(amount)
    expect(nameOfLine(text)).toBe(name)
  })

  it.each([
    ['Tomaten (400 g)', 'Tomaten'],
    ['Butter (1/2 lb)', 'Butter'],
    ['Chicken (about 1,5 kg)', 'Chicken'],
    ['Chicken (ca. 1 kg)', 'Chicken'],
    ['Flour 2,500 g', 'Flour 2,500 g'],
  ])('nothing of an amount is left in the name of %s', (text, name) => {
    expect(nameOfLine(text)).toBe(name)
  })

  it.each([
    'black pepper',
    '7up',
    '70% chocolate',
    '3,5 % Milch',
    '30-40 % Sahne',
    '7 Up',
    '5 spice powder',
    '2-inch piece of ginger',
    'Type 405',
    '1,000 chickpeas',
    '1/0 cups air',
    '5-2 eggs',
    'Flour 2,500 g',
    '1,5 kg',
    '1 2/3 cups',
    '1 kop en een half melk',
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
    ['1 500 g de farine', '3000 g de farine'],
    ['1\u00a0500 g mąki', '3000 g mąki'],
    ['1\u202f500\u202fml de lait', '3000\u202fml de lait'],
    ['Farine 1 500 g', 'Farine 3000 g'],
    ['1 000 à 1 200 g de farine', '2000 à 2400 g de farine'],
    ['10 000 g Mehl', '20000 g Mehl'],
    ['2 400 g tins tomatoes', '4 400 g tins tomatoes'],
    ['2 200 g salmon fillets', '4 200 g salmon fillets'],
    ['1 500 g Becher Joghurt', '2 500 g Becher Joghurt'],
    ['12 330 ml Cola', '24 330 ml Cola'],
    ['Mehl Type 405 500 g', 'Mehl Type 405 1000 g'],
    ['Spaghetti Nr. 5 500 g', 'Spaghetti Nr. 5 1000 g'],
  ])('a thousand may have a space in it, a size stays as it is: %s twice', (text, expected) => {
    expect(scaledText(text, 2)).toBe(expected)
  })

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
    ['1 roll puff pastry', 2, '2 rolls puff pastry'],
    ['1 Rolle Blätterteig', 2, '2 Rollen Blätterteig'],
    ['6 rolls', 0.5, '3 rolls'],
  ])('%s times %d', (text, factor, expected) => {
    expect(scaledText(text, factor)).toBe(expected)
  })

  it.each([
    ['1 lb 12 oz beef', '2 lb 24 oz beef'],
    ['1 kg 700 g flour', '2 kg 1400 g flour'],
    ['1 lb, 12 oz beef', '2 lb, 24 oz beef'],
    ['500 g bis 1 kg Mehl', '1000 g bis 2 kg Mehl'],
    ['Mehl 500 g bis 1 kg', 'Mehl 1000 g bis 2 kg'],
    ['167 g to 188 g sugar', '334 g to 376 g sugar'],
    ['2 oder 3 l Milch', '4 oder 6 l Milch'],
    ['3,5 % Milch, 200 ml', '3,5 % Milch, 400 ml'],
    ['2 dl 50 ml grädde', '4 dl 100 ml grädde'],
    ['1 kg 20 dag mąki', '2 kg 40 dag mąki'],
    ['1 msk 1 tsk socker', '2 msk 2 tsk socker'],
    ['2 cups minus 2 tbsp flour', '4 cups minus 4 tbsp flour'],
    ['2 cups (about 1 pint) milk', '4 cups (about 2 pints) milk'],
    ['Beef 1 lb 12 oz', 'Beef 2 lb 24 oz'],
    ['Milk 1 l + 200 ml', 'Milk 2 l + 400 ml'],
    ['2 eggs plus 1 yolk', '4 eggs plus 2 yolks'],
    ['1 onion or 2 shallots', '2 onions or 4 shallots'],
    ['2 tbsp oil and 1/2 tsp salt', '4 tbsp oil and 1 tsp salt'],
    ['3 jajka i 2 żółtka', '6 jajka i 4 żółtka'],
    ['Cola 6 x 330 ml', 'Cola 12 x 330 ml'],
    ['Mineralwasser 6x1,5 l', 'Mineralwasser 12x1,5 l'],
    ['2 slices 1 cm thick ham', '4 slices 1 cm thick ham'],
    ['2 slices ham and 1 cm ginger', '4 slices ham and 1 cm ginger'],
    ['2 peppers, 1 red and 1 green', '4 peppers, 2 red and 2 green'],
    ['2 peppers (1 red and 1 green)', '4 peppers (2 red and 2 green)'],
    ['3 peppers, 1 red, 1 green and 1 yellow', '6 peppers, 2 red, 2 green and 2 yellow'],
    ['2 peppers, half red and half green', '4 peppers, half red and half green'],
    ['1 lemon and half a lime and half an orange', '2 lemons and 1 lime and 1 orange'],
    ['1 cup white, 1 cup brown rice', '2 cups white, 2 cups brown rice'],
    ['1 tsp salt, 1½ tsp pepper, 1 tsp dill', '2 tsp salt, 3 tsp pepper, 2 tsp dill'],
    ['2 tortillas, 1 tbsp each of salsa', '4 tortillas, 1 tbsp each of salsa'],
    ['200 g cheese (100 g feta and 100 g ricotta)', '400 g cheese (200 g feta and 200 g ricotta)'],
    ['1 egg, 2 egg whites and 3 yolks', '2 eggs, 4 egg whites and 6 yolks'],
    ['4 eggs, 2 whole and 2 separated', '8 eggs, 4 whole and 4 separated'],
    ['3 cloves garlic, 2 minced and 1 whole', '6 cloves garlic, 4 minced and 2 whole'],
    ['3 Eier, 2 ganze und 1 Eigelb', '6 Eier, 4 ganze und 2 Eigelb'],
    ['2 (400 g) tins beans and 1 onion', '4 (400 g) tins beans and 2 onions'],
    ['2 tins beans (400 g each) and 1 onion', '4 tins beans (400 g each) and 2 onions'],
    ['2 tins beans, 400 g and 1 onion', '4 tins beans, 400 g and 2 onions'],
    ['500 g flour plus 50 g, for dusting', '1000 g flour plus 100 g, for dusting'],
    ['2 steaks (200 g and 300 g)', '4 steaks (200 g and 300 g)'],
    ['1 onion, 2 cm dice and 1 carrot', '2 onions, 2 cm dice and 2 carrots'],
    ['1 l milk, 3,5 % and 1 egg', '2 l milk, 3,5 % and 2 eggs'],
    ['1 chicken cut into 2 or 3 pieces', '2 chicken cut into 2 or 3 pieces'],
  ])('all amounts of a line are scaled, sizes are not: %s twice', (text, expected) => {
    expect(scaledText(text, 2)).toBe(expected)
  })

  it.each([
    ['one and a half cups flour', '3 cups flour'],
    ['2 and a half cups milk', '5 cups milk'],
    ['one and a half onions', '3 onions'],
    ['a cup and a half of milk', '3 cups of milk'],
    ['1 Tasse und eine halbe Mehl', '3 Tassen Mehl'],
    ['1 cuillère et demie de sucre', '3 cuillères de sucre'],
    ['2 tazas y media de harina', '5 tazas de harina'],
    ['1 tazza e mezza di farina', '3 tazze di farina'],
    ['1 eetlepel en een half olie', '3 eetlepels olie'],
    ['2 och en halv dl mjölk', '5 dl mjölk'],
    ['2 og en halv dl mælk', '5 dl mælk'],
    ['1 i pół kg mąki', '3 kg mąki'],
  ])('and a half is part of the number: %s twice', (text, expected) => {
    expect(scaledText(text, 2)).toBe(expected)
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
        // What is taken besides is scaled, too.
        fc.pre(!/\splus\s/.test(after))
        expect([line.before, line.after]).toEqual([before, after])
      }),
    )
  })

  it('of less than one a fraction is shown where one is near', () => {
    const shown = [0.4583, 0.46, 0.69, 0.44, 1.46].map((value) =>
      formatQuantity(value, { kind: null, style: 'plain' }),
    )
    expect(shown).toEqual(['½', '½', '⅔', '0.44', '1½'])
  })

  it('a quantity that is shown can be read again and is within 7 % of what is meant, less than one thing within 10 %', () => {
    fc.assert(
      fc.property(quantity, kind, style, (value, kind, style) => {
        const shown = formatQuantity(value, { kind, style })
        const read = numberAt(shown, 0)
        assert(read !== null, shown)
        expect(read.end).toBe(shown.length)
        expect(Math.abs(read.value - value) / value).toBeLessThan(
          kind === null && value < 1 ? 0.1 : 0.07,
        )
      }),
    )
  })

  it('a long line of digits and brackets is read in no time', () => {
    for (const piece of ['1 ', '1(', '9', 'x1', '1/2 ', '½', '- ', '1 cup plus ']) {
      expect(readLine(piece.repeat(5000)).amount.length).toBeLessThan(200)
    }
  })
})
