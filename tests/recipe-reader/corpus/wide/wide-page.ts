// Cases of the wide part of the corpus: what a page shows, within what its site puts around it.
import { recipesOf, type CorpusPage } from '../recipe.ts'
import { siteAround, type Language, type Style } from './around.ts'

export type Wide = {
  name: string
  language?: Language
  style?: Style
  says: string
  /** The title of the page; the name of the site behind it comes by itself unless it is given. */
  title?: string
  head?: string
  body: string
  sections?: boolean
}

const SITE = 'Fennel & Fig'

export const widePages = (cases: Wide[]): CorpusPage[] =>
  cases.map(
    ({ name, language = 'en', style = 'wp', says, title, head, body, sections = false }) => {
      const recipes = recipesOf(says).map((recipe) => ({ ...recipe, language }))
      const called = title ?? `${recipes[0]?.title} | ${SITE}`
      const site = {
        language,
        title: called.replaceAll('&', '&amp;'),
        site: SITE.replace('&', '&amp;'),
        style,
        body,
      }
      return { name, recipes, sections, source: siteAround({ ...site, ...(head && { head }) }) }
    },
  )

export const list = (rows: string[], tag = 'li', more = '') =>
  rows.map((row) => `<${tag}${more}>${row}</${tag}>`).join('')
/** JSON-LD as it stands in a page. */
export const ld = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('</', '<\\/')}</script>`
export const recipe = (value: object) =>
  ld({ '@context': 'https://schema.org', '@type': 'Recipe', ...value })
