import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertLine, convertSum, convertText } from './convert.ts'
import { densityOf } from './densities.ts'
import type { UnitSystem } from './kitchen-units.ts'

function lineIn(to: UnitSystem, text: string, factor = 1): string {
  const line = convertLine(text, to, factor)
  if (line === null) return 'as it is'
  return `${line.before}[${line.amount}: ${line.written}]${line.after}`
}

function textIn(to: UnitSystem, text: string): string {
  return convertText(text, to)
    .map((piece) => (piece.written === null ? piece.text : `[${piece.text}: ${piece.written}]`))
    .join('')
}

function casesOf(table: string): [string, string][] {
  const rows = table.trim().split('\n')
  return rows.map((row) => row.split(' => ') as [string, string])
}

const TO_METRIC = `
1 cup flour => [120 g: 1 cup] flour
2 cups all-purpose flour, sifted => [240 g: 2 cups] all-purpose flour, sifted
2¼ cups flour => [270 g: 2¼ cups] flour
Flour 1 1/2 cups => Flour[180 g: 1 1/2 cups]
1/3 cup sugar => [65 g: 1/3 cup] sugar
1 cup packed brown sugar => [215 g: 1 cup] packed brown sugar
½ cup powdered sugar => [60 g: ½ cup] powdered sugar
1/2 cup (1 stick) butter => [115 g: 1/2 cup] (1 stick) butter
1 stick butter => [115 g: 1 stick] butter
1 c rice => [190 g: 1 c] rice
1 cup almond flour => [95 g: 1 cup] almond flour
1 cup grated Parmesan cheese => [100 g: 1 cup] grated Parmesan cheese
1 cup chocolate chips => [170 g: 1 cup] chocolate chips
1 cup chopped walnuts => [115 g: 1 cup] chopped walnuts
1 cup fresh blueberries => [150 g: 1 cup] fresh blueberries
1 cup milk => [240 ml: 1 cup] milk
1 cup coconut milk => [240 ml: 1 cup] coconut milk
3 cups chicken stock => [720 ml: 3 cups] chicken stock
¼ cup olive oil => [60 ml: ¼ cup] olive oil
5 cups water => [1.2 l: 5 cups] water
1 cup pasta sauce => [240 ml: 1 cup] pasta sauce
1 cup star fruit => [240 ml: 1 cup] star fruit
1-2 cups sugar => [200–400 g: 1-2 cups] sugar
1 cup plus 2 tbsp sugar => [225 g: 1 cup plus 2 tbsp] sugar
2 tbsp butter => [30 g: 2 tbsp] butter
3 Tbsp. soy sauce => [45 ml: 3 Tbsp.] soy sauce
8 oz cream cheese => [225 g: 8 oz] cream cheese
4 ounces dark chocolate => [115 g: 4 ounces] dark chocolate
1 lb ground beef => [450 g: 1 lb] ground beef
1 lb 14 oz beef => [850 g: 1 lb 14 oz] beef
Beef 1 lb 14 oz => Beef[850 g: 1 lb 14 oz]
3 pounds potatoes => [1.35 kg: 3 pounds] potatoes
1½ lbs salmon => [680 g: 1½ lbs] salmon
12 fl oz beer => [360 ml: 12 fl oz] beer
1 quart vegetable broth => [950 ml: 1 quart] vegetable broth
1 pint cherry tomatoes => [300 g: 1 pint] cherry tomatoes
1 gallon water => [3.8 l: 1 gallon] water
about 1 cup flour => about [120 g: 1 cup] flour
Flour, 2 cups => Flour[240 g: 2 cups]
1 Pfund Kartoffeln => [500 g: 1 Pfund] Kartoffeln
1 livre de farine => [500 g: 1 livre] de farine
1 onza de chocolate => [30 g: 1 onza] de chocolate
`

const TO_US = `
120 g flour => [1 cup: 120 g] flour
100 g Mehl => [¾ cup + 1 tbsp: 100 g] Mehl
250 g Dinkelmehl => [2 cups: 250 g] Dinkelmehl
200 g de sucre => [1 cup: 200 g] de sucre
115 g butter => [½ cup: 115 g] butter
250 g de beurre => [1 cup + 2 tbsp: 250 g] de beurre
150 g azúcar glas => [1¼ cups: 150 g] azúcar glas
300 g di farina => [2½ cups: 300 g] di farina
3 dl vetemjöl => [1¼ cups: 3 dl] vetemjöl
2,5 dl mælk => [1 cup: 2,5 dl] mælk
500 g suiker => [2½ cups: 500 g] suiker
200 g mąki pszennej => [1⅔ cups: 200 g] mąki pszennej
20 dag cukru => [1 cup: 20 dag] cukru
200 g Honig => [½ cup + 2 tbsp: 200 g] Honig
10 g salt => [1¾ tsp: 10 g] salt
5 g cinnamon => [2 tsp: 5 g] cinnamon
250 ml milk => [1 cup: 250 ml] milk
1 l Gemüsebrühe => [4¼ cups: 1 l] Gemüsebrühe
3 l water => [3 quarts: 3 l] water
50 ml olive oil => [3½ tbsp: 50 ml] olive oil
5 ml vanilla extract => [1 tsp: 5 ml] vanilla extract
500 g ground beef => [1.1 lb: 500 g] ground beef
1 kg Kartoffeln => [2.2 lb: 1 kg] Kartoffeln
1,5 kg patate => [3,3 lb: 1,5 kg] patate
200 g cheddar => [7 oz: 200 g] cheddar
125 g mozzarella => [4½ oz: 125 g] mozzarella
100-150 g feta => [3½–5½ oz: 100-150 g] feta
2 hg ost => [7 oz: 2 hg] ost
Kartoffeln 1 kg => Kartoffeln[2.2 lb: 1 kg]
`

