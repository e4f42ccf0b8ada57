/** Which headings name the site and not the recipe, by where they stand and where they lead. */
import { attribute, wordsOfName, type Box } from './tree.ts'

/** Whether a heading stands in the head of the page, above all that is on it. */
export function isOfSite(box: Box): boolean {
  for (let each = box.parent; each; each = each.parent)
    if (each.tag === 'header') return each.parent?.tag === 'body'
  return false
}

const HOME = /^(?:(?:https?:\/\/[^/]+)?\/?(?:\.{1,2}\/)*(?:(?:index|home)\.(?:html?|php))?)$/

/** So many links that begin alike lead to the pages of one place. */
const FEWEST_BELOW = 3
/** What belongs to a single page. */
const OF_PAGE = /^(?:[#?]|feed|amp|print|comment|trackback|embed|attachment|page|\d{1,3}(?:\/|$))/i

/**
 * Whether a heading leads to where other links of its page begin: '/ada/', which '/ada/2014/plum-cake.html' is a part
 * of. links: where those lead.
 */
export function leadsToAll(box: Box, links: readonly string[]): boolean {
  const link = [box.parent, ...box.children].find((each) => each?.tag === 'a')
  const place = link
    ? attribute(link, 'href')
        .trim()
        .replace(/(?:index|home)\.\w+$/i, '')
    : ''
  if (!/[^/]\/$/.test(place)) return false
  const isBelow = (to: string) =>
    to.length > place.length && to.startsWith(place) && !OF_PAGE.test(to.slice(place.length))
  return new Set(links.filter(isBelow)).size >= FEWEST_BELOW
}

/** Whether a heading is the way home, or named as a mark of the site. */
export function isLogo(box: Box): boolean {
  const link = [box.parent, ...box.children].find((each) => each?.tag === 'a')
  if (link && HOME.test(attribute(link, 'href').trim() || '#')) return true
  if (box.names.some((name) => /^sidebar/i.test(name))) return true
  return [box, box.parent].some((each) =>
    each?.names.some((name) =>
      wordsOfName(name).some((word) => /^(?:logo|site|brand)$/.test(word)),
    ),
  )
}
