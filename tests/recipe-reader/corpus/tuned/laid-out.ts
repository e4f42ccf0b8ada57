// Single pages of the tuned half: what is told by how lines are laid out, and by nothing that they say.
import { casePages, data, page } from './case-page.ts'

const PIE = `= Sorrel Pie
- 250 g flour
- 120 g butter
- 3 eggs
- 1 bunch of sorrel
* Rub the butter into the flour and line a tin with it.
* Wilt the sorrel in a dry pan.
* Pour the eggs over it and bake it for half an hour.`
const ROWS = ['250 g flour', '120 g butter', '3 eggs', '1 bunch of sorrel']
const NAMED = [
  ['3', 'eggs, of which one is for the brush'],
  ['1', 'tin of small young peas from the shelf behind the door, for the edge'],
  ['2', 'sheets of pastry that somebody had rolled out well before, for the lid'],
]
const TOLD = [
  'Rub the butter into the flour and line a tin with it.',
  'Wilt the sorrel in a dry pan.',
  'Pour the eggs over it and bake it for half an hour.',
]
const many = (rows: string[], tag: string) => rows.map((row) => `<${tag}>${row}</${tag}>`).join('')
const pie = (name: string, body: string) => ({
  name,
  says: PIE,
  source: page(`<h1>Sorrel Pie</h1>${body}`, '<title>Sorrel Pie</title>'),
})
const LIST = `<h2>Ingredients</h2><ul>${many(ROWS, 'li')}</ul>`
const SAID =
  'The meadow behind the mill has been full of sorrel since the flood, and so have all of these pages.'

export const laidOut = casePages([
  pie(
    'a sentence behind what holds all steps, in another element than they are',
    `${LIST}<h2>Method</h2><div class="work">${many(TOLD, 'div')}</div><p>${SAID}</p>`,
  ),
  pie(
    'a few words behind what holds all rows',
    `<section><h2>Ingredients</h2><div class="rows">${many(ROWS, 'div')}</div><p>In the kitchen with Ida</p></section><h2>Method</h2>${many(TOLD, 'p')}`,
  ),
  pie(
    'a sentence in a table behind a list of steps',
    `${LIST}<h2>Method</h2><ul>${many(TOLD, 'li')}</ul><table><tr><td>${SAID}</td></tr></table>`,
  ),
  pie(
    'a sentence in a box behind the steps, below no heading at all',
    `<ul>${many(ROWS, 'li')}</ul><div class="work">${many(TOLD, 'p')}</div><div><div>${SAID}</div></div>`,
  ),
  {
    name: 'amounts above their names, two of which could count steps',
    says: `${PIE.slice(0, PIE.indexOf('\n-'))}${NAMED.map((row) => `\n- ${row.join(' ')}`).join('')}${PIE.slice(PIE.indexOf('\n*'))}`,
    source: page(
      `<h1>Sorrel Pie</h1><h2>Ingredients</h2><dl>${NAMED.map(([amount, name]) => `<dt>${amount}</dt><dd>${name}</dd>`).join('')}</dl><h2>Method</h2><ol>${many(TOLD, 'li')}</ol>`,
    ),
  },
  pie(
    'a table of energy between the heading of the rows and the rows',
    `<h2>Ingredients</h2><table><tr><th>Amount per slice</th></tr><tr><td>Calories 220</td></tr><tr><td>Fat 12 g</td></tr></table><ul>${many(ROWS, 'li')}</ul><h2>Method</h2>${many(TOLD, 'p')}`,
  ),
  pie(
    'the name of the dish, which begins with a number, above rows without a heading',
    `<div><b>4-Leaf Sorrel Pie</b><br><b>Serves 4</b><br><br>${ROWS.join('<br>')}<br><br>${TOLD.join('<br><br>')}</div>`,
  ),
  {
    name: 'a step that a line end breaks behind a word that joins',
    says: PIE.replace('over it and', 'over it, the ones that were well beaten, and'),
    source: page(
      `<h1>Sorrel Pie</h1>${LIST}<h2>Method</h2><div>${TOLD[0]}<br><br>${TOLD[1]}<br><br>Pour the eggs over it, the ones that were well beaten, and<br>bake it for half an hour.</div>`,
    ),
  },
  {
    name: 'a list of rows within marked steps, with work and a link behind it',
    says: PIE.replace(
      '* Wilt the sorrel in a dry pan.',
      '* Wilt the sorrel in a dry pan.\n* 2 eggs\n* 1 onion',
    ),
    source: page(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Sorrel Pie</h1><ul>${ROWS.map((row) => `<li itemprop="recipeIngredient">${row}</li>`).join('')}</ul><div itemprop="recipeInstructions"><p>${TOLD[0]}</p><p>${TOLD[1]}</p><ul><li>2 eggs</li><li>1 onion</li></ul><p>${TOLD[2]}</p><p><a href="/energy">View nutrition facts</a></p></div></div>`,
    ),
  },
  {
    name: 'a row on a page that begins with the sign of a note',
    says: PIE.replace('- 1 bunch of sorrel', '- *1 bunch of sorrel'),
    source: page(
      `<h1>Sorrel Pie</h1>${LIST.replace('1 bunch', '*1 bunch')}<h2>Method</h2>${many(TOLD, 'p')}`,
    ),
  },
  pie(
    'a paragraph between two lists of rows in paragraphs, above the heading of the second',
    `<p><b>Ingredients for the pastry</b></p>${many(ROWS.slice(0, 2), 'p')}<p>${SAID} ${SAID}</p><p><b>Ingredients for the filling</b></p>${many(ROWS.slice(2), 'p')}<p><b>Method</b></p>${many(TOLD, 'p')}`,
  ),
  {
    name: 'a list that counts a single step, with paragraphs behind it',
    says: PIE.slice(0, PIE.lastIndexOf('\n*', PIE.lastIndexOf('\n*') - 1)),
    source: page(
      `<h1>Sorrel Pie</h1>${LIST}<p><b>Method</b></p><ol><li>${TOLD[0]}</li></ol><p>That is all there is to it, and nobody believes it.</p><p>You are welcome.</p>`,
    ),
  },
  pie(
    'words in bold below the last step, and below rows without a heading',
    `<p>${ROWS.join('<br>')}</p>${many(TOLD, 'p')}<p><b>With thanks to the miller of the lower mill!</b></p><h3>Trackbacks</h3>`,
  ),
  {
    name: 'a sketch of the dish in the data, in front of all of it',
    says: PIE,
    source: page(
      `<h1>Sorrel Pie (A Pie from the Meadow)</h1>`,
      [
        {
          name: 'Sorrel Pie (A Pie from the Meadow)',
          rows: ['flour', 'sorrel'],
          steps: 'Bake it.',
        },
        { name: 'Sorrel Pie', rows: ROWS, steps: TOLD },
      ]
        .map(({ name, rows, steps }) =>
          data({ name, recipeIngredient: rows, recipeInstructions: steps }),
        )
        .join(''),
    ),
  },
  pie(
    'hints in a list that nothing counts, behind one that counts the work',
    `${LIST}<h2>Method</h2><ol>${many(TOLD, 'li')}</ol><ul><li>Dock leaves do as well, should the sorrel be over.</li><li>Kind: pies</li></ul>`,
  ),
  {
    name: 'a sentence in another element, outside of what holds the list and the only step',
    says: PIE.slice(0, PIE.lastIndexOf('\n*', PIE.lastIndexOf('\n*') - 1)),
    source: page(
      `<h1>Sorrel Pie</h1><article>${LIST}<h2>Method</h2><div>${TOLD[0]}</div></article><p>${SAID}</p>`,
    ),
  },
])
