/** What a page is called, and what it calls its recipe. */
import { clean, letters } from './clean.ts'
import { linesOf } from './lines.ts'
import { attribute, type Box, type Page } from './tree.ts'

const SEPARATOR = /\s+(?:[|–—·•»:]|::|-)\s+|\s*\|\s*/

/** The title of the recipe by the page alone: the heading that its title repeats, or the first one. */
export function titleOfPage(page: Page, elements: readonly Box[]): string {
  const site = letters(page.meta.get('og:site_name') ?? '')
  const said = [page.meta.get('og:title') ?? '', page.title]
    .map(clean)
    .filter((title) => title !== '')
  const headings = elements
    .filter(
      (box) =>
        (box.tag === 'h1' || box.tag === 'h2' || isEntryTitle(box)) &&
        box.size > 1 &&
        box.size < 200,
    )
    .slice(0, 60)
    .map((box) => ({
      tag: box.tag,
      text: linesOf(box, true)
        .map((line) => line.text)
        .join(' '),
    }))
    .filter(({ text }) => text !== '' && letters(text) !== site)
  const repeated = headings.filter(({ text }) =>
    said.some((title) => letters(title).includes(letters(text)) && letters(text).length > 2),
  )
  const best =
    repeated.sort((a, b) => b.text.length - a.text.length)[0] ??
    headings.find(({ tag }) => tag === 'h1')
  return best?.text ?? withoutSite(said[0] ?? '', site) ?? ''
}

function isEntryTitle(box: Box): boolean {
  return (
    /^h[3-4]$/.test(box.tag) && box.names.some((name) => /(?:entry|post|article)-title/i.test(name))
  )
}

/** A title without the name of the site behind it, or in front of it. */
export function withoutSite(title: string, site: string): string {
  const parts = title.split(SEPARATOR).filter((part) => part.trim() !== '')
  if (parts.length < 2) return title
  const own = parts.filter((part) => site === '' || letters(part) !== site)
  return site !== '' && own.length < parts.length ? own.join(' - ') : (parts[0] ?? title)
}

/** The address that the page gives for itself, or '' where it gives none. */
export function addressOfPage(page: Page): string {
  return page.canonical || (page.meta.get('og:url') ?? '')
}

/** The picture that the page shows when it is shared. */
export function pictureOfPage(page: Page, elements: readonly Box[]): string {
  const shared = page.meta.get('og:image') ?? ''
  if (shared !== '') return shared
  const image = elements.find((box) => box.tag === 'img' && /^https?:/.test(attribute(box, 'src')))
  return image ? attribute(image, 'src') : ''
}
