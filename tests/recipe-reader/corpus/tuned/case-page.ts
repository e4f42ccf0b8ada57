// Pages for one thing each: what they are made of.
import { recipesOf, type CorpusPage } from '../recipe.ts'

export type Case = { name: string; says: string; source: string; sections?: boolean }

/** A page with a body and a head. */
export const page = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`
/** The element that holds a recipe as JSON-LD. */
export const data = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', ...recipe }).replaceAll('</', '<\\/')}</script>`

/** Cases as pages of the corpus. */
export const casePages = (cases: Case[]): CorpusPage[] =>
  cases.map(({ name, says, source, sections = false }) => ({
    name,
    source,
    recipes: recipesOf(says).map((recipe) => ({ ...recipe, language: 'en' })),
    sections,
  }))

/** The rows and steps of a recipe as `says` writes them, as they stand on its page. */
export function linesOf(says: string): { rows: string[]; steps: string[] } {
  const rows = says.split('\n- ').slice(1)
  return {
    rows: rows.map((row) => row.split('\n')[0] ?? ''),
    steps: says.split('\n* ').slice(1),
  }
}

/** An element for each row. */
export function many(tag: string, rows: readonly string[], attributes = ''): string {
  return rows.map((row) => `<${tag}${attributes}>${row}</${tag}>`).join('\n')
}