/** Each of them in the system that it could be converted to. */
const UNTOUCHED = `
metric | 3 eggs
metric | 2 C batteries
metric | 1 onion, chopped
metric | 200 g flour
metric | 1 cup (240 ml) milk
metric | 8 oz/225 g butter
metric | 225g/8oz flour
metric | 1 tsp salt
metric | 2 EL Öl
metric | 2 msk smör
metric | 1 szklanka mąki
metric | 3 cuillères à soupe de sucre
metric | 2 tins of tomatoes
metric | 2 (14-ounce) cans tomatoes
metric | salt to taste
metric | a pinch of salt
metric | 7up
metric | 2-inch piece of ginger
metric | 1e400 cups flour
metric | 0/0 cups flour
us | 1 cup flour
us | 8 oz/225 g butter
us | 1 EL (15 g) Zucker
us | 2 tbsp oil
us | 4 eggs
us | 500 mg saffron
us | 2 Dosen Tomaten
us | 1 Bund Petersilie
us | 0.1 ml rum
us | 2 x 400 g tins tomatoes
`

describe('[2.recipe-view.11] an ingredient in other units', () => {
  it.each(casesOf(TO_METRIC))('%s, in metric', (text, shown) => {
    expect(lineIn('metric', text)).toBe(shown)
  })

  it.each(casesOf(TO_US))('%s, in US units', (text, shown) => {
    expect(lineIn('us', text)).toBe(shown)
  })

  it.each(UNTOUCHED.trim().split('\n'))('%s stays as it is', (row) => {
    const [to, text = ''] = row.split(' | ')
    expect(lineIn(to === 'us' ? 'us' : 'metric', text)).toBe('as it is')
  })

  it('is scaled before it is rounded, and so is what was written', () => {
    expect(lineIn('metric', '1/3 cup flour', 1.25)).toBe('[50 g: 0.42 cup] flour')
    expect(lineIn('metric', '1 cup sugar', 3)).toBe('[600 g: 3 cups] sugar')
    expect(lineIn('us', '100-150 g feta', 2)).toBe('[7–10½ oz: 200–300 g] feta')
    expect(lineIn('metric', '1 lb 12 oz beef', 2)).toBe('[1.6 kg: 2 lb + 24 oz] beef')
    expect(lineIn('metric', '1 cup milk plus 1 egg', 2)).toBe('[480 ml: 2 cups] milk plus 2 eggs')
  })
})

const STEPS = `
metric | Bake at 350°F for 20 minutes. => Bake at [180 °C: 350°F] for 20 minutes.
metric | Bake at 400 degrees until brown. => Bake at [200 °C: 400 degrees] until brown.
metric | Heat to 325-350 °F. => Heat to [160–180 °C: 325-350 °F].
metric | Heat the oven to 425 F. => Heat the oven to [220 °C: 425 F].
metric | Cook the sugar to 238°F. => Cook the sugar to [114 °C: 238°F].
metric | until 165 degrees Fahrenheit inside => until [74 °C: 165 degrees Fahrenheit] inside
metric | Bake at 180C/160C fan/350F/gas 4. => Bake at 180C/160C fan/350F/gas 4.
metric | Bake at 350°F (175°C). => Bake at 350°F (175°C).
metric | Bei 180 Grad backen. => Bei 180 Grad backen.
metric | Rest at 200 degrees. => Rest at 200 degrees.
metric | Stir in 2 cups of the flour and 1 cup water. => Stir in [240 g: 2 cups] of the flour and [240 ml: 1 cup] water.
metric | Add half a cup of brown sugar. => Add [105 g: half a cup] of brown sugar.
metric | Add 1 cup (240 ml) of milk. => Add 1 cup (240 ml) of milk.
metric | Use an 8-ounce package of cream cheese. => Use an [225 g: 8-ounce] package of cream cheese.
metric | Add 2 tbsp oil and 1 tsp salt. => Add 2 tbsp oil and 1 tsp salt.
metric | Bake 20-25 minutes in a 9-inch pan. => Bake 20-25 minutes in a 9-inch pan.
metric | Serves 4. Makes 12 cookies. => Serves 4. Makes 12 cookies.
us | Bei 180 °C backen. => Bei [350 °F: 180 °C] backen.
us | Bei 200 Grad (Umluft 180 Grad) backen. => Bei [400 °F: 200 Grad] (Umluft [350 °F: 180 Grad]) backen.
us | Enfournez à 210°C. => Enfournez à [410 °F: 210°C].
us | Cuocere a 175 gradi. => Cuocere a [350 °F: 175 gradi].
us | Grädda i 225 grader. => Grädda i [435 °F: 225 grader].
us | Piec w 190 stopni. => Piec w [375 °F: 190 stopni].
us | bis 63 °C im Kern => bis [145 °F: 63 °C] im Kern
us | Bake at 180C/350F. => Bake at 180C/350F.
us | Freeze at -18 °C. => Freeze at -18 °C.
us | 250 ml Milch und 100 g Butter erhitzen. => [1 cup: 250 ml] Milch und [7 tbsp: 100 g] Butter erhitzen.
us | Bake at 350°F. => Bake at 350°F.
`

