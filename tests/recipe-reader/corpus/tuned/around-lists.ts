// Single pages of the tuned half: what stands above, behind and within lists of pages without data.
import { casePages, page } from './case-page.ts'

const PIE = `= Chess Pie
- 1 c. sugar
- 2 eggs
- 1/2 c. butter
* Cream butter and sugar.
* Beat in the eggs.
* Bake until set.`
const ROWS = ['1 c. sugar', '2 eggs', '1/2 c. butter']
const TOLD = ['Cream butter and sugar.', 'Beat in the eggs.', 'Bake until set.']
const list = (rows: string[], tag = 'li') => rows.map((row) => `<${tag}>${row}</${tag}>`).join('')
const LIST = `<h2>Ingredients</h2><ul>${list(ROWS)}</ul>`
const METHOD = `<h2>Method</h2><ol>${list(TOLD)}</ol>`
const pie = (name: string, body: string, says = PIE) => ({
  name,
  says,
  source: page(`<h1>Chess Pie</h1>${body}`),
})

export const aroundLists = casePages([
  pie(
    'amounts with units that only their point shows, names in blocks',
    `<h2>Ingredients</h2><div class="ingredients">${ROWS.map((row) => `<div><span>${row.slice(0, row.lastIndexOf(' '))}</span> <span><p>${row.split(' ').at(-1)}</p></span></div>`).join('')}</div>${METHOD}`,
  ),
  pie(
    'names with amounts behind them whose units nobody knows',
    `<h2>Ingredients</h2>${[
      ['Mąka', '200 g'],
      ['Mleko', '500 ml'],
      ['Cukier', '2 łyżki'],
    ]
      .map((pair) => `<div>${list(pair, 'p')}</div>`)
      .join('')}${METHOD}`,
    `= Chess Pie\n- Mąka 200 g\n- Mleko 500 ml\n- Cukier 2 łyżki${PIE.slice(PIE.indexOf('\n*'))}`,
  ),
  ...['4 Portion/en', '4 pers.', 'Antall porsjoner 4'].map((line) =>
    pie(
      `'${line}' above the ingredients`,
      `<div class="ingredients"><h2>Ingredients</h2><p>${line}</p><ul>${list(ROWS)}</ul></div>${METHOD}`,
    ),
  ),
  pie(
    'a heading of other things below the ingredients',
    `<div class="ingredients">${LIST}<h3>Not in your box</h3></div>${METHOD}`,
  ),
  pie(
    'a sentence behind the ingredients',
    `${LIST}<p>This pie is always good.</p><h2>How to make the pie</h2>${list(TOLD, 'p')}`,
  ),
  pie(
    'paragraphs behind lists in elements that are named after them',
    `<div class="ingredients">${LIST}<p>Check the label if you follow a diet.</p></div><div class="method">${METHOD}<p>How it is frozen</p><p>Freeze it before baking.</p></div>`,
  ),
  pie(
    'a paragraph behind the steps of a page without headings',
    `<ul>${list(ROWS)}</ul><ol>${list(TOLD)}</ol><p>What is left makes a good lunch.</p>`,
  ),
  pie(
    'typed signs in front of ingredients, and neither heading',
    `<p>Pour 4 personnes :</p>${ROWS.map((row) => `<p>* ${row}</p>`).join('')}${list(TOLD, 'p')}<p>Bonne dégustation !</p>`,
  ),
  pie(
    'counted steps without a heading, and a link behind them',
    `<ul>${list(ROWS)}</ul>${TOLD.map((text, at) => `<p>${at + 1}. ${text}</p>`).join('')}<p><a href="/">More pies</a></p>`,
  ),
  pie(
    'microdata that does not say of what',
    `<span itemprop="recipeYield">6</span><ul>${ROWS.map((row) => `<li itemprop="recipeIngredient">${row}</li>`).join('')}</ul><div itemprop="recipeInstructions">${list(TOLD, 'p')}</div>`,
  ),
  pie(
    'a heading of steps behind ingredients without one',
    `<p>${ROWS.join('<br>')}</p><p>Gör så här:<br>${TOLD.join('<br>')}</p>`,
  ),
  pie(
    'all steps counted in one entry of a list',
    `${LIST}<h2>Method</h2><ol><li>${TOLD.map((text, at) => `${at + 1}. ${text}`).join('<br>')}</li></ol>`,
  ),
  pie(
    'elements of the page’s own making',
    `<h2>Ingredients</h2>${list(ROWS, 'recipe-row')}<h2>Method</h2>${list(TOLD, 'recipe-step')}`,
  ),
  pie(
    'bare numbers in front of words without capitals',
    `${LIST}<h2>作り方</h2><ol><li><b>1</b> <p>混ぜる。</p></li><li><b>2</b> <p>焼く。</p></li></ol>`,
    `${PIE.slice(0, PIE.indexOf('*'))}* 混ぜる。\n* 焼く。`,
  ),
  ...[
    'Print this recipe',
    'Ook lekker: Frittata',
    'Si te ha gustado la receta, mira las otras.',
    'Seguitemi su Instagram',
    'From ‘Easy Pies’ by A. Cook',
    '#pie #baking',
  ].map((line) =>
    pie(`'${line}' behind the steps`, `${LIST}<h2>Method</h2>${list(TOLD, 'p')}<p>${line}</p>`),
  ),
])
