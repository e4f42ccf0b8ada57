// Single pages of the tuned half: rows and steps in places where one would not look, and what stands in theirs.
import { casePages, page } from './case-page.ts'

const SAYS = `= Barley Risotto
- 200 g barley
- 1 l stock
- 1 shallot
- 50 g hard cheese
* Soften the shallot in some butter, then toast the barley.
* Add the stock ladle by ladle and stir it.
* Grate the cheese over it and serve it at once.`
const ROWS = ['200 g barley', '1 l stock', '1 shallot', '50 g hard cheese']
const STEPS = SAYS.split('\n* ').slice(1)
const many = (rows: string[], tag: string, attributes = '') =>
  rows.map((row) => `<${tag}${attributes}>${row}</${tag}>`).join('\n')
const LIST = `<ul>${many(ROWS, 'li')}</ul>`
const risotto = (name: string, body: string, says = SAYS) => ({
  name,
  says,
  source: page(`<h1>Barley Risotto</h1>${body}`, '<title>Barley Risotto | Ladle</title>'),
})
const withRows = (rows: string[]) =>
  SAYS.replace(/(?:\n- .*)+/, rows.map((row) => `\n- ${row}`).join(''))
const LOW = [
  '200 g barley',
  '1 l stock',
  '1 shallot',
  'salt',
  'pepper',
  'butter',
  'parsley or another herb',
]
const PAIRS = [
  ['barley', '200g'],
  ['stock', '1l'],
  ['shallot', '1'],
  ['hard cheese', '50g'],
]

export const oddlyPlaced = casePages([
  risotto(
    'what is said of all rows above them, and what is said of portions above steps that are counted',
    `<h3>Ingredients</h3><p>Reference: grown people only<br>${ROWS.join('<br>')}</p><h3>Preparation</h3><p>Enough for a table of grown people<br>Size of a plate: a cup and a half<br>Goes with: salad, bread and a glass of cider<br><b>What to do, one by one:</b><br>${STEPS.map((step, at) => `${at + 1}. ${step}`).join('<br>')}</p>`,
  ),
  risotto(
    'amounts in blocks of their own below names, most of which are links',
    `<h3>Ingredients</h3>${PAIRS.map(([name = '', amount = ''], at) => `<div><div>${at === 2 ? name : `<a href="/${at}">${name}</a>`}</div><div>${amount}</div></div>`).join('')}<h3>Method</h3>${many(STEPS, 'p')}`,
    withRows(PAIRS.map((pair) => pair.join(' '))),
  ),
  risotto(
    'rows that only the line ends of the source part, and hints in a list behind the steps',
    `<p>For four people you take</p><p>${ROWS.join('\n')}</p><p>Do it like this:</p>${many(STEPS, 'p')}<ul><li>How many it is enough for is hard to say, as some eat more than others. We were four.</li></ul>`,
  ),
  risotto(
    'four rows in small letters without amounts, and recommendations in Czech behind the steps',
    `<div>It is a dish for rainy days, and we have many of them here in autumn.</div>${many(LOW, 'div')}${many(STEPS, 'div')}<div>Doporučení:</div><div>- stir it as long as you can</div>`,
    withRows(LOW),
  ),
  risotto(
    'marked rows below the only list that is counted, which nothing heads',
    `<h3>Barley Risotto</h3><ol>${many(STEPS, 'li')}</ol><ul>${many(['barley', 'stock', 'shallot'], 'li', ' itemprop="recipeIngredient"')}</ul><h3>Similar recipes</h3><div>122</div><h4><a href="/1">Rice with peas</a></h4><p>Serve the rice with fresh bread, and pour some oil over it.</p><div>139</div><h4><a href="/2">Rice with beans</a></h4><p>Let it boil for as long as it takes.</p>`,
    withRows(['barley', 'stock', 'shallot']),
  ),
  risotto(
    'a list below its heading in boxes that are called as if they led elsewhere',
    `<div class="food"><h2>Ingredients</h2><div class="related_frame"><div class="frame"><div class="related"><p><b>For the rice:</b></p>${LIST}</div></div></div></div><h2>Method</h2>${many(STEPS, 'p')}`,
  ),
  risotto(
    'what is marked as steps holds the rows under their own heading, too',
    `<div itemscope itemtype="http://data-vocabulary.org/Recipe"><div itemprop="instructions"><p>It is a dish for rainy days, and we have many of them here in autumn.</p><h3>Ingredients:</h3>${LIST}<h3>Method:</h3><ol>${many(STEPS, 'li')}</ol></div></div>`,
  ),
  {
    ...risotto(
      'more rows under a heading and a sentence of their own, and no work but a table of what a portion has',
      `<h2>Ingredients</h2><h3>Main ingredients</h3><p>To cook a risotto of barley, be sure to have these main ingredients:</p>${LIST}<h3>Additions for later</h3><p>To make it richer, you could think of some of these optional ingredients:</p><ul><li>20 g chopped nuts (such as walnuts or hazelnuts)</li></ul><p>Here is what a portion has of everything, without what is added later for each guest (optional additions):</p><table><tr><th>Nutrient</th><th>Amount</th></tr><tr><td>Calories</td><td>250</td></tr><tr><td>Protein</td><td>9g</td></tr></table>`,
    ),
    says: withRows([...ROWS, '20 g chopped nuts (such as walnuts or hazelnuts)']).replace(
      /\n\* .*/g,
      '',
    ),
  },
  risotto(
    'steps under smaller headings than that of the work, below a bare list',
    `<p><b>What goes in</b></p>${LIST}<h3>Method</h3><h4>First of all</h4>${many(STEPS.slice(0, 1), 'p')}<h4>Then and there</h4>${many(STEPS.slice(1), 'p')}<h2>Why we like it</h2><p>It is a dish for rainy days, and we have many of them here in autumn.</p>`,
    SAYS.replace(`* ${STEPS[0]}`, `# First of all\n* ${STEPS[0]}\n# Then and there`),
  ),
])
