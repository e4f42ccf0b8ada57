// Single pages of the tuned half: small things within rows, and short lines behind the last step.
import { casePages, page } from './case-page.ts'

const RICE = `= Saffron Rice
- 1 1/2 cups rice
- 200 g peas
- a pinch of saffron
* Soak the saffron in a little water.
* Boil the rice for 12 minutes.
* Stir in the peas and serve.`
const ROWS = ['1 1/2 cups rice', '200 g peas', 'a pinch of saffron']
const TOLD = [
  'Soak the saffron in a little water.',
  'Boil the rice for 12 minutes.',
  'Stir in the peas and serve.',
]
const many = (rows: string[], tag: string) =>
  rows.map((row) => `<${tag}>${row}</${tag}>`).join('\n')
const LIST = `<h2>Ingredients</h2><ul>${many(ROWS, 'li')}</ul>`
const METHOD = `<h2>Method</h2><ol>${many(TOLD, 'li')}</ol>`
const rice = (name: string, body: string, says = RICE) => ({
  name,
  says,
  source: page(`<h1>Saffron Rice</h1>${body}`, '<title>Saffron Rice | Pots</title>'),
})
const [CUPS = '', ...REST] = ROWS

export const smallThings = casePages([
  ...['<sup>1</sup>/<sub>2</sub>', '<span class="frac"><sup>1</sup>/<sub>2</sub></span>'].map(
    (half) =>
      rice(
        `a number beside a fraction in raised figures: ${half}`,
        `<h2>Ingredients</h2><ul><li>${CUPS.replace(' 1/2', half)}</li>${many(REST, 'li')}</ul>${METHOD}`,
      ),
  ),
  rice(
    'another measure that a class hides',
    `<h2>Ingredients</h2><ul>${ROWS.map((row) => `<li><span>${row.slice(0, row.lastIndexOf(' '))}</span><span class="us d-none">7 oz</span> <span>${row.slice(row.lastIndexOf(' ') + 1)}</span></li>`).join('')}</ul>${METHOD}`,
  ),
  rice(
    'links in rows and steps that are buttons or say so',
    `<h2>Ingredients</h2><ul>${ROWS.map((row) => `<li><span>${row}</span><a class="shop-button" href="/s">In the cart</a></li>`).join('')}</ul><h2>Method</h2><ol>${TOLD.map((step) => `<li><p>${step}</p><a href="/v">Watch video</a></li>`).join('')}</ol>`,
  ),
  ...['Låt skärmen vara tänd', 'Keep screen awake', 'Bildschirm bleibt an'].map((label) =>
    rice(
      `a switch that keeps the screen on: ${label}`,
      `${LIST}<h2>Method</h2><label><input type="checkbox"> ${label}</label>${many(TOLD, 'p')}`,
    ),
  ),
  rice(
    'lists of which only the first is marked',
    `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Saffron Rice</h2><h3>Ingredients</h3><ol>${ROWS.slice(
      0,
      2,
    )
      .map((row) => `<li class="row" itemprop="ingredients">${row}</li>`)
      .join('')}</ol><ol>${REST.slice(1)
      .map((row) => `<li class="row">${row}</li>`)
      .join('')}</ol><div itemprop="recipeInstructions"><ol>${many(TOLD, 'li')}</ol></div></div>`,
  ),
  rice(
    'a name that says who wrote it',
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Recipe',
      name: 'Saffron Rice von anna73',
      recipeIngredient: ROWS,
      recipeInstructions: TOLD,
    })}</script>${LIST}${METHOD}`,
  ),
  rice(
    'what each step takes, as a list in it',
    `${LIST}<h2>Method</h2>${TOLD.map((step, at) => `<div><h3>Step ${at + 1}</h3><ul><li>${ROWS[at]}</li></ul><p>${step}</p></div>`).join('')}`,
  ),
  rice(
    'what each step takes, as a list in a step that is named so',
    `${LIST}<h2>Method</h2>${TOLD.map((step, at) => `<div class="step"><h3>Step ${at + 1}</h3><ul><li>${ROWS[at]}</li></ul><p>${step}</p></div>`).join('')}`,
  ),
  rice(
    'rows in boxes that are named, some of which are links',
    `<div class="ingredients">${ROWS.map((row, at) => `<div>${at === 2 ? `<a href="/saffron">${row}</a>` : row}</div>`).join('')}</div><div class="steps">${many(TOLD, 'p')}</div>`,
  ),
  rice(
    'amounts behind a picture that parts them from their names',
    `<h2>Ingredients</h2><ul><li>rice<img src="i.png"><span>1 1/2 cups</span></li><li>peas<img src="i.png"><span>200 g</span></li></ul>${METHOD}`,
    RICE.replace(/\n- [^]*?(?=\n\*)/, '\n- rice 1 1/2 cups\n- peas 200 g'),
  ),
  rice(
    'headings that are pictures',
    `<h2><img alt="Ingredients"></h2><ul>${many(ROWS, 'li')}</ul><h2><img alt="Method"></h2>${many(TOLD, 'p')}<h2><img alt="Comments"></h2><p>Great! I boiled it for longer.</p>`,
  ),
  rice(
    'a list with one entry that holds all steps',
    `${LIST}<h2>Method</h2><ul><li>${TOLD.join('<br><br>')}</li></ul>`,
  ),
  rice(
    'a line drawn with signs, and a name below it',
    `<p><b>Ingredients</b><br>${ROWS.join('<br>')}<br><br><b>Method</b><br>${TOLD.join('<br>')}<br>--<br>Ida in Oslo</p>`,
  ),
  rice(
    'a few words in another kind of box than each of the steps',
    `${LIST}<h2>Method</h2>${TOLD.map((step) => `<figure><img><p>${step}</p></figure>`).join('')}<div>Get the app</div>`,
  ),
  rice(
    'short steps, each in a box with its number, without full stops',
    `<div><div>Ingredients</div>${many(ROWS, 'div')}</div><div><div>Method</div>${['Soak the saffron', 'Boil the rice', 'Stir in the peas'].map((step, at) => `<div><div>${at + 1}</div><div>${step}</div></div>`).join('')}</div>`,
    `${RICE.slice(0, RICE.indexOf('\n*'))}\n* Soak the saffron\n* Boil the rice\n* Stir in the peas`,
  ),
  rice(
    'a few words outside of the frame that holds all steps',
    `<fieldset><legend>Ingredients</legend><ul>${many(ROWS, 'li')}</ul></fieldset><fieldset><legend>Method</legend>${many(TOLD, 'p')}</fieldset><p>In the kitchen with Ida</p>`,
  ),
  rice(
    'a table of two columns behind steps that are none',
    `${LIST}<h2>Method</h2>${many(TOLD, 'p')}<table><tr><th>kcal</th><td>312</td></tr><tr><th>Salt</th><td>1 g</td></tr></table>`,
  ),
  rice(
    'tags below a list that stands behind the steps',
    `<div><section>${METHOD}</section><section>${LIST}<p>#rice #easy</p></section></div>`,
  ),
  ...[
    '<p>Enjoy!</p><p>xx Ida</p><p>P.S. My book is out next week.</p>',
    '<p>Get new recipes in your inbox every Friday.</p>',
    '<p>&laquo; Older post</p><p>Newer post &raquo;</p>',
    '<p>Serves 4.</p>',
    '<p>From “The Good Pot” by Ida Holm (Pots Press, 2004)</p><p>More about this book</p>',
  ].map((behind) =>
    rice(
      `'${behind.replace(/<[^>]*>/g, ' ').trim()}' behind the steps`,
      `${LIST}<h2>Method</h2>${many(TOLD, 'p')}${behind}`,
    ),
  ),
])
