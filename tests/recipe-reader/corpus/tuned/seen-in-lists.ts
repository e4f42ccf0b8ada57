// Single pages of the tuned half: signs that count, what stands between rows, and data of programs.
import { casePages, data, page } from './case-page.ts'

const FRITTERS = `= Courgette Fritters
- 2 courgettes, grated
- 100 g feta
- 2 eggs
* Salt the courgettes for 10 minutes.
* Mix everything and fry in spoonfuls.
* Drain on paper.`
const ROWS = ['2 courgettes, grated', '100 g feta', '2 eggs']
const TOLD = [
  'Salt the courgettes for 10 minutes.',
  'Mix everything and fry in spoonfuls.',
  'Drain on paper.',
]
const list = (rows: string[], tag = 'li') => rows.map((row) => `<${tag}>${row}</${tag}>`).join('')
const step = (text: string) => ({ '@type': 'HowToStep', text })
const told = (name: string, recipeInstructions: unknown, says = FRITTERS) => ({
  name,
  says,
  source: page(
    '',
    data({ name: 'Courgette Fritters', recipeIngredient: ROWS, recipeInstructions }),
  ),
})
const shown = (name: string, body: string, says = FRITTERS) => ({
  name,
  says,
  source: page(`<h1>Courgette Fritters</h1>${body}`),
})
const kept = (name: string, recipe: object) => ({
  name,
  says: FRITTERS,
  source: page(
    `<script type="application/json">${JSON.stringify({ props: { recipe: { name: 'Courgette Fritters', ...recipe } } })}</script>`,
  ),
})
const LIST = `<h2>Ingredients</h2><ul>${list(ROWS)}</ul>`
const METHOD = `<h2>Method</h2><ol>${list(TOLD)}</ol>`

export const seenInLists = casePages([
  told('steps counted by # in one text', TOLD.map((text, at) => `#${at + 1} ${text}`).join(' ')),
  told(
    'steps counted by letters',
    TOLD.map((text, at) => `${'abc'[at]}) ${text}`),
  ),
  told('advertising between steps and behind them', [
    step(`${TOLD[0]} Advertisement`),
    step('ADVERTISEMENT'),
    ...TOLD.slice(1).map(step),
  ]),
  told('pictures and films between steps', [
    step(TOLD[0] ?? ''),
    { '@type': 'ImageObject', url: 'https://example.org/1.jpg', caption: 'Grated' },
    step(TOLD[1] ?? ''),
    { '@type': 'VideoObject', name: 'Frying', description: 'How it is fried' },
    step(TOLD[2] ?? ''),
  ]),
  told('control characters in a step', [`${TOLD[0]}\u0003`, ...TOLD.slice(1)]),
  told(
    'steps that each hold a list are one each',
    [step('<ul><li>Grate.</li><li>Salt.</li></ul>'), step('<ul><li>Mix.</li><li>Fry.</li></ul>')],
    `${FRITTERS.slice(0, FRITTERS.indexOf('*'))}* Grate. Salt.\n* Mix. Fry.`,
  ),
  {
    name: 'a mark of a footnote is no bullet',
    says: '= Fritters\n- 2 courgettes\n- *100 g feta\n- 2 eggs\n* Mix.\n* Fry.',
    source: page(
      '',
      data({
        name: 'Fritters',
        recipeIngredient: ['2 courgettes', '*100 g feta', '2 eggs'],
        recipeInstructions: ['Mix.', 'Fry.'],
      }),
    ),
  },
  shown(
    'a tip in a box within a step',
    `${LIST}<h2>Method</h2><ol><li>${TOLD[0]}<div class="tip"><b>Tip:</b> Weigh them down.</div></li>${list(TOLD.slice(1))}</ol>`,
  ),
  shown(
    'links to share by and to the top behind the steps',
    `${LIST}<h2>Method</h2>${list(TOLD, 'p')}<p><a href="#top">nach oben</a></p><ul class="sharing"><li>Share on Facebook</li></ul>`,
  ),
  shown(
    'a switch of units above the ingredients',
    `<div class="ingredients"><h2>Ingredients</h2><div>Metric | Imperial</div><div>Für <input> Portionen</div><ul>${list(ROWS)}</ul></div>${METHOD}`,
  ),
  shown(
    'blocks of a builder of pages that are called widgets',
    [`<h2>Ingredients</h2>`, `<ul>${list(ROWS)}</ul>`, '<h2>Method</h2>', `<ol>${list(TOLD)}</ol>`]
      .map((block) => `<div class="page-widget page-widget-text">${block}</div>`)
      .join(''),
  ),
  shown(
    'counted steps that say how many there are',
    `${LIST}<div class="recipe-steps"><h2>Method</h2>${TOLD.map((text, at) => `<div><span>${at + 1}</span><span>/3</span><p>${text}</p></div>`).join('')}</div>`,
  ),
  shown(
    'a row that speaks of all ingredients, and one that speaks of time',
    `<div class="ingredients">${LIST}</div><div class="method"><h2>Method</h2><ol><li>Mix all the ingredients.</li><li>Laisser reposer 1 heure puis cuire.</li></ol></div>`,
    `${FRITTERS.slice(0, FRITTERS.indexOf('*'))}* Mix all the ingredients.\n* Laisser reposer 1 heure puis cuire.`,
  ),
  {
    name: 'microdata of all ingredients twice',
    says: FRITTERS,
    source: page(
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Courgette Fritters</h1>${`<ul>${ROWS.map((row) => `<li itemprop="recipeIngredient">${row}</li>`).join('')}</ul>`.repeat(2)}<ol itemprop="recipeInstructions">${list(TOLD)}</ol></div>`,
    ),
  },
  kept('data of programs with amounts for each number of portions apart', {
    ingredients: [
      { id: 'a', name: 'courgettes, grated' },
      { id: 'b', name: 'feta' },
      { id: 'c', name: 'eggs' },
    ],
    servingSize: 2,
    portions: [4, 2].map((people) => ({
      people,
      ingredients: [
        { id: 'a', amount: people },
        { id: 'b', amount: people * 50, unit: 'g' },
        { id: 'c', amount: people },
      ],
    })),
    steps: TOLD,
  }),
  kept('data of programs with amounts in two measures', {
    ingredients: [
      { quantity: { metric: 2, us: 2 }, ingredientText: 'courgettes, grated' },
      { quantity: { metric: 100, us: 4 }, unit: { metric: 'g', us: 'oz' }, ingredientText: 'feta' },
      { quantity: { metric: 2, us: 2 }, ingredientText: 'eggs' },
    ],
    steps: TOLD,
  }),
])
