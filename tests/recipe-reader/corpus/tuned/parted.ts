// Pages of the tuned half whose rows were joined, counted or marked by something on their way.
import { casePages, data, page, type Case } from './case-page.ts'

const STEW = `= Barley Stew
- 150 g barley
- 2 turnips
- 1 l stock
* Rinse the barley in cold water.
* Dice the turnips small.
* Simmer both in the stock for an hour.`
const rows = ['150 g barley', '2 turnips', '1 l stock']
const steps = [
  'Rinse the barley in cold water.',
  'Dice the turnips small.',
  'Simmer both in the stock for an hour.',
]
const written = (name: string, more: object, says = STEW): Case => ({
  name,
  says,
  source: page(
    '<h1>Barley Stew</h1>',
    data({ name: 'Barley Stew', recipeIngredient: rows, recipeInstructions: steps, ...more }),
  ),
})
const section = (name: string, text: string) => ({
  '@type': 'HowToSection',
  name,
  itemListElement: [{ '@type': 'HowToStep', text }],
})
const listed = (all: readonly string[]) => `['${all.join("', '")}']`
const edit = (part: string) =>
  `<span><a role="button" href="/edit" title="Edit section: ${part}"><span></span> <span>edit</span></a></span>`

export const parted = casePages([
  written('steps that a program joined with commas', { recipeInstructions: steps.join(', ') }),
  written('steps that a program joined with commas, without spaces', {
    recipeInstructions: steps.join(','),
  }),
  written('lists as another language writes them', {
    recipeIngredient: listed(rows),
    recipeInstructions: listed(steps),
  }),
  written(
    'sections with one step each, which counts in its text',
    {
      recipeInstructions: [
        section('At night', '1. Rinse the barley. 2. Cover it with water.'),
        section('In the morning', '1. Dice the turnips. 2. Simmer all of it.'),
      ],
    },
    `= Barley Stew
- 150 g barley
- 2 turnips
- 1 l stock
# At night
* Rinse the barley.
* Cover it with water.
# In the morning
* Dice the turnips.
* Simmer all of it.`,
  ),
  written(
    'a sign within steps that parts what they say',
    { recipeInstructions: ['• Rinse the barley. • Dice the turnips.', '• Simmer it. • Serve.'] },
    `= Barley Stew
- 150 g barley
- 2 turnips
- 1 l stock
* • Rinse the barley. • Dice the turnips.
* • Simmer it. • Serve.`,
  ),
  written('words in bold as editors write them', {
    recipeIngredient: ['150 g **barley**', '**2** turnips', '1 l stock'],
    recipeInstructions: steps.map((step) => step.replace(/^\w+/, '**$&**')),
  }),
  written('codes of a plug-in around words', {
    recipeIngredient: ['[scaled]150[/scaled] g barley', '[scaled]2[/scaled] turnips', '1 l stock'],
  }),
  {
    name: 'all rows of a list in one entry, in boxes of their own',
    says: STEW.replace('\n*', '\n- salt\n*'),
    source: page(`<h1>Barley Stew</h1><h2>Ingredients</h2><ul class="list"><li>${rows
      .map((row) => {
        const [, amount = '', name = ''] = /^(\d+(?: \w{1,2})?) (.*)$/.exec(row) ?? []
        return `<span class="row"><span class="amount"><b>${amount}</b></span><span class="what"><b>${name}</b></span></span>`
      })
      .join(
        '',
      )}<span class="row"><span class="amount"> </span><span class="what"><b>salt</b></span></span></li></ul>
<h2>Method</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`),
  },
  {
    name: 'headings with a button to edit them, and one of several kinds below the steps',
    says: STEW,
    source:
      page(`<h1>Barley Stew</h1><h2><span>Ingredients</span>${edit('Ingredients')}</h2><section><h3><span>For the pot</span>${edit('For the pot')}</h3>
<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul></section><h2><span>Method</span>${edit('Method')}</h2><section><h3><span>For the pot</span>${edit('For the pot')}</h3>
<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol></section><h2><span>Tips, notes, and variations</span>${edit('Tips')}</h2>
<section><ul><li>In some houses it is eaten with a spoonful of mustard.</li><li>It thickens over night.</li></ul></section>`),
  },
  written('steps that a program joined with line ends and commas', {
    recipeInstructions: steps.join('\n, '),
  }),
  written('steps with a bar between each two of them', { recipeInstructions: steps.join('|') }),
  {
    name: 'data that was made a text of once more',
    says: STEW,
    source: page(
      '<h1>Barley Stew</h1>',
      `<script type="application/ld+json">${JSON.stringify(
        JSON.stringify({
          '@type': 'Recipe',
          name: 'Barley Stew',
          recipeIngredient: rows,
          recipeInstructions: steps,
        }),
      )}</script>`,
    ),
  },
  written(
    'a list of what is needed within one of the steps',
    {
      recipeInstructions: [
        { '@type': 'HowToStep', text: steps[0] },
        {
          '@type': 'HowToStep',
          text: '<p>Take out of a drawer:</p><ul><li>a knife</li><li>a spoon</li></ul>',
        },
      ],
    },
    `= Barley Stew
- 150 g barley
- 2 turnips
- 1 l stock
* Rinse the barley in cold water.
* Take out of a drawer: a knife a spoon`,
  ),
  written('names of properties that nobody defined', {
    recipeIngredient: undefined,
    recipeInstructions: undefined,
    recipeIngredients: rows,
    recipeInstruction: steps.map((instruction) => ({ instruction })),
  }),
  written('steps by their names in a thing, and ingredients that are counted', {
    recipeIngredient: rows.map((row, at) => `${at + 1}. ${row}`),
    recipeInstructions: { step1: steps[0], step2: steps[1], step3: steps[2] },
  }),
  {
    name: 'a recipe for what goes with the dish, in front of that of the dish',
    says: `${STEW}
= Toast for Barley Stew
- 2 slices of bread
- butter
* Toast it well.`,
    source: page(
      '<h1>Barley Stew</h1>',
      `<title>Barley Stew</title>${data({ name: 'Toast for Barley Stew', recipeIngredient: ['2 slices of bread', 'butter'], recipeInstructions: ['Toast it well.'] })}${data({ name: 'Barley Stew', recipeIngredient: rows, recipeInstructions: steps })}`,
    ),
  },
])
