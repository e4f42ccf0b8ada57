// The reader takes no longer for what a hostile page holds than for other text of that length.
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { readRecipes } from '#shared/recipe-reader/read-recipes.ts'
import { documentOf } from '../scripts/html-document.mjs'
import { recipeOfCooklang } from '#shared/recipe-files/cooklang.ts'
import { tableIn } from '#shared/recipe-files/table.ts'

const LENGTH = 1_000_000
const steps = (run: string) => `Soup\nIngredients\n1 egg\nSteps\n${run} x`
const text = (run: string) => `x${run}x`
const data = (run: string) =>
  `<html><head><script type="application/ld+json">{"@type":"Recipe","name":"Soup",
"recipeIngredient":["1 egg","salt"],"recipeInstructions":["Cook it.","Eat it."]}</script></head><body>${run}`
const title = (run: string) =>
  `<html><head><title>${run}x</title></head><h1>Soup</h1><h2>Ingredients</h2><ul><li>1 egg</ul>`
const program = (run: string) => `<html><h1>Soup</h1><script>${run}</script><p>x`
const commas = (run: string) => `Soup\nIngredients\n- ${run}\nMethod\nEat it.`
const entry = (run: string) =>
  `<html><h1>Soup</h1><h2>Ingredients</h2><ul><li>1 egg<li>${run}</ul><h2>Method</h2><p>Cook.`
const exchanged = (run: string) =>
  `---------- Recipe via Meal-Master (tm) v8.05\n\n      Title: Soup\n\n      1    Egg\n      1 ts Salt\n${run}`
const bold = (run: string) => `<html><h1>Soup</h1><p><b>1 egg</b><br>${run}</p><p>Boil it.`
const box = (run: string) => `<html><h1>Soup</h1><h2>Ingredients</h2><div>${run}</div>`
const broken = (run: string) => data('').replace('"name"', `"a":"b" ${run} "name"`)
const inData = (property: string) => (run: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Soup', [property]: run })}</script>`
const inStep = inData('recipeInstructions')
const named = (run: string) =>
  data('').replace('["Cook it.","Eat it."]', () => {
    return JSON.stringify([
      { '@type': 'HowToSection', name: `${run}x`, itemListElement: 'Eat it.' },
    ])
  })

// A pattern that begins again at each of these places takes minutes. The limit is there so that a
// failure ends, and does not measure anything.
it.each([
  ['signs in a title', text, '* '],
  ['colons', text, ':'],
  ['comments that never end', text, '<!--'],
  ['capitals', steps, 'A'],
  ['blanks', title, ' '],
  ['scripts of data that never end', data, '<script json>'],
  ['commas in a line of ingredients', inData('recipeIngredient'), 'a, '],
  ['commas in a line of a text', commas, 'a, '],
  ['programs that never end in a step', inStep, '<style>'],
  ['shortcodes that never end in a step', inStep, '[a a='],
  ['quotation marks in a shortcode', (run: string) => inStep(`[a${run}`), ' a="'],
  ['brackets in the name of a section', named, '('],
  ['digits in the name of a section', named, '1'],
  ['data for programs that never ends', program, 'ingredients={a:"'],
  ['texts of data for programs', program, `ingredients=JSON.parse('{`],
  ['stamps of a chat', text, '[23/11/2026, 18:03] '],
  ['amounts between commas and no heading', text, '1 a, '],
  ['blanks in a text', steps, ' '],
  ['page breaks in a text', steps, '\f'],
  ['full stops in a step of a text', steps, 'a. '],
  ['lines of a text that may be steps', steps, 'a\n'],
  ['headings in a list of a text', text, 'Soup\nIngredients\n1 egg\n'],
  ['bold words in an entry', entry, '<b>a</b>'],
  ['links in lines of one box', box, '<a href=/>Kale</a><br>'],
  ['brackets that never end in a line of a text', commas, 'a ('],
  ['links that never end in a line of a text', commas, ']('],
  // The list of each goes on in the next.
  [
    'headings within the entries of a list',
    entry,
    '<h2>Ingredients</h2><li>1 egg<h2>Method</h2><li>Mix.',
  ],
  [
    'headings between lists of one entry',
    entry,
    '</ul><h3>Sauce that goes with it on the day on which it is served</h3><ul><li>2 g oil',
  ],
  ['titles in capitals above lists', text, 'TITLE NUMBER\n1 egg\n2 onions\n3 apples\n\n'],
  ['quotation marks in broken data', broken, '"'],
  ['texts side by side in broken data', broken, '" ",'],
  ['names in broken data', broken, '"a": '],
  ['line ends in a text of broken data', (run: string) => broken(`"c":"${run}`), ',\n'],
  ['blanks behind texts of broken data', (run: string) => broken(`"c":"d"${run}`), ' '],
  ['lists that nothing closes in broken data', broken, '[{'],
  [
    'brackets that close nothing in broken data',
    (run: string) => broken('{'.repeat(9) + run),
    ']}',
  ],
  ['functions that give a program its data', program, '(function(a){return {ingredients:1}}("b",'],
  ['dashes in a line of an exchanged recipe', exchanged, '-'],
  ['words and dashes in a line of an exchanged recipe', exchanged, '--- a '],
  ['parts of an exchanged recipe', exchanged, '-----A-----\n      1    Egg\n'],
  ['line ends in an exchanged recipe', exchanged, '\n'],
  ['heads of exchanged recipes', text, '----- Meal-Master\n'],
  ['typed texts within each other', exchanged, '<pre>'],
  ['bold names in a paragraph', bold, '<b>1 leek</b>, a long one<br>'],
  ['data within a tag that never ends', (run: string) => data(`<script ${run}`), 'json'],
])('a long run of %s is read in one go', (_name, page, piece) => {
  const hostile = page(piece.repeat(Math.floor(LENGTH / piece.length)))
  const read = () => readRecipes(hostile, { documentOf }).length
  expect(runInNewContext('read()', { read }, { timeout: 15_000 })).toBe(1)
})

const nested = (depth: number, inner: string) => '['.repeat(depth) + inner + ']'.repeat(depth)
const inThing = (property: string, json: string) =>
  `<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":["1 egg","salt"],"recipeInstructions":["Cook it."],"${property}":${json}}</script>`
const forProgram = (value: object) =>
  `<html><title>Soup</title><h1>Soup</h1><script type="application/json">${JSON.stringify(value)}</script>`
const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))
const members = (count: number, value: unknown) =>
  Object.fromEntries(many(count, (at) => [`k${at}`, value]))

