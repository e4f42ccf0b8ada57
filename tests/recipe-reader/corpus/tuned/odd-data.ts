// Pages of the tuned half whose data was written by programs that had other things in mind.
import { casePages, page, type Case } from './case-page.ts'

const SOUP = `= Leek Soup
- 2 leeks, sliced
- 30 g butter
- 1 l vegetable stock
- salt and pepper
* Sweat the leeks in the butter for ten minutes.
* Pour in the stock and simmer until soft.
* Blend, season and serve with bread.`
const rows = ['2 leeks, sliced', '30 g butter', '1 l vegetable stock', 'salt and pepper']
const steps = [
  'Sweat the leeks in the butter for ten minutes.',
  'Pour in the stock and simmer until soft.',
  'Blend, season and serve with bread.',
]
const soup = {
  '@type': 'Recipe',
  name: 'Leek Soup',
  recipeIngredient: rows,
  recipeInstructions: steps,
}
const h1 = '<h1>Leek Soup</h1>'
const script = (json: string) => `<script type="application/ld+json">${json}</script>`
const written = (name: string, json: string, says = SOUP): Case => ({
  name,
  says,
  source: page(h1, script(json.replaceAll('</', '<\\/'))),
})
const shaped = (name: string, more: object, says = SOUP): Case =>
  written(name, JSON.stringify({ ...soup, ...more }), says)
const step = (text: string, more: object = {}) => ({ '@type': 'HowToStep', text, ...more })
const microdata = (inner: string) =>
  page(`<div itemscope itemtype="http://schema.org/Recipe">${inner}</div>`)
const li = (all: readonly string[], attributes = '') =>
  all.map((row) => `<li${attributes}>${row}</li>`).join('')

const head = '<title>Leek Soup | Pots</title>'
const list = `<h2>Ingredients</h2><ul>${li(rows)}</ul><h2>Method</h2><ol>${li(steps)}</ol>`
/** A page that says more than its data. */
const poorer = (name: string, more: object, says = SOUP): Case => ({
  name,
  says,
  source: page(
    `${h1}${'<p>It is cold, and there are leeks.</p>'.repeat(40)}${list}`,
    head + script(JSON.stringify({ ...soup, ...more })),
  ),
})

