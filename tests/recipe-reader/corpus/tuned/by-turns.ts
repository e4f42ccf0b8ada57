// Single pages of the tuned half: rows and steps by turns, sentences that lead to a list, the other of two amounts.
import { casePages, page } from './case-page.ts'

const PASTIES = `= Swede Pasties
+ For the crust
- 200 g flour
- 90 g lard
# For the crust
* Rub the lard into the flour and bind it with a little cold water.
* Let it rest.
+ For the swede
- 1 swede, diced
- Salt and pepper
# For the swede
* Steam the swede until it is soft, then mash it with salt and pepper.
+ To make the pasties
- 1 egg, beaten
# To make the pasties
* Roll out the dough, fold it over the swede and brush it with the egg.
* Bake the pasties for 25 minutes.`
const partsOf = (says: string) =>
  says
    .split('\n+ ')
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n')
      const those = (sign: string) =>
        lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(2))
      return { title, rows: those('-'), steps: those('*') }
    })
const many = (rows: string[], tag: string) => rows.map((row) => `<${tag}>${row}</${tag}>`).join('')

const TARTS = `= Pear Tarts
- Lard for the tins + 1 tbsp of flour
- 150 g of oats
- 2 pears
- 1 tsp of honey
- 40 g of hazelnuts
- 30 g of brown sugar
* Heat the oven to 190 °C and grease the tins well.
* Press in the oats and lay slices of the pears on top.
# Meanwhile, prepare the nut crumble:
* Chop the hazelnuts and mix them with the brown sugar.
* Strew it over and bake the tarts for 20 minutes.`
const LINES = TARTS.split('\n')
  .slice(1)
  .map((line) => line.slice(2))
const lines = (rows: string[]) => rows.map((row) => `<div>${row}</div>`).join('')

const DIP = `= Bean Dip
- Beans
- Garlic
- Oil
* Boil the beans until they are soft
* Mash beans, garlic and oil
* Taste it and serve it cold`
const dip = DIP.split('\n')
  .slice(1)
  .map((line) => line.slice(2))

const BROTH = `= Leek Broth
- Leeks - 1 lb
- Water - 4 cups
- Barley - 2 tbsp
* Simmer the leeks in the water for an hour.
* Add the barley and simmer it until it is soft.`
const AMOUNTS = [
  ['Leeks', '1 lb', '454 g'],
  ['Water', '4 cups', '1 L'],
  ['Barley', '2 tbsp', '30 ml'],
]
const BOILED = BROTH.split('\n* ').slice(1)

export const byTurns = casePages([
  {
    name: 'what each part takes above what is done with it, and no heading but their titles',
    says: PASTIES,
    sections: true,
    source: page(
      `<h1>Swede Pasties</h1><p>They keep well.</p>${partsOf(PASTIES)
        .map(
          ({ title, rows, steps }) =>
            `<h2>${title}</h2><ul>${many(rows, 'li')}</ul><blockquote>${many(steps, 'p')}</blockquote>`,
        )
        .join('')}<footer>Pasties and more</footer>`,
    ),
  },
  {
    name: 'a row without an amount in front, and a title that is said again above its work',
    says: TARTS,
    source: page(
      `<h3>Pear Tarts</h3>${lines(['We had too many pears this year, so we made some tarts of them.', 'Tarts :', ...LINES.slice(0, 4), 'Nut crumble', ...LINES.slice(4, 6)])}<br><br>${lines(LINES.slice(6))}`,
      '<title>Pear Tarts</title>',
    ),
  },
  {
    name: 'sentences that lead to the rows, which say no amount, and to the steps',
    says: DIP,
    source: page(
      `<h1>Bean Dip</h1><p>To make it at home you need the following ingredients:</p><ul>${many(dip.slice(0, 3), 'li')}</ul><p>Now that we have them all, let us roll up our sleeves!</p><ol>${many(dip.slice(3), 'li')}</ol>`,
    ),
  },
  {
    name: 'the amount in other units, for which one has to press, and tags below the steps',
    says: BROTH,
    source: page(
      `<h1>Leek Broth</h1><div class="ingredient-list"><h2>Ingredients</h2><ul>${AMOUNTS.map(
        ([name, shown, other]) =>
          `<li><label><p>${name}</p> <span>-</span> <div class="qty-old show"><span>${shown}</span></div><div class="qty-metric"><span>${other}</span></div></label></li>`,
      ).join(
        '',
      )}</ul></div><div class="steps-box"><h2>Method</h2><form>${many(BOILED, 'div')}</form><div class="tag-cloud-box"><p>Look around at our place</p></div></div>`,
    ),
  },
  {
    name: 'a wish in Danish below the steps, on a page that is called after its site',
    says: BROTH,
    source: page(
      `<div><h3>Leek Broth</h3></div><p>Serves: 4 Time: 70 min</p><h5>Ingredients</h5>${lines(
        BROTH.split('\n')
          .slice(1, 4)
          .map((row) => row.slice(2)),
      )}<h5>Method</h5>${many(BOILED, 'p')}<p><strong>Velbekommen!</strong></p>`,
      '<title>Pothole</title><link rel="canonical" href="https://pothole.example/leeks">',
    ),
  },
])
