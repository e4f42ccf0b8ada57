import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { readIngredient } from './read-ingredient.ts'

describe('a line is read in parts', () => {
  it('size, preparation, remark and purpose are no part of the name', () => {
    expect(readIngredient('2 large onions, finely chopped (optional)')).toEqual({
      amounts: [{ quantity: 2, to: null, unit: null, written: null }],
      name: 'onions',
      size: 'large',
      preparation: 'finely chopped',
      comment: 'optional',
      purpose: null,
      alternatives: [],
    })
    const flour = readIngredient('200g plain flour, plus extra for dusting')
    expect([flour.name, flour.purpose]).toEqual(['plain flour', 'plus extra for dusting'])
    const sauce = readIngredient('For the sauce: 2 tbsp soy sauce')
    expect([sauce.name, sauce.purpose]).toEqual(['soy sauce', 'For the sauce'])
  })

  it('a unit has our name and stays as it was written', () => {
    const [amount] = readIngredient('2 Esslöffel Öl').amounts
    expect(amount).toEqual({ quantity: 2, to: null, unit: 'tbsp', written: 'Esslöffel' })
    expect(readIngredient('3 T butter').amounts[0]?.unit).toBe('tbsp')
    expect(readIngredient('3 t salt').amounts[0]?.unit).toBe('tsp')
  })

  it('a unit in front of its number, behind the name, is one, too', () => {
    const flour = readIngredient('Farina di riso, grammi 125.')
    expect(flour.name).toBe('Farina di riso')
    expect(flour.amounts).toEqual([{ quantity: 125, to: null, unit: 'g', written: 'grammi' }])
    expect(readIngredient('latte dl 2').amounts[0]?.unit).toBe('dl')
    // A size, not litres.
    expect(readIngredient('Uova L 6').amounts).toEqual([])
  })

  it.each([
    ['167 g to 188 g (1½ cups) icing sugar', [167, 188, 'g'], 'icing sugar'],
    ['500 g bis 1 kg Mehl', [500, 1000, 'g'], 'Mehl'],
    ['half a 340g jar strawberry jam', [0.5, null, 'jar'], 'strawberry jam'],
    ['Olja = 0,5 dl', [0.5, null, 'dl'], 'Olja'],
    ['Öl 0,5 l', [0.5, null, 'l'], 'Öl'],
    ['1 c.s. de crème', [1, null, 'tbsp'], 'crème'],
    ['une demie cuillerée à café de sel fin', [0.5, null, 'tsp'], 'sel fin'],
    ['1 Knoblauchzehe(n)', [1, null, null], 'Knoblauchzehe'],
    ['1 eetlepel custard [2]', [1, null, 'tbsp'], 'custard'],
    ['fünf Eier', [5, null, null], 'Eier'],
    ['cinq oeufs', [5, null, null], 'oeufs'],
    ['a quarter teaspoon salt', [0.25, null, 'tsp'], 'salt'],
    ['One-half cup raisins', [0.5, null, 'cup'], 'raisins'],
    ['up to 1/4 cup honey', [0.25, null, 'cup'], 'honey'],
    ['1 rack baby back ribs', [1, null, 'rack'], 'baby back ribs'],
    ['10 leaves fresh mint', [10, null, 'leaf'], 'fresh mint'],
    ['leaves from 4 sprigs thyme', [4, null, 'sprig'], 'thyme'],
    ['1 cup very thinly sliced red onion', [1, null, 'cup'], 'red onion'],
    ['1 tablespoon olive oil + more for drizzling', [1, null, 'tbsp'], 'olive oil'],
    ['1 tablespoon instant or active dry yeast', [1, null, 'tbsp'], 'instant or active dry yeast'],
    ['1 pound large (16-20 count) shrimp', [1, null, 'lb'], 'shrimp'],
    ['1 x 10cm piece of ginger', [1, null, 'piece'], 'ginger'],
    ['Topping: 1/2 cup sugar', [0.5, null, 'cup'], 'sugar'],
    ['2-½ cups all-purpose flour', [2.5, null, 'cup'], 'all-purpose flour'],
    ['2 T-bone steaks', [2, null, null], 'T-bone steaks'],
    ['4 links Italian sausage', [4, null, 'link'], 'Italian sausage'],
    ['2 servings cooked rice', [2, null, 'portion'], 'rice'],
    ['1 bulb fennel', [1, null, 'bulb'], 'fennel'],
    ['2 very thin slices prosciutto', [2, null, 'slice'], 'prosciutto'],
    ['1 tsp each: paprika, cumin, salt', [1, null, 'tsp'], 'paprika, cumin, salt'],
    ['4 Key limes*', [4, null, null], 'Key limes'],
    ['1 cup oats (see note', [1, null, 'cup'], 'oats'],
    ['1 cup minus 1 tablespoon flour', [1, null, 'cup'], 'flour'],
    ['3 whole shallots', [3, null, null], 'shallots'],
    ['3 whole black peppercorns', [3, null, null], 'whole black peppercorns'],
    ['1 cup cold, cubed butter', [1, null, 'cup'], 'cold butter'],
    ['2 cloves fresh minced garlic', [2, null, 'clove'], 'fresh garlic'],
    ['2 stalks celery chopped and rinsed', [2, null, 'stalk'], 'celery'],
    ['8 oz mushrooms stems removed', [8, null, 'oz'], 'mushrooms'],
    ['2 cups leftover turkey', [2, null, 'cup'], 'turkey'],
    ['1 can tomatoes undrained', [1, null, 'can'], 'tomatoes'],
    ['2 cups vegetables of your choice', [2, null, 'cup'], 'vegetables'],
    ['4+ cups flour', [4, null, 'cup'], 'flour'],
    ['1 1-by-2-inch strip lemon zest', [1, null, 'strip'], 'lemon zest'],
    ['1-inch piece of a cinnamon stick', [1, null, 'piece'], 'cinnamon stick'],
    ['2 cups reserved stock', [2, null, 'cup'], 'stock'],
    ['1 handful basil or mint leaves', [1, null, 'handful'], 'basil or mint leaves'],
    ['1 tsp dried thyme or 1 tbsp fresh thyme leaves', [1, null, 'tsp'], 'dried thyme'],
    [
      '1 cup bittersweet or semisweet chocolate chips',
      [1, null, 'cup'],
      'bittersweet or semisweet chocolate chips',
    ],
    ['200 gram bar of dark chocolate', [200, null, 'g'], 'dark chocolate'],
    ['1 lb cleaned, deveined shrimp', [1, null, 'lb'], 'shrimp'],
    ['4 seeded burger buns', [4, null, null], 'seeded burger buns'],
    ['2-3 Knoblauchzehen (gehackt)', [2, 3, null], 'Knoblauchzehen'],
    ['400 ml lamb or beef stock', [400, null, 'ml'], 'lamb or beef stock'],
    ['1 bundle asparagus', [1, null, 'bunch'], 'asparagus'],
    ["3 c.soupe d'huile", [3, null, 'tbsp'], 'huile'],
    ['2 TL Kräuter nach Wahl', [2, null, 'tsp'], 'Kräuter'],
    ['2 morceaux de sucre', [2, null, 'piece'], 'sucre'],
    ['2 lonjas de queso', [2, null, 'slice'], 'queso'],
    ['10 kawałków suszonych pomidorów', [10, null, 'piece'], 'suszonych pomidorów'],
    ['1 unidad de cebolla', [1, null, null], 'cebolla'],
    ['200 gramos de carne de res.', [200, null, 'g'], 'carne de res'],
    ['1 rode ui [gesnipperd]', [1, null, null], 'rode ui'],
    ['100 g di ceci già cotti', [100, null, 'g'], 'ceci'],
    ['1 ansad purjolök', [1, null, null], 'purjolök'],
    ['4 dl kokta, röda linser', [4, null, 'dl'], 'röda linser'],
    ['fint rivet skal och juice från 1 citron', [1, null, null], 'citron'],
  ])('%s', (line, [quantity, to, unit], name) => {
    const read = readIngredient(line)
    expect(read.amounts[0]).toMatchObject({ quantity, to, unit })
    expect(read.name).toBe(name)
  })

  it('a size may be a range, and a thing that is called by a number has no amount', () => {
    const [leg, size] = readIngredient('1 5- to 6-lb. leg of lamb').amounts
    expect(leg).toMatchObject({ quantity: 1, unit: null })
    expect(size).toMatchObject({ quantity: 5, to: 6, unit: 'lb' })
    const chicken = readIngredient('1 whole chicken, 3 to 4 pounds').amounts[1]
    expect(chicken).toMatchObject({ quantity: 3, to: 4, unit: 'lb' })
    const steaks = readIngredient('2 salmon fillets, each about 6 oz')
    expect(steaks.amounts[1]).toMatchObject({ quantity: 6, unit: 'oz' })
    expect(readIngredient('1 stick (4 oz, 113 g) butter').amounts).toHaveLength(3)
    expect(readIngredient('1 pumpkin (prepared weight 850g/1lb 14oz)').amounts).toHaveLength(4)
    expect(readIngredient('2 mushrooms (17 g, 0.6 oz for the broth)').amounts).toHaveLength(3)
    expect(readIngredient('a good shake of soy sauce').name).toBe('soy sauce')
    expect(readIngredient('a few turns of black pepper').name).toBe('black pepper')
    expect(readIngredient('1 bunch celery (2 ribs)').amounts).toHaveLength(1)
    const beans = readIngredient('1 Dose Bohnen (240g Abtropfgewicht)')
    expect(beans.amounts[1]).toMatchObject({ quantity: 240, unit: 'g' })
    expect(readIngredient('five spice powder').amounts).toEqual([])
    expect(readIngredient('quatre épices').amounts).toEqual([])
    expect(readIngredient('half-and-half').name).toBe('half-and-half')
  })

  it('what is optional is read without the word, which is kept', () => {
    const walnuts = readIngredient('(optional) 1/4 cup chopped walnuts')
    expect([walnuts.name, walnuts.amounts[0]?.unit]).toEqual(['walnuts', 'cup'])
    expect(walnuts.comment).toBe('optional')
    expect(readIngredient('Optional: 1 teaspoon vanilla').name).toBe('vanilla')
  })

  it('what could be taken instead is named apart, unless the two share their end', () => {
    const butter = readIngredient('1 tbsp butter or margarine')
    expect([butter.name, butter.alternatives]).toEqual(['butter', ['margarine']])
    expect(readIngredient('1 cup vegetable or chicken stock').name).toBe(
      'vegetable or chicken stock',
    )
    const meat = readIngredient('500 g chicken or beef')
    expect([meat.name, meat.alternatives]).toEqual(['chicken', ['beef']])
  })

  it.each([
    ['2 medium or large carrots', 'carrots', 'medium or large'],
    ['3 small to medium onions', 'onions', 'small to medium'],
    ['1 medium-to-large onion', 'onion', 'medium-to-large'],
    ['1 large or 2 small onions', 'onions', 'large or 2 small'],
    ['2 mittlere oder große Zwiebeln', 'Zwiebeln', 'mittlere oder große'],
  ])('sizes may be two: %s', (line, name, size) => {
    expect(readIngredient(line)).toMatchObject({ name, size })
  })

  it('an amount behind the name may say what was done to it, or that it is gross', () => {
    const carrots = readIngredient('3 carrots (1 1/2 cups coarsely grated)')
    expect(carrots.amounts[1]).toMatchObject({ quantity: 1.5, unit: 'cup' })
    const chicken = readIngredient('1 chicken (1.1kg gross)')
    expect(chicken.amounts[1]).toMatchObject({ quantity: 1.1, unit: 'kg' })
  })

  it('seasoning without an amount is all of it', () => {
    for (const line of ['Salt, pepper, garlic powder', 'Citron, salt og peber'])
      expect(readIngredient(line).name).toBe(line)
    expect(readIngredient('Salt, for serving').name).toBe('Salt')
    expect(readIngredient("Poivre, piment d'Espelette").name).toBe("Poivre, piment d'Espelette")
    expect(readIngredient('Du paprika').name).toBe('paprika')
  })

  it("'of' is no 'or' in English, and is one in Dutch", () => {
    expect(readIngredient('1 leg of lamb').name).toBe('leg of lamb')
    const boter = readIngredient('2 el boter of margarine')
    expect([boter.name, boter.alternatives]).toEqual(['boter', ['margarine']])
  })

  it.each([
    ['½ a bunch of mint', 0.5, 'bunch', 'mint'],
    ['1/2 of a red onion', 0.5, null, 'red onion'],
    ['1 and 1/2 cups flour', 1.5, 'cup', 'flour'],
    ['1 tsp each salt and pepper', 1, 'tsp', 'salt and pepper'],
    ['2 rib-eye steaks', 2, null, 'rib-eye steaks'],
    ['5 łyżek oleju', 5, 'tbsp', 'oleju'],
    ['1 förpackning halloumi', 1, 'package', 'halloumi'],
    ['2 stk. porrer', 2, null, 'porrer'],
  ])('%s', (text, quantity, unit, name) => {
    const { amounts, name: read } = readIngredient(text)
    expect(amounts[0]).toMatchObject({ quantity, unit })
    expect(read).toBe(name)
  })

  it.each([
    '1e400 cups flour',
    '0/0 cups flour',
    '-2 eggs',
    '7up',
    '70% chocolate',
    '3,5 % Milch',
    '7 Up',
    '1,000 chickpeas',
    '42',
    '__proto__',
    'Type 405',
    '👍🏽',
    '牛奶',
    '<b>2</b>',
  ])('%s holds no amount and stays the name', (text) => {
    expect(readIngredient(text)).toMatchObject({ amounts: [], name: text })
  })
})