export const oddData = casePages([
  poorer('steps of which data has the beginnings', {
    recipeInstructions: steps.map((s) => `${s.slice(0, 20)}…`),
  }),
  poorer('a text of which data has the beginning', {
    recipeInstructions: `${steps.join(' ').slice(0, 60)}...`,
  }),
  poorer('words that lead to the recipe', {
    recipeInstructions: 'Click here for the full recipe.',
  }),
  poorer('a recipe that is called Recipe', { name: 'Recipe' }),
  poorer('a recipe that is called like its site', { name: 'Pots' }),
  poorer('a recipe with its site behind a dash', { name: 'Leek Soup - Pots' }),
  shaped(
    'steps that end in three dots, and are all there is',
    {
      recipeInstructions: steps.map((s) => s.replace(/\.$/, '...')),
      recipeIngredient: rows,
    },
    SOUP.replace(/\.$/gm, '...'),
  ),
  shaped(
    'quotation marks that were escaped twice',
    { name: String.raw`Ada\'s Leek Soup`, recipeIngredient: [String.raw`1 9\" leek`, ...rows] },
    SOUP.replace('= Leek', "= Ada's Leek").replace('- 2', '- 1 9" leek\n- 2'),
  ),
  shaped('links as editors write them', {
    recipeIngredient: rows.map((row) => row.replace('butter', '[butter](https://pots.example/b)')),
  }),
  shaped('line ends that were escaped twice', { recipeInstructions: steps.join(String.raw`\n`) }),
  shaped('line ends of two signs that were escaped twice', {
    recipeInstructions: steps.join(String.raw`\r\n`),
  }),
  shaped(
    'sentences that run together in the one text of data',
    { recipeInstructions: steps.join('') },
    SOUP.replaceAll('.\n* ', '.'),
  ),
  shaped('line ends of another kind', { recipeInstructions: steps.join('\u2028') }),
  shaped('bullets within one line', { recipeInstructions: steps.map((s) => `• ${s}`).join(' ') }),
  shaped(
    'a bar within a step',
    { recipeInstructions: 'Heat the oven to 180 °C at the bottom | 350 °F and warm the soup.' },
    `${SOUP.slice(0, SOUP.indexOf('*'))}* Heat the oven to 180 °C at the bottom | 350 °F and warm the soup.`,
  ),
  {
    name: 'headings that count parts of the ingredients',
    says: SOUP.replace('- 2', '+ Step 1\n- 2').replace('- 1 l', '+ Step 2\n- 1 l'),
    source: page(
      `${h1}<h2>Ingredients</h2><h3>Step 1</h3><ul>${li(rows.slice(0, 2))}</ul><h3>Step 2</h3><ul>${li(rows.slice(2))}</ul><h2>Method</h2><ol>${li(steps)}</ol>`,
      head,
    ),
  },
  shaped('bars between the steps', { recipeInstructions: steps.join(' | ') }),
  shaped('keycaps that count', {
    recipeInstructions: steps.map((s, at) => `${at + 1}\uFE0F\u20E3 ${s}`).join('\n'),
  }),
  shaped('numbers without a space on either side', {
    recipeInstructions: steps.map((s, at) => `${at + 1}.${s}`).join(''),
  }),
  ...(
    [
      ['bars behind the numbers', (s, at) => `${at + 1}/ ${s}`],
      ['numbers of order', (s, at) => `${at + 1}º ${s}`],
      ['numbers of stages', (s, at) => `${at + 1}ª etapa: ${s}`],
    ] satisfies [string, (step: string, at: number) => string][]
  ).map(([name, counted]) => shaped(name, { recipeInstructions: steps.map(counted).join('\n') })),
  shaped('a word and a number between the steps, and nothing else', {
    recipeInstructions: steps.map((s, at) => `STEP ${at + 1} ${s}`).join(' '),
  }),
  shaped('two ingredients in each entry', {
    recipeIngredient: [rows.slice(0, 2).join('<br>'), ...rows.slice(2)],
  }),
  shaped('lists in the words of the format', {
    recipeIngredient: { '@list': rows },
    recipeInstructions: { '@set': steps.map((s) => step(s)) },
  }),
  shaped('values in the words of the format', {
    recipeIngredient: rows.map((row) => ({ '@value': row })),
    recipeInstructions: steps.map((s) => ({ '@value': s, '@language': 'en' })),
  }),
  shaped('lists that are texts of data', {
    recipeIngredient: JSON.stringify(rows),
    recipeInstructions: JSON.stringify(steps.map((s) => step(s))),
  }),
  shaped('steps that are all named like the dish', {
    recipeInstructions: steps.map((s) => step(s, { name: 'Leek Soup' })),
  }),
  shaped('steps that are named like the dish and counted', {
    recipeInstructions: steps.map((s, at) => step(s, { name: `Leek Soup Step ${at + 1}` })),
  }),
  shaped('supplies whose names say the amount, too', {
    recipeIngredient: rows.map((name) => ({
      '@type': 'HowToSupply',
      name,
      requiredQuantity: /^\d*/.exec(name)?.[0],
    })),
  }),
  {
    ...shaped(
      'sections of ingredients as the keys of a thing',
      { recipeIngredient: { 'For the soup': rows.slice(0, 3), 'To finish': rows.slice(3) } },
      SOUP.replace('- 2', '+ For the soup\n- 2').replace('- salt', '+ To finish\n- salt'),
    ),
    sections: true,
  },
  shaped(
    'names of ingredients with commas between them',
    { recipeIngredient: 'leeks, butter, stock, salt' },
    `= Leek Soup\n- leeks\n- butter\n- stock\n- salt\n${SOUP.slice(SOUP.indexOf('*'))}`,
  ),
  written(
    'single quotes',
    `{'@type':'Recipe','name':'Leek Soup','recipeIngredient':['${rows.join("','")}'],'recipeInstructions':['${steps.join("','")}']}`,
  ),
  written(
    'names without quotes',
    `{"@type":"Recipe",name:"Leek Soup",recipeIngredient:${JSON.stringify(rows)},recipeInstructions:${JSON.stringify(steps)}}`,
  ),
  written(
    'a complaint of the server in front of the data',
    `<br />\n<b>Warning</b>: odd in <b>/x.php</b> on line <b>3</b><br />\n${JSON.stringify(soup)}`,
  ),
  written(
    'the parts of a recipe in things of their own',
    JSON.stringify([
      { ...soup, recipeInstructions: undefined },
      { ...soup, recipeIngredient: undefined },
    ]),
  ),
  written(
    'steps that a list refers to, which a recipe refers to',
    JSON.stringify({
      '@graph': [
        { ...soup, recipeInstructions: { '@id': '#all' } },
        {
          '@id': '#all',
          '@type': 'ItemList',
          itemListElement: [{ '@id': '#0' }, { '@id': '#1' }, { '@id': '#2' }],
        },
        ...steps.map((text, at) => ({ '@id': `#${at}`, '@type': 'HowToStep', text })),
      ],
    }),
  ),
  {
    name: 'microdata in which somebody is named before the dish',
    says: SOUP,
    source: microdata(
      `<p itemprop="author">By <span itemprop="name">Ada</span></p><h1 itemprop="name">Leek Soup</h1><ul>${li(rows, ' itemprop="recipeIngredient"')}</ul><ol itemprop="recipeInstructions">${li(steps)}</ol>`,
    ),
  },
  {
    name: 'headings that count the steps, and none above all of them',
    says: SOUP,
    source: page(
      `${h1}<h2>Ingredients</h2><ul>${li(rows)}</ul>${steps.map((s, at) => `<h3>Step ${at + 1}</h3><p>${s}</p>`).join('')}`,
    ),
  },
  {
    name: 'a heading of ingredients that only tells of them, above the card',
    says: SOUP,
    source: page(
      `${h1}<h2>What You Need</h2><ul><li>Leeks: choose slim ones.</li><li>Butter: unsalted.</li></ul><div><h2>Leek Soup</h2>${list}</div>`,
      head,
    ),
  },
  {
    name: 'a label above the number of people among the ingredients',
    says: SOUP,
    source: page(
      `${h1}${list.replace('<ul>', '<div>Number of people</div><div>4 people</div><ul>')}`,
      head,
    ),
  },
  {
    name: 'a page for the printer, with its address',
    says: SOUP,
    source: page(
      `<h2>Leek Soup</h2><p>Servings: 4</p><table><tr><td>${rows.join('</td></tr><tr><td>')}</td></tr></table><ol>${li(steps)}</ol><p>https://pots.example/leek</p>`,
      '<title>Leek Soup</title>',
    ),
  },
])