it.each([
  ['a title in many lists', () => inThing('name', nested(60, '"Soup"'))],
  ['a title in endless lists', () => inThing('name', nested(LENGTH / 10, '"Soup"'))],
  ['steps in endless lists', () => inThing('recipeInstructions', nested(LENGTH / 10, '"Eat."'))],
  [
    'an address in endless things',
    () => inThing('image', `${'{"url":'.repeat(99_999)}1${'}'.repeat(99_999)}`),
  ],
  [
    'data that arrives in pieces without end',
    () => program(`ingredients${'x.push([1,"'.repeat(LENGTH / 11)}`),
  ],
  [
    'things that refer to one another',
    () =>
      forProgram({
        root: { title: 'Soup', ...members(15_000, { __ref: 'a:1' }) },
        'a:1': members(15_000, { __ref: 'a:2' }),
        'a:2': members(15_000, 'ingredients'),
      }),
  ],
  [
    'many titles that refer to one thing',
    () =>
      forProgram({
        all: many(20_000, () => ({ title: 'Soup', a: { __ref: 'b:1' } })),
        'b:1': members(20_000, 'ingredients'),
      }),
  ],
  [
    'lists that hold a list a hundred times each',
    () =>
      forProgram({
        recipe: { title: 'Soup', ingredients: ['1 egg', 'salt'], steps: { __ref: 'a:0' } },
        ...Object.fromEntries(
          many(12, (at) => [`a:${at}`, { list: many(100, () => ({ __ref: `a:${at + 1}` })) }]),
        ),
      }),
  ],
  [
    'references that go round',
    () =>
      `<script type="application/ld+json">${JSON.stringify({
        '@graph': [
          { '@id': '#a', '@type': 'Recipe', name: 'Soup', recipeInstructions: { '@id': '#b' } },
          { '@id': '#b', k: 1, itemListElement: many(5000, () => ({ '@id': '#b' })) },
        ],
      })}</script>`,
  ],
])('%s are read in one go', (_name, page) => {
  const hostile = page()
  const read = () => readRecipes(hostile, { documentOf }).length
  expect(runInNewContext('read()', { read }, { timeout: 15_000 })).toBe(1)
})

it.each([
  [
    'comments that never end',
    () => recipeOfCooklang(`@egg{1} ${'[-'.repeat(LENGTH / 2)}`, 'x.cook').title,
    'x',
  ],
  [
    'quotation marks in a cell',
    () => tableIn(`title,ingredients\nSoup,${'a"'.repeat(LENGTH / 2)},x`)?.rows[0]?.[2],
    'x',
  ],
])('a file with a long run of %s is read in one go', (_name, read, said) => {
  expect(runInNewContext('read()', { read }, { timeout: 15_000 })).toBe(said)
})
