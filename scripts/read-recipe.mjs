// `node scripts/read-recipe.mjs FILE|- [--url ADDRESS] [--time]`: what the reader of recipes makes of a
// page, of JSON-LD or of a text, as JSON. `-` reads what is piped in; `--time` adds the milliseconds
// that parsing the page and reading it took.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureInstalled, requireNode } from './install.mjs'

const USAGE = 'Usage: node scripts/read-recipe.mjs FILE|- [--url ADDRESS] [--time]'

requireNode()
await ensureInstalled({ dev: true, log: console.error })
const { register } = await import('tsx/esm/api')
const { documentOf } = await import('./html-document.mjs')
const unregister = register()
const { readRecipes } = await import('../shared/recipe-reader/read-recipes.ts')
const { listedRows } = await import('../shared/recipe-reader/draft.ts')
const { decodePage } = await import('../shared/decode-page.ts')
await unregister()

/** A draft as it is printed: flat lists beside those with their sections. */
function printed(draft) {
  const parts = (sections) => sections.map(({ title, rows }) => ({ title, rows }))
  return {
    title: draft.title,
    ingredients: listedRows(draft.ingredients),
    steps: listedRows(draft.steps),
    servings: draft.servings === '' ? null : draft.servings,
    minutes: draft.minutes,
    doubts: draft.doubts.map((doubt) => doubt.text),
    ingredientSections: parts(draft.ingredients),
    stepSections: parts(draft.steps),
    description: draft.description,
    notes: draft.notes,
    diet: draft.diet,
    course: draft.course,
    source: draft.source,
    picture: draft.picture,
  }
}

/**
 * @param {Uint8Array} bytes
 * @param {{ url?: string, time?: boolean }} asked
 */
function resultOf(bytes, { url, time }) {
  let parse = 0
  const started = performance.now()
  const timed = (html) => {
    const before = performance.now()
    const document = documentOf(html)
    parse = performance.now() - before
    return document
  }
  const drafts = readRecipes(decodePage(bytes), { documentOf: timed, address: url })
  const read = performance.now() - started - parse
  const [first, ...others] = drafts.map(printed)
  return {
    ...first,
    ...(others.length > 0 && { others }),
    ...(time && { milliseconds: { parse, read } }),
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: { type: 'string' }, time: { type: 'boolean' } },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new Error(USAGE)
  const bytes = readFileSync(file === '-' ? 0 : file)
  console.log(JSON.stringify(resultOf(bytes, values), null, 2))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
