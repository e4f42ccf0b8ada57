// Single pages of the tuned half: words that were left standing in titles, beside rows and below steps.
import { casePages, data, page } from './case-page.ts'

const NETTLE = `= Nettle Dumplings
- 200 g young nettles
- 150 g flour
- 2 eggs
* Blanch the nettles and chop them.
* Knead them with flour and eggs.
* Simmer small dumplings for 6 minutes.`
const ROWS = ['200 g young nettles', '150 g flour', '2 eggs']
const TOLD = [
  'Blanch the nettles and chop them.',
  'Knead them with flour and eggs.',
  'Simmer small dumplings for 6 minutes.',
]
const many = (rows: string[], tag: string) =>
  rows.map((row) => `<${tag}>${row}</${tag}>`).join('\n')
const LIST = `<h2>Ingredients</h2><ul>${many(ROWS, 'li')}</ul>`
const METHOD = `<h2>Method</h2>${many(TOLD, 'p')}`
const TITLE = '<title>Nettle Dumplings | Hedgerow</title>'
const nettle = (name: string, source: string) => ({ name, says: NETTLE, source })
const below = (name: string, body: string) =>
  nettle(name, page(`<h1>Nettle Dumplings</h1>${body}`, TITLE))

export const leftStanding = casePages([
  nettle(
    'data names the dish, the word for its kind and the site',
    page(
      '<h1>Nettle Dumplings</h1>',
      `${TITLE}${data({ name: 'Nettle Dumplings Recipe | Hedgerow', recipeIngredient: ROWS, recipeInstructions: TOLD })}`,
    ),
  ),
  nettle(
    'a page without headings, whose title says what kind of page it is',
    page(
      `<font size="5"><b>Nettle Dumplings</b></font><br><br><b>Ingredients:</b><br>${ROWS.join('<br>')}<br><br><b>Method:</b><br>${TOLD.join('<br>')}`,
      '<title>Recipe: Nettle Dumplings</title>',
    ),
  ),
  {
    name: 'a heading that says what kind of page it is, as it was written',
    says: NETTLE.replace('=', '= Recipe:'),
    source: page(`<h1>Recipe: Nettle Dumplings</h1>${LIST}${METHOD}`, TITLE),
  },
  nettle(
    'data whose steps hold pictures with words below them',
    page(
      '<h1>Nettle Dumplings</h1>',
      `${TITLE}${data({ name: 'Nettle Dumplings', recipeIngredient: ROWS, recipeInstructions: TOLD.map((text) => ({ '@type': 'HowToStep', text: `${text}<figure><img src="n.jpg"><figcaption>Young nettles</figcaption></figure>` })) })}`,
    ),
  ),
  nettle(
    'rows of programs whose names are called descriptions',
    page(
      `<div id="app"></div><script>window.state = ${JSON.stringify({
        recipe: {
          name: 'Nettle Dumplings',
          ingredients: [
            { quantity: '200', unit: 'g', description: 'young nettles' },
            { quantity: '150', unit: 'g', description: 'flour' },
            { quantity: '2', unit: '', description: 'eggs' },
          ],
          steps: TOLD,
        },
      })}</script>`,
      TITLE,
    ),
  ),
  nettle(
    'data of a program that is written in Spanish',
    page(
      `<div id="app"></div><script type="application/json">${JSON.stringify({
        receta: {
          titulo: 'Nettle Dumplings',
          ingredientes: [
            { cantidad: '200', unidad: 'g', nombre: 'young nettles' },
            { cantidad: '150', unidad: 'g', nombre: 'flour' },
            { cantidad: '2', unidad: '', nombre: 'eggs' },
          ],
          pasos: TOLD.map((descripcion, at) => ({ orden: at + 1, descripcion })),
        },
      })}</script>`,
      TITLE,
    ),
  ),
  below(
    'words for the buttons of units and portions',
    `<div class="ingredients"><h3>Ingredients</h3><div class="card-units-scale"><span>Units</span><button>US</button><button>M</button><span>Scale</span><button>1x</button><button>2x</button></div><ul>${many(ROWS, 'li')}</ul></div>${METHOD}`,
  ),
  below(
    'buttons of units beside the heading of the list',
    `<div class="units"><h2>Ingredients</h2><button>US</button><button>Metric</button></div><ul>${many(ROWS, 'li')}</ul>${METHOD}`,
  ),
  below(
    'the same word with a box to tick below each step',
    `${LIST}<h2>Method</h2>${TOLD.map((step, at) => `<div><div>${at + 1}</div><div>${step}</div><label><input type="checkbox">Done</label></div>`).join('')}`,
  ),
  below(
    'numbers of pictures within the steps',
    `${LIST}<h2>Method</h2>${TOLD.map((step, at) => `<p>${step.slice(0, -1)}<span class="num-step">${at + 1}</span>.</p>`).join('')}`,
  ),
  below(
    'raised numbers of notes within the steps',
    `${LIST}<h2>Method</h2>${TOLD.map((step) => `<p>${step.replace('nettles', 'nettles<sup>1</sup>').replace('dumplings', 'dumplings<sup>2</sup>')}</p>`).join('')}`,
  ),
  ...[
    '<p>¡Espero que os guste!</p><p>Besitos</p>',
    '<p>Alles Liebe, eure Jule</p>',
    '<p>Gutes Gelingen!</p>',
    '<p>À bientôt, Ida</p>',
    '<p>Un abbraccio</p><p>Alla prossima!</p>',
    '<p>Liefs, Ida</p>',
    '<p>Y’all enjoy!</p>',
    '<p>Posté par Ida à 07:00 - <a href="/soups">Desserts</a></p>',
    '<ul><li><p>Ida Holm is a food writer. Her next book is about leeks.</p></li></ul>',
  ].map((behind) =>
    below(`'${behind.replace(/<[^>]*>/g, ' ').trim()}' said at the end`, LIST + METHOD + behind),
  ),
])
