// Pages of the tuned half that only a program would have filled: what it would have shown is in its data.
import { casePages, page, type Case } from './case-page.ts'

const TART = `= Plum Tart
- 500 g plums, halved
- 2 tbsp sugar
- 1 sheet of pastry
* Line a tin with the pastry.
* Lay the plums on it, cut side up.
* Sprinkle with the sugar and bake for 40 minutes.`
const SECTIONS = TART.replace('- 500', '+ Filling\n- 500').replace('- 1 sheet', '+ Base\n- 1 sheet')
const rows = ['500 g plums, halved', '2 tbsp sugar', '1 sheet of pastry']
const parts = [
  { quantity: 500, unit: 'g', name: 'plums', note: 'halved' },
  { quantity: 2, unit: 'tbsp', name: 'sugar', note: '' },
  { quantity: 1, unit: '', name: 'sheet of pastry', note: null },
]
const steps = [
  'Line a tin with the pastry.',
  'Lay the plums on it, cut side up.',
  'Sprinkle with the sugar and bake for 40 minutes.',
]
const head = '<title>Plum Tart | Trees</title>'
const shell = '<div id="root"></div>'
const json = (id: string, value: unknown) =>
  `<script id="${id}" type="application/json">${JSON.stringify(value)}</script>`
const state = (name: string, script: string, says = TART): Case => ({
  name,
  says,
  source: page(shell + script, head),
  ...(says === SECTIONS && { sections: true }),
})
const props = (recipe: object) => ({
  props: { pageProps: { menu: [{ title: 'Home' }], recipe: { title: 'Plum Tart', ...recipe } } },
})
const related = [
  { title: 'Rye Bread', ingredients: ['500 g rye', '2 tsp salt'], steps: ['Mix.', 'Bake.'] },
  { title: 'Plum Jam', slug: 'plum-jam' },
]
const program = (code: string) => `<script>(function(){var a={b:1};${code}})()</script>`
/** A value as a list of its parts, which name each other by their places. */
function flattened(value: unknown): unknown[] {
  const all: unknown[] = []
  const put = (each: unknown): number => {
    const at = all.push(null) - 1
    all[at] = Array.isArray(each)
      ? each.map(put)
      : typeof each === 'object' && each !== null
        ? Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, put(inner)]))
        : each
    return at
  }
  put(value)
  return all
}
const paragraph = (text: string) => ({
  nodeType: 'paragraph',
  content: [
    { nodeType: 'text', value: text.slice(0, 9) },
    { nodeType: 'text', value: text.slice(9) },
  ],
})

