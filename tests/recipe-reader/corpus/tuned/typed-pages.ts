// Single pages of the tuned half: lists and work that somebody typed without thinking of a reader.
import { casePages, page } from './case-page.ts'

const SAYS = `= Millet Porridge
- 120 g millet
- 500 ml oat milk
- 2 tbsp raisins
- a pinch of cinnamon
* Rinse the millet in hot water until the water stays clear, then toast it in a dry pot for a minute or two.
* Pour in the oat milk and simmer it for twenty minutes.
* Stir in the raisins and the cinnamon, and let it rest.`
const ROWS = ['120 g millet', '500 ml oat milk', '2 tbsp raisins', 'a pinch of cinnamon']
const STEPS = SAYS.split('\n* ').slice(1)
const many = (rows: string[], tag: string) =>
  rows.map((row) => `<${tag}>${row}</${tag}>`).join('\n')
const LIST = `<h2>Ingredients</h2><ul>${many(ROWS, 'li')}</ul>`
const porridge = (name: string, body: string, says = SAYS) => ({
  name,
  says,
  source: page(`<h1>Millet Porridge</h1>${body}`, '<title>Millet Porridge | Spoon</title>'),
})
const withSteps = (steps: string[]) =>
  SAYS.replace(/(?:\n\* .*)+/, steps.map((step) => `\n* ${step}`).join(''))
const withRows = (rows: string[]) =>
  SAYS.replace(/(?:\n- .*)+/, rows.map((row) => `\n- ${row}`).join(''))
const WRAPPED = [
  'Rinse the millet in hot water until the water stays clear,',
  'then toast it in a dry pot for a minute or two. Pour in the milk',
  'and simmer it for twenty minutes. Stir in the raisins and the',
  'cinnamon, and let it rest.',
]
const HEADS = [
  ...ROWS.slice(0, 3),
  '1 handful currants (or chopped plums, or any other small dried fruit that you happen to have at home)',
  'Pinch of cinnamon (optional, to taste)',
]
const BARE = [
  'Millet – the base of it, well rinsed',
  'Oat milk – for a mild taste',
  'Raisins – sweet',
]
const COMMAS = ['120 g millet', '500 ml oat milk', '2 tbsp raisins', 'cinnamon', '1 l water']
const IN_ONE = `${ROWS.join(' ')} For the top: 2 tbsp chopped nuts 1 tsp of honey 30 g of dried plums, cut into very small dice with a sharp knife 1 tsp of seeds`

