/** What stands around a recipe: navigation, comments, ratings, other recipes, what is sold. */
import { attribute, wordsOfName, type Box } from './tree.ts'

const WORDS = new Set(
  `comment comments commentlist respond replies related sidebar newsletter share sharing sharedaddy social rating ratings
review reviews nutrition nutritional nutrients breadcrumb breadcrumbs advert advertisement advertising ad ads adsbygoogle
sponsored sponsor promo promotion popular recommended recommendations recommendation signup subscribe subscription
pagination toolbar figcaption caption tags tagcloud affiliate shop products login modal popup tooltip disclaimer
banner navigation navbar nav menu footer widget widgets teaser teasers similar swiper carousel poll quiz author bio`.split(
    /\s+/,
  ),
)
/** Names of frames around everything, which carry such words as a state: `has-sidebar`. */
const STATE =
  /(?:^|[-_\s])(?:has|with|no|is|hide|show|open|closed|layout|single|without|enabled|disabled)[-_]/i
const ROLES = new Set(['navigation', 'contentinfo', 'banner', 'dialog', 'alert', 'search'])
const FRAMES = new Set([
  'body',
  'html',
  'main',
  'article',
  'li',
  'tr',
  'td',
  'ol',
  'ul',
  'table',
  'p',
  'h1',
  'h2',
  'h3',
])

const KNOWN = new WeakMap<Box, boolean>()

/** Whether a box is no part of a recipe, by what it is called. */
export function isNoise(box: Box): boolean {
  const known = KNOWN.get(box)
  if (known !== undefined) return known
  const noise =
    box.tag === 'nav' || box.tag === 'footer' || box.tag === 'figcaption' || isNamedNoise(box)
  KNOWN.set(box, noise)
  return noise
}

function isNamedNoise(box: Box): boolean {
  if (FRAMES.has(box.tag)) return false
  if (ROLES.has(attribute(box, 'role'))) return true
  return box.names.some((name) => {
    if (STATE.test(name)) return false
    const words = wordsOfName(name)
    if (
      words.includes('ingredient') ||
      words.includes('ingredients') ||
      words.includes('instructions')
    )
      return false
    return words.some((word) => WORDS.has(word)) && !holdsTitle(box)
  })
}

/** A frame that holds the heading of the page holds the recipe. */
function holdsTitle(box: Box): boolean {
  return box.tag === 'h1' || box.children.some(holdsTitle)
}
