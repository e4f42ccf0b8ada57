// Pages of the tuned half for one shape of data each: what generators and people make of schema.org.
import { casePages, data, page, type Case } from './case-page.ts'

/** A step as a thing. */
export const step = (text: string, name?: string) => ({
  '@type': 'HowToStep',
  ...(name !== undefined && { name }),
  text,
})

export const PORRIDGE = `= Barley Porridge
- 100 g barley flakes
- 500 ml milk
- 1 pinch salt
* Toast the flakes in a dry pot.
* Pour in the milk and simmer for ten minutes.
* Salt it and serve at once.`
export const porridge = {
  name: 'Barley Porridge',
  recipeIngredient: ['100 g barley flakes', '500 ml milk', '1 pinch salt'],
  recipeInstructions: [
    'Toast the flakes in a dry pot.',
    'Pour in the milk and simmer for ten minutes.',
    'Salt it and serve at once.',
  ],
}
const steps = porridge.recipeInstructions
/** The same recipe, its steps in another shape. */
const stepped = (name: string, recipeInstructions: unknown, body = ''): Case => ({
  name,
  says: PORRIDGE,
  source: page(body, data({ ...porridge, recipeInstructions })),
})
/** The same recipe, its ingredients in another shape. */
const mixed = (name: string, recipeIngredient: unknown): Case => ({
  name,
  says: PORRIDGE,
  source: page('', data({ ...porridge, recipeIngredient })),
})
export const dataShapes = casePages([
  stepped('steps in a text with tags of breaks', steps.join('<br />')),
  stepped('steps in a text with two line breaks and spaces', steps.join('\r\n \r\n  ')),
  stepped('steps in paragraphs with classes', steps.map((s) => `<p class="s">${s}</p>`).join('\n')),
  stepped(
    'steps in a list that was escaped twice',
    `&amp;lt;ol&amp;gt;${steps.map((s) => `&amp;lt;li&amp;gt;${s}&amp;lt;/li&amp;gt;`).join('')}&amp;lt;/ol&amp;gt;`,
  ),
  stepped(
    'steps in a text, counted in brackets',
    steps.map((s, at) => `(${at + 1}) ${s}`).join(' '),
  ),
  stepped(
    'steps in a text, counted with a sign behind',
    steps.map((s, at) => `${at + 1}) ${s}`).join('\n'),
  ),
  stepped(
    'steps in a text under STEP ONE',
    steps.map((s, at) => `STEP ${at + 1}\n${s}`).join('\n'),
  ),
  stepped(
    'steps in a text, counted in bold',
    steps.map((s, at) => `<strong>Step ${at + 1}:</strong> ${s}`).join('<br>'),
  ),
  stepped(
    'steps that are names alone',
    steps.map((name) => ({ '@type': 'HowToStep', name })),
  ),
  stepped(
    'steps with their beginning as name',
    steps.map((s) => step(s, `${s.slice(0, 14)}...`)),
  ),
  stepped(
    'steps with their first words as name',
    steps.map((s) => step(s, s.split(' ').slice(0, 3).join(' '))),
  ),
  stepped(
    'steps with name, text, address and picture',
    steps.map((s, at) => ({
      ...step(s, `Step ${at + 1}`),
      url: `https://example.org/#s${at}`,
      image: { '@type': 'ImageObject', url: 'x.jpg' },
    })),
  ),
  stepped(
    'steps with numbers in their texts',
    steps.map((s, at) => step(`${at + 1}. ${s}`)),
  ),
  stepped('steps that are lists of entries', {
    '@type': 'ItemList',
    itemListElement: steps.map((item, position) => ({
      '@type': 'ListItem',
      position,
      item: { '@type': 'HowToStep', text: item },
    })),
  }),
  stepped('steps as entries that are texts', [
    { '@type': 'ItemList', name: 'Instructions', itemListElement: steps },
  ]),
  stepped(
    'steps as entries with names',
    steps.map((name, position) => ({ '@type': 'ListItem', position, name })),
  ),
  stepped('steps as a list within a list', [steps.map((s) => step(s))]),
  stepped('one step thing that holds them all', [step(steps.join('\n'))]),
  stepped(
    'one step thing that holds them all as paragraphs',
    step(steps.map((s) => `<p>${s}</p>`).join('')),
  ),
  stepped('a section without a name', [
    { '@type': 'HowToSection', name: '', itemListElement: steps.map((s) => step(s)) },
  ]),
  stepped('a section with a single step in it, and none', [
    { '@type': 'HowToSection', name: 'Instructions', itemListElement: steps.map((s) => step(s)) },
    { '@type': 'HowToSection', name: 'Notes', itemListElement: [] },
  ]),
  stepped('a section with its steps under steps', {
    '@type': ['HowToSection'],
    steps: steps.map((s) => step(s)),
  }),
  stepped(
    'types with the address of the vocabulary',
    steps.map((text) => ({ '@type': 'http://schema.org/HowToStep', text })),
  ),
  stepped(
    'texts with languages',
    steps.map((text) => ({ '@type': 'HowToStep', text: { '@language': 'en', '@value': text } })),
  ),
  stepped('steps with empty ones among them', [
    '',
    ...steps.map((s) => step(s)),
    null,
    step(''),
    ' ',
  ]),
  stepped(
    'steps with tags and entities',
    steps.map((s) =>
      step(
        `<span style="font-weight:400">${s.replace('the', '<a href="https://example.org">the</a>')}</span>&nbsp;`,
      ),
    ),
  ),
  stepped(
    'steps with a shortcode of an editor',
    steps.map((s) =>
      step(`[caption id="a1" align="left"]${s}[/caption]`.replace('[/caption]', '')),
    ),
  ),
  mixed('ingredients in a text with line ends', porridge.recipeIngredient.join('\n')),
  mixed('ingredients in a list of markup', [
    `<ul><li>${porridge.recipeIngredient.join('</li><li>')}</li></ul>`,
  ]),
  mixed('ingredients with breaks in one entry', [porridge.recipeIngredient.join('<br>')]),
  mixed('ingredients in one text with commas', porridge.recipeIngredient.join(', ')),
  mixed('ingredients with empty entries, breaks and spaces', [
    '',
    ' 100 g\n   barley   flakes ',
    '500&nbsp;ml&#160;milk',
    '\t1 pinch salt',
    null,
  ]),
  mixed('ingredients with tags', [
    '<b>100 g</b> barley flakes',
    '<span>500 ml</span> <a href="/m">milk</a>',
    '1 pinch <em>salt</em>',
  ]),
  mixed(
    'ingredients with boxes to tick',
    porridge.recipeIngredient.map((row) => `▢ ${row}`),
  ),
  mixed('ingredients as lists of sections', [
    { '@type': 'ItemList', itemListElement: porridge.recipeIngredient.slice(0, 2) },
    { '@type': 'ItemList', itemListElement: porridge.recipeIngredient.slice(2) },
  ]),
  {
    name: 'ingredients under the older name, and an empty newer one',
    says: PORRIDGE,
    source: page(
      '',
      data({ ...porridge, recipeIngredient: [], ingredients: porridge.recipeIngredient }),
    ),
  },
  {
    name: 'ingredients under the older name with an empty text under the newer',
    says: PORRIDGE,
    source: page(
      '',
      data({ ...porridge, recipeIngredient: '', ingredients: porridge.recipeIngredient }),
    ),
  },
])
