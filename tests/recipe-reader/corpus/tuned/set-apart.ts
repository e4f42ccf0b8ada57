// Single pages of the tuned half: rows set as headings, last parts without amounts, typed lines, counts with dashes.
import { casePages, page } from './case-page.ts'

const SORREL = `= Sorrel Broth
- 2 handfuls sorrel
- 1 l stock
- 1 onion
- Oil for the pot
* Soften the onion in the oil.
* Add the stock and bring it to the boil.
* Stir in the sorrel and take the pot off the heat.`
const ROWS = ['2 handfuls sorrel', '1 l stock', '1 onion', 'Oil for the pot']
const TOLD = [
  'Soften the onion in the oil.',
  'Add the stock and bring it to the boil.',
  'Stir in the sorrel and take the pot off the heat.',
]
const many = (rows: string[], tag: string) => rows.map((row) => `<${tag}>${row}</${tag}>`).join('')
const LIST = `<h2>Ingredients</h2><ul>${many(ROWS, 'li')}</ul>`
const sorrel = (name: string, body: string, head = '<title>Sorrel Broth</title>') => ({
  name,
  says: SORREL,
  source: page(body, head),
})
const titled = (name: string, body: string) => sorrel(name, `<h1>Sorrel Broth</h1>${body}`)

export const setApart = casePages([
  titled(
    'rows that are headings, the last of them without an amount',
    `<h2>Ingredients</h2>${many(ROWS, 'h5')}<h2>Steps</h2>${many(TOLD, 'h5')}`,
  ),
  titled(
    'a last part without amounts, under a title in bold',
    `<p><b>INGREDIENTS:</b><br>${ROWS.slice(0, 3).join('<br>')}<br><br><b>Besides</b><br>${ROWS[3]}</p><p><b>DIRECTIONS:</b><br>${TOLD.join('<br>')}</p>`,
  ),
  titled(
    'steps that are counted with a dash',
    `${LIST}<h3>Method</h3><p>${TOLD.map((step, at) => `${at + 1}- ${step}`).join('<br />')}</p>`,
  ),
  titled(
    'a note in a box like the steps, under a few words that only look like a heading',
    `${LIST}<div>Directions</div>${TOLD.map((step, at) => `<div><div>Step ${at + 1}</div><div>${step}</div></div>`).join('')}<div>Cook’s Note</div><div>Young sorrel is less sour.</div>`,
  ),
  titled(
    'what others think, below steps with a number above each',
    `${LIST}<h2>Method</h2>${TOLD.map((step, at) => `<div><h3>${at + 1}</h3><p>${step}</p></div>`).join('')}<div><h3>Rate this recipe</h3><p>4.5 (120 ratings)</p></div>`,
  ),
  titled(
    'a wish in German below the steps',
    `${LIST}<h2>Method</h2>${many(TOLD, 'p')}<p>Viel Spaß beim Nachkochen und lasst es euch schmecken!</p>`,
  ),
  titled(
    'a button in French below the steps',
    `${LIST}<h2>Method</h2>${many(TOLD, 'p')}<p>Partager cet article</p>`,
  ),
  sorrel(
    'a heading that says more than the title of its page',
    `<div><h2>Sorrel Broth</h2><strong>Ingredients</strong><ul>${many(ROWS, 'li')}</ul><strong>Instructions</strong>${many(TOLD, 'p')}</div>`,
    '<title>Sorrel | Hedgerow</title>',
  ),
  {
    name: 'a typed page whose lines are broken',
    says: `= Sorrel Broth
- 2 handfuls sorrel
- 1 l stock
- 1 onion
* Soften the onion in oil, add the stock and bring it to the boil.`,
    source: page(
      `<pre>
        Sorrel Broth

  2 handfuls sorrel
  1 l stock
  1 onion

Soften the onion in oil, add the stock and bring it to
the boil.
</pre>`,
      '<title>Sorrel Broth</title>',
    ),
  },
])