describe('[2.recipe-view.11] a step in other units', () => {
  it.each(casesOf(STEPS))('%s', (row, shown) => {
    const [to, text = ''] = row.split(' | ')
    expect(textIn(to === 'us' ? 'us' : 'metric', text)).toBe(shown)
  })

  it('keeps every character that it does not convert, whatever it is given', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('1', '½', ' cup ', '350', '°F', ' oz', '/', '-', 'flour', '180 °C '))
        .map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(anything, fc.constantFrom('metric', 'us'), (text, to) => {
        const pieces = convertText(text, to)
        expect(pieces.map((piece) => piece.written ?? piece.text).join('')).toBe(text)
        convertLine(text, to, 1.5)
      }),
    )
  })
})

it('knows what a cup weighs by the head of a name, in nine languages', () => {
  const grams = (name: string) => densityOf(name)?.perCup ?? null
  expect(
    [
      'bread flour',
      'Weizenmehl',
      'farine',
      'farine de blé',
      'harina de trigo',
      'farina 00',
      'bloem',
    ].map(grams),
  ).toEqual([120, 120, 120, 120, 120, 120, 120])
  expect(['vetemjöl', 'hvedemel', 'mąki pszennej'].map(grams)).toEqual([120, 120, 120])
  expect(['rice vinegar', 'sugar snap peas', 'butter beans'].map(grams)).toEqual([240, 145, 170])
  expect(
    ['alcohol', 'Schwein', 'mushroom', 'watermelon', 'toast', '', '__proto__'].map(grams),
  ).toEqual([null, null, null, null, null, null, null])
})

describe('[2.list.21] a sum in the units of its reader', () => {
  const sumIn = (to: UnitSystem, name: string, amount: string) =>
    convertSum({ name, amount }, to) ?? 'as it is'

  it.each([
    ['milk', '1 cup + 250 ml', '490 ml'],
    ['milk', '1\u00a0cup + 250\u00a0ml', '490 ml'],
    ['flour', '500 g + 2 cups', '740 g'],
    ['Mehl', '1,5 kg + 2 cups', '1,75 kg'],
    ['beef', '500 g + 1 lb', '950 g'],
    ['stock', '2 cups + 1 quart', '1.45 l'],
    ['tomatoes', '2 tins + 1 lb', '2 tins + 450 g'],
    ['oil', '4-7 tsp + 1 cup', '260–280 ml'],
    ['cream', '3 cups', '720 ml'],
    ['milk', '2.25 l', 'as it is'],
    ['milk', '2 tins + 400 g', 'as it is'],
    ['salt', '4 tsp', 'as it is'],
    ['onions', '3', 'as it is'],
    ['beans', '2 × (2 tins, 400 g)', 'as it is'],
    ['beans', '2 (400 g) tins + 1 lb', '2 (400 g) tins + 450 g'],
    ['milk', '', 'as it is'],
  ])('metric: %s %s is %s', (name, amount, shown) => {
    expect(sumIn('metric', name, amount)).toBe(shown)
  })

  it.each([
    ['milk', '1 cup + 250 ml', '2 cups'],
    ['flour', '1 cup + 120 g', '2 cups'],
    ['beef', '500 g + 1 lb', '2.1 lb'],
    ['potatoes', '2 + 1 kg', '2 + 2.2 lb'],
    ['milk', '3 cups', 'as it is'],
  ])('US: %s %s is %s', (name, amount, shown) => {
    expect(sumIn('us', name, amount)).toBe(shown)
  })
})
