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
