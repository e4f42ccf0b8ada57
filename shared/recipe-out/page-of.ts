/** A recipe of ours as one page by itself: to print, to send, and for other apps to read in turn. */
import { RECIPE_FIELDS } from '../fields.ts'
import { headcountInWords, isHeadcount } from '../headcount.ts'
import { shownOf } from '../ordinary-fields.ts'
import { COURSE_LABEL, DIET_LABEL, DIFFICULTY_LABEL } from '../recipe-words.ts'
import type { RecipeInput } from '../schemas/recipe.ts'
import { schemaOf } from './schema-of.ts'
import { THEME_COLORS } from './served-style.ts'

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
h1{line-height:1.2;margin:0 0 .5rem}h2{margin:1.5rem 0 .25rem}h3{margin:1rem 0 .25rem}
ul,ol{padding-left:1.5rem;margin:.25rem 0}li{break-inside:avoid;white-space:pre-line}
.facts{color:#555}.text{white-space:pre-wrap}@media print{body{margin:0}}`

/**
 * How a page is served: where its style is, whether search engines may show it, and by which display
 * name whoever shares it is known.
 */
type Served = { style: string; isListed: boolean; by?: string }

/**
 * The page, whole: by itself it needs no file, no script and no font beside it. Pure; every text is
 * escaped.
 */
export function pageOf(recipe: RecipeInput, served?: Served): string {
  const persons = recipe.numberOfPersons?.trim() ?? ''
  const { facts: others, texts, links } = shownOf(RECIPE_FIELDS, recipe)
  const facts = [
    isHeadcount(persons) ? headcountInWords(persons) : persons,
    recipe.cookingTime,
    DIET_LABEL[recipe.diet],
    DIFFICULTY_LABEL[recipe.difficulty],
    COURSE_LABEL[recipe.course],
    ...others.map(({ heading, words }) => `${heading}: ${words}`),
  ].filter(Boolean)
  return `${headOf(recipe.title, served)}
<script type="application/ld+json">${asScript(schemaOf(recipe))}</script>
</head>
<body>
<main>
${served ? sharedBy(served) : ''}<h1>${escaped(recipe.title)}</h1>
${recipe.description ? `<p class="text">${escaped(recipe.description)}</p>\n` : ''}<p class="facts">${facts.map((fact) => escaped(fact ?? '')).join(' · ')}</p>
<div class="parts">
<section>
<h2>Ingredients</h2>
${recipe.ingredientSections
  .map(({ title, ingredients }) =>
    sectionOf(
      title,
      'ul',
      ingredients.map(({ text }) => text),
    ),
  )
  .join('\n')}
</section>
<section>
<h2>Instructions</h2>
${recipe.instructionSections
  .map(({ title, instructions }) =>
    sectionOf(
      title,
      'ol',
      instructions.map(({ instruction }) => instruction),
    ),
  )
  .join('\n')}
</section>
</div>
${texts.map(({ heading, words }) => `<h2>${heading}</h2>\n<p class="text">${escaped(words)}</p>\n`).join('')}${links.map(({ heading, value }) => `<p><a href="${escaped(value)}" rel="nofollow noopener">${heading}</a></p>\n`).join('')}</main>
</body>
</html>
`
}

/**
 * Says who shares the recipe, and by which app: whoever was given the address wants to know both.
 */
function sharedBy({ by }: Served): string {
  const who = by === undefined ? '' : `Shared by <bdi>${escaped(by)}</bdi> with `
  return `<p class="by">${who}<a href="/">nomnom</a></p>\n`
}

/** A page that says one thing. */
export function servedNotice(text: string, served: Served): string {
  return `${headOf(text, served)}
</head>
<body>
<main>
${sharedBy(served)}<h1>${escaped(text)}</h1>
</main>
</body>
</html>
`
}

function headOf(title: string, served: Served | undefined): string {
  const looks = served
    ? `<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${THEME_COLORS.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${THEME_COLORS.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${served.style}">`
    : `<style>${STYLE}</style>`
  const robots = served?.isListed === false ? '\n<meta name="robots" content="noindex">' : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}${served ? ' · nomnom' : ''}</title>${robots}
${looks}`
}

function sectionOf(title: string | undefined, tag: 'ul' | 'ol', rows: readonly string[]): string {
  const heading = title ? `<h3>${escaped(title)}</h3>\n` : ''
  return `${heading}<${tag}>\n${rows.map((row) => `<li>${escaped(row)}</li>`).join('\n')}\n</${tag}>`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** JSON for a script element, in which no text can end that element. */
function asScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