const SCRAPS =
  '1|½|1/2|1 1/2|,|.|-| |g|oz|cups|tbsp|x|(|)|/|plus|or|for|a|of|half|onion|chopped|.25|é|T'
const anyLine = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.array(fc.constantFrom(...SCRAPS.split('|')), { maxLength: 16 }).map((all) => all.join(' ')),
  fc.array(fc.constantFrom(...SCRAPS.split('|')), { maxLength: 16 }).map((all) => all.join('')),
)

describe('for any line', () => {
  it('quantities are numbers above nothing, and a line with words has a name', () => {
    fc.assert(
      fc.property(anyLine, (text) => {
        const { amounts, name } = readIngredient(text)
        for (const { quantity, to } of amounts) {
          expect(quantity).toBeGreaterThan(0)
          expect(Number.isFinite(quantity)).toBe(true)
          if (to !== null) expect(to).toBeGreaterThan(quantity)
        }
        expect(name === '').toBe(text.trim() === '')
      }),
      { examples: [['1 1 a 1 g 1']] },
    )
  })

  it.each([
    '1 ',
    '1(',
    '9',
    '½',
    '(1 g',
    'x1',
    'chopped ',
    'or ',
    ', ',
    'for ',
    '1 cup plus ',
    '- ',
  ])('a line of %j without end is read like any other', (piece) => {
    expect(readIngredient(piece.repeat(5000)).amounts.length).toBeLessThan(50)
  })
})