export const typedPages = casePages([
  porridge(
    'rows and work in one paragraph each, broken at the width of a page',
    `<div><b>Ingredients &amp; Directions</b></div><p>120 g millet<br>(rinsed)<br>500 ml oat milk<br>2 tbsp raisins</p><p>${WRAPPED.join('<br>')}</p><hr><p><b>Yields</b></p>`,
    withRows(['120 g millet (rinsed)', '500 ml oat milk', '2 tbsp raisins']).replace(
      /(?:\n\* .*)+/,
      `\n* ${WRAPPED.join(' ')}`,
    ),
  ),
  porridge(
    'the number of a step behind its label once more',
    `${LIST}<h2>Method</h2><ol>${STEPS.map((step, at) => `<li><span>Step ${at + 1}</span><p>${at === 0 ? '1 ' : ''}${step}</p></li>`).join('')}</ol>`,
  ),
  porridge(
    'hints behind work that is told in cells side by side',
    `${LIST}<table><tr>${many(STEPS, 'td')}</tr><tr><td><li>The finer the millet, the sooner it is done</li><li>Let nobody stir it too much</li></td></tr></table>`,
  ),
  porridge(
    'a sentence that leads to hints in a list behind the list of steps',
    `${LIST}<p><b>Method</b></p><ul>${many(STEPS, 'li')}</ul>Should the porridge be too thin for you, or much too thick, go on with:<ul><li>Less milk, or a longer rest</li><li>A little more of the milk, when it is too thick to stir</li></ul>`,
  ),
  porridge(
    'a list without amounts under a question, and the only one that is counted below another heading',
    `<h2>And what goes in, you ask?</h2><p>We take nothing but what grows here:</p><ul>${many(BARE, 'li')}</ul><h2>The making of a good breakfast</h2><ol>${many(STEPS, 'li')}</ol><h2>Ideas for the table</h2><ul><li>With plums, as my aunt does it.</li></ul>`,
    withRows(BARE),
  ),
  porridge(
    'rows in cells that are all heads, the last of them without an amount',
    `<table><tr><th>Ingredients</th></tr>${HEADS.map((row) => `<tr><th>${row}</th></tr>`).join('')}</table><h2>Ingredients to choose</h2><ul><li>Millet: a fine one is the better choice here, as it is done sooner than a coarse one.</li><li>Raisins: those of last year are as good as new ones, once they have been soaked in tea.</li></ul><h2>Method</h2><ol>${many(STEPS, 'li')}</ol>`,
    withRows(HEADS),
  ),
  porridge(
    'rows with commas behind them and a full stop behind the last, and what else the site has below',
    `<p>Ingredients:</p><p>${COMMAS.join(',<br>')}.</p><p><b>Method:</b></p>${many(STEPS, 'p')}<p><a href="/1">Plum pudding</a></p><p>Ingredients: plums, sugar, butter, breadcrumbs, some cinnamon and a bit of salt</p><p><a href="/2">Pear pudding</a></p><p>Ingredients: pears, sugar, butter, breadcrumbs, some vanilla and a bit of salt</p>`,
    withRows(COMMAS),
  ),
  {
    ...porridge(
      'several paragraphs below the title of a counted step',
      `${LIST}<h2>Preparation: the way to a good morning</h2><h3>Step 1: Toasting the grains</h3>${many(STEPS.slice(0, 2), 'p')}<h3>Step 2: Finishing it</h3>${many(STEPS.slice(2), 'p')}`,
      SAYS.replace(`* ${STEPS[0]}`, `# Toasting the grains\n* ${STEPS[0]}`).replace(
        `* ${STEPS[2]}`,
        `# Finishing it\n* ${STEPS[2]}`,
      ),
    ),
    sections: true,
  },
  porridge(
    'all rows in one paragraph without any sign between, and links to recipes with an ingredient below',
    `<h2>Ingredients</h2><p>${IN_ONE}</p><h2>Method</h2><p>${STEPS.join(' ')}</p><p>Reteta trimisa de ida77.</p><div><a href="/i"><b>INGREDIENTS</b></a></div><ul>${['cheese', 'pepper', 'plums', 'rice', 'nuts'].map((name) => `<li><a href="/${name}">${name}</a></li>`).join('')}</ul>`,
    withRows([IN_ONE]).replace(/(?:\n\* .*)+/, `\n* ${STEPS.join(' ')}`),
  ),
  {
    ...porridge(
      'parts of the list counted in headings, and parts of the work counted with letters',
      `<h3>Ingredients</h3><h4>1. The grains</h4><ul>${many(ROWS.slice(0, 2), 'li')}</ul><h4>2. The sweet</h4><ul>${many(ROWS.slice(2), 'li')}</ul><h4>A. Preparation of the grains</h4><ol>${many(STEPS.slice(0, 2), 'li')}</ol><h4>B. The sweet (not too much)</h4><ol>${many(STEPS.slice(2), 'li')}</ol>`,
      `= Millet Porridge
+ The grains
- ${ROWS[0]}
- ${ROWS[1]}
+ The sweet
- ${ROWS[2]}
- ${ROWS[3]}
* ${STEPS[0]}
* ${STEPS[1]}
# B. The sweet (not too much)
* ${STEPS[2]}`,
    ),
  },
  ...[
    ['Priprema:', 'Saveti za savršenu kašu'],
    ['מכינים:', 'טיפים'],
  ].map(([head, notes]) =>
    porridge(
      `'${head}' above the steps and '${notes}' below them`,
      `<p>Ingredients:</p>${many(ROWS, 'p')}<p>${head}</p>${many(STEPS, 'p')}<p>${notes}</p><p>The finer the millet, the sooner it is done.</p>`,
    ),
  ),
  porridge(
    'the name of a part of the dish in Serbian among steps',
    `${LIST}<h2>Method</h2>${many([...STEPS.slice(0, 2), 'Prilog', ...STEPS.slice(2)], 'p')}`,
    withSteps(STEPS).replace(`* ${STEPS[2]}`, `# Prilog\n* ${STEPS[2]}`),
  ),
])