export const programState = casePages([
  state(
    'amounts, units and names in the data of a page, other recipes beside it',
    json('__NEXT_DATA__', {
      ...props({
        ingredients: parts,
        steps: steps.map((text, at) => ({ id: at, stepNumber: at + 1, text, image: null })),
        servings: 8,
      }),
      related,
    }),
  ),
  state(
    'rows with a list of what they are of',
    json(
      '__NEXT_DATA__',
      props({
        ingredients: rows.map((label, at) => ({
          label,
          quantity: String(parts[at]?.quantity),
          unit: [],
          ingredient: [{ title: parts[at]?.name.split(' ').at(-1), calories: null }],
        })),
        steps: steps.map((description) => ({ description })),
      }),
    ),
  ),
  state(
    'groups of ingredients and of steps',
    json(
      'data',
      props({
        ingredientGroups: [
          { title: 'Filling', ingredients: parts.slice(0, 2) },
          { title: 'Base', ingredients: parts.slice(2) },
        ],
        method: { groups: [{ steps: steps.map((description) => ({ description })) }] },
      }),
    ),
    SECTIONS,
  ),
  state(
    'units and products that are things',
    json(
      'state',
      props({
        recipeIngredients: parts.map(({ quantity, unit, name, note }) => ({
          amount: { value: quantity },
          unit: unit === '' ? null : { id: 3, name: unit },
          ingredient: { id: 9, name },
          comment: note,
        })),
        instructions: steps.map((text, at) => ({
          title: `Step ${at + 1}`,
          body: `<p>${text}</p>`,
        })),
      }),
    ),
  ),
  state(
    'a list of parts that name each other',
    json(
      '__NUXT_DATA__',
      flattened({ data: { recipe: { name: 'Plum Tart', ingredients: rows, steps } }, n: 1 }),
    ),
  ),
  state(
    'a store whose things refer to each other',
    program(
      `window.__APOLLO_STATE__ = ${JSON.stringify({
        ROOT_QUERY: { 'recipe({"id":1})': { __ref: 'Recipe:1' } },
        'Recipe:1': {
          __typename: 'Recipe',
          title: 'Plum Tart',
          'ingredients({"first":9})': parts.map((_, at) => ({ __ref: `Ingredient:${at}` })),
          directions: [{ __ref: 'Step:0' }, { __ref: 'Step:1' }, { __ref: 'Step:2' }],
        },
        ...Object.fromEntries(parts.map((part, at) => [`Ingredient:${at}`, part])),
        ...Object.fromEntries(
          steps.map((text, at) => [`Step:${at}`, { __typename: 'Step', text }]),
        ),
      })};`,
    ),
  ),
  state(
    'a text of data that a program reads',
    program(
      `window.__INITIAL_STATE__ = JSON.parse(${JSON.stringify(JSON.stringify(props({ ingredients: rows, directions: steps })))});`,
    ),
  ),
  state(
    'data as a program writes it',
    program(
      `window.state={recipe:{title:'Plum Tart',ingredients:[${rows.map((row) => `'${row}'`).join()}],preparation:[${steps.map((s) => `"${s}"`).join()}]}};`,
    ),
  ),
  state(
    'pieces of a stream',
    [
      `1:"$Sreact.fragment"\n5:["$","$L9",null,{"recipe":${JSON.stringify(props({ ingredients: rows, steps }))}`,
      '}]\n6:null\n',
    ]
      .map((text) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`)
      .join(''),
  ),
  state(
    'documents of an editor',
    json(
      'state',
      props({
        ingredients: { json: { nodeType: 'document', content: rows.map(paragraph) } },
        method: { json: { nodeType: 'document', content: steps.map(paragraph) } },
      }),
    ),
  ),
  state(
    'contents of steps in things of things',
    json(
      'state',
      props({
        ingredientSections: [{ heading: '', items: rows.map((text) => ({ text })) }],
        methodSteps: [
          { content: steps.map((text) => ({ type: 'html', data: { value: `<p>${text}</p>` } })) },
        ],
      }),
    ),
  ),
  state(
    'fields of a post, with its title as it is shown',
    json('state', {
      post: {
        title: { rendered: 'Plum Tart' },
        fields: {
          ingredients: rows.map((ingredient) => ({ ingredient })),
          directions: steps.map((step) => ({ step })),
        },
      },
    }),
  ),
  state(
    'the data for search engines as a text within other data',
    json('state', {
      seo: {
        data: JSON.stringify({
          '@type': 'Recipe',
          name: 'Plum Tart',
          recipeIngredient: rows,
          recipeInstructions: steps,
        }),
      },
    }),
  ),
  state(
    'an element that holds what it is to show',
    `<div data-page="${JSON.stringify(props({ ingredients: rows, steps })).replaceAll('"', '&quot;')}"></div>`,
  ),
  state(
    'blocks of an editor',
    json(
      'state',
      props({
        ingredientList: rows.join('\n'),
        steps: steps.map((text) => ({
          _type: 'block',
          children: [
            { _type: 'span', text: text.slice(0, 6) },
            { _type: 'span', text: text.slice(6) },
          ],
        })),
      }),
    ),
  ),
  {
    name: 'a page that shows what its programs have says it better',
    says: TART,
    source: page(
      `<h1>Plum Tart</h1><h2>Ingredients</h2><ul><li>${rows.join('</li><li>')}</li></ul><h2>Method</h2><ol><li>${steps.join('</li><li>')}</li></ol>${json('s', props({ ingredients: ['500 GR plums halved', 'sugar'], steps }))}`,
      head,
    ),
  },
])
