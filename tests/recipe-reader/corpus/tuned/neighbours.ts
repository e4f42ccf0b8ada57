// Single pages of the tuned half: what stands directly beside the rows of a recipe, and where it is marked.
import { casePages, page } from './case-page.ts'

const BAKE = `= Leek Bake
- 2 large leeks, sliced
- 150 g pearl barley
- 500 ml stock
- salt, to taste
* Soften the leeks in a wide pan.
* Stir in the barley and the stock.
* Bake for 40 minutes and season it.`
const PAIRS = [
  ['2 large', 'leeks, sliced'],
  ['150 g', 'pearl barley'],
  ['500 ml', 'stock'],
  ['', 'salt, to taste'],
]
const ROWS = PAIRS.map((pair) => pair.join(' ').trim())
const TOLD = [
  'Soften the leeks in a wide pan.',
  'Stir in the barley and the stock.',
  'Bake for 40 minutes and season it.',
]
const many = (rows: string[], tag: string, attributes = '') =>
  rows.map((row) => `<${tag}${attributes}>${row}</${tag}>`).join('\n')
const LIST = `<h2>Ingredients</h2><ul>${many(ROWS, 'li')}</ul>`
const METHOD = `<h2>Method</h2><ol>${many(TOLD, 'li')}</ol>`
const BEHIND = BAKE.slice(BAKE.indexOf('\n- 2'))
const bake = (name: string, body: string, says = BAKE) => ({
  name,
  says,
  source: page(`<h1>Leek Bake</h1>${body}`, '<title>Leek Bake | Pots</title>'),
})
const whole = (attributes: string, body: string) =>
  page(body, '<title>Leek Bake | Pots</title>').replace('<html>', `<html ${attributes}>`)

export const neighbours = casePages([
  bake(
    'amounts and names below each other in boxes, an amount with a word of size among them',
    `<h2>Ingredients</h2>${PAIRS.map(
      (pair) =>
        `<div><img alt=""><div>${many(
          pair.filter((part) => part !== ''),
          'p',
        )}</div></div>`,
    ).join('')}${METHOD}`,
  ),
  bake(
    'a stepper of servings that is drawn with buttons, above names with their amounts behind',
    `<h2>Ingredients</h2><div class="amount"><button>-</button><span>4</span><button>+</button></div>${PAIRS.map(([amount, name]) => `<div><div>${name}</div><div>${amount}</div></div>`).join('')}${METHOD}`,
    BAKE.replace(
      BEHIND,
      `\n- leeks, sliced 2 large\n- pearl barley 150 g\n- stock 500 ml\n- salt, to taste${BAKE.slice(BAKE.indexOf('\n*'))}`,
    ),
  ),
  bake(
    'a description list in which one term has nothing said of it',
    `<h2>Ingredients</h2><dl>${PAIRS.map(([amount, name]) => `<dt>${name}</dt><dd>${amount}</dd>`).join('')}</dl>${METHOD}`,
  ),
  bake(
    'two tables, the second of which counts the steps and has no heading',
    `<table><tr><td><b>Ingredients:</b></td></tr>${ROWS.map((row) => `<tr><td>${row}</td></tr>`).join('')}</table><table>${TOLD.map((step, at) => `<tr><td>${at + 1}.</td><td>${step}</td></tr>`).join('')}</table><p>Yield: 4 servings</p><p>Each serving provides:</p><table><tr><td>Calories: 320</td></tr></table>`,
  ),
  bake(
    'steps counted with two digits',
    `${LIST}<h2>Method</h2>${TOLD.map((step, at) => `<div><span>0${at + 1}</span><span>${step}</span></div>`).join('')}`,
  ),
  ...[
    '<p>Per serving: 320 kcal, 9 g protein, 48 g carbohydrate</p><p>Source: an old book</p>',
    '<p>Pro Portion: 320 kcal, 9 g Eiweiß</p>',
    '<p>Calories 320</p><p>Fat 8 g</p>',
    '<p><a href="/">Back to the index</a></p>',
    '<h3>Recipe by</h3><a href="/ida">Ida</a>',
    '<h4>Rezept von</h4><a href="/ida">Ida</a>',
  ].map((behind) =>
    bake(
      `'${behind.replace(/<[^>]*>/g, ' ').trim()}' behind steps in paragraphs`,
      `${LIST}<h3>Method</h3>${many(TOLD, 'p')}${behind}`,
    ),
  ),
  bake(
    'the same recipe once more in another language, each under how many it makes',
    `<h4>(6 people)</h4>${LIST}${METHOD}<h2>Lauchauflauf</h2><h4>(6 Personen)</h4><h2>Zutaten</h2><ul><li>2 große Lauchstangen, in Ringen</li><li>150 g Perlgraupen</li><li>500 ml Brühe</li><li>Salz nach Geschmack</li></ul><h2>Zubereitung</h2><ol><li>Den Lauch in einer Pfanne dünsten.</li><li>Graupen und Brühe dazugeben.</li><li>Alles 40 Minuten backen und würzen.</li></ol>`,
  ),
  bake(
    'a recipe in a quotation, and a goodbye behind it',
    `<p>Leeks were cheap.</p><blockquote><p>Serves 4</p><p>${ROWS.join('<br>')}</p>${many(TOLD, 'p')}</blockquote><p>Until next week, with plums!</p>`,
  ),
  {
    name: 'the whole page is the recipe, and its head has the name',
    says: BAKE,
    source: whole(
      'itemscope itemtype="http://schema.org/Recipe"',
      `<h2>From the oven</h2><div itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Ida</span></div><p>Leeks were cheap.</p><ul>${many(ROWS, 'li', ' itemprop="ingredients"')}</ul><div itemprop="recipeInstructions">${many(TOLD, 'p')}</div><ul><li>2 more ideas</li><li>3 soups</li></ul>`,
    ).replace('<head>', '<head><meta itemprop="name" content="Leek Bake">'),
  },
  {
    name: 'the older property for ingredients, and nothing that says of what',
    says: BAKE,
    source: page(
      `<h1>Leek Bake</h1><ul>${many(ROWS.slice(0, 3), 'li', ' itemprop="ingredients"')}</ul><p>More:</p><ul><li itemprop="ingredients">${ROWS[3]}</li></ul><div itemprop="recipeInstructions">${many(TOLD, 'p')}</div>`,
    ),
  },
])
