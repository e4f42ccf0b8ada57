/** Which headings name the site and not the recipe, by where they stand and where they lead. */
import { attribute, wordsOfName, type Box } from './tree.ts'

/** Whether a heading stands in the head of the page, above all that is on it. */
export function isOfSite(box: Box): boolean {
  for (let each = box.parent; each; each = each.parent)
    if (each.tag === 'header') return each.parent?.tag === 'body'
  return false
}

const HOME = /^(?:(?:https?:\/\/[^/]+)?\/?(?:\.{1,2}\/)*(?:(?:index|home)\.(?:html?|php))?)$/

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
