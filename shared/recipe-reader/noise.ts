/** What stands around a recipe: navigation, comments, ratings, other recipes, what is sold. */
import { attribute, textOf, wordsOfName, type Box } from './tree.ts'
import { headingKind } from './words.ts'

const WORDS = new Set(
  `comment comments commentlist respond reply replies related sidebar newsletter share sharing sharedaddy social rating ratings
review reviews nutrition nutritional nutrients breadcrumb breadcrumbs advert advertisement advertising ad ads adsbygoogle
sponsored sponsor promo promotion reklama reklam werbung anzeige publicite publicidad pubblicita advertentie annons annonce mainos popular recommended recommendations recommendation signup subscribe subscription
pagination toolbar tagcloud cloud affiliate shop login modal popup tooltip disclaimer
banner navigation navbar nav menu footer widget widgets teaser teasers similar poll quiz bio lightbox upload uploader`.split(
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

/** What names a part of a recipe is none, whatever else it names. */
const PARTS = /^(?:ingredients?|instructions?|directions?|steps?|method)$/

/** Whether a box is no part of a recipe, by what it is called. */
export function isNoise(box: Box): boolean {
  box.noise ??=
    box.tag === 'nav' ||
    box.tag === 'footer' ||
    isOfEnergy(box) ||
    isOfTools(box) ||
    (box.tag === 'figcaption' ? !(holdsList(box) && holdsPart(box)) : isNamedNoise(box))
  return box.noise
}

/** A table of what a portion has says its energy first, below a word or two. */
function isOfEnergy(box: Box): boolean {
  if (box.tag !== 'table' || box.size < 12 || box.size > 1500 || holdsList(box)) return false
  return /\d\s?[kK](?:cal|CAL|[jJ])(?!\p{Ll})|[cC]alories:?\s{0,9}\d/u.test(
    textOf(box).slice(0, 120),
  )
}

const TOOLS =
  /^(?:tools|utensils|equipment|ustensiles|utensili|utensilios|keukengerei|kitchenware)$/
/** Pots take no more words. */
const MOST_OF_TOOLS = 600

/** A box of pots, whatever its heading says: 'You need' */
function isOfTools({ tag, names, size }: Box): boolean {
  const isFrame = FRAMES.has(tag) && tag !== 'ul'
  if (isFrame || size > MOST_OF_TOOLS || names.some((name) => /ingr/i.test(name))) return false
  return names.some((name) => wordsOfName(name).some((word) => TOOLS.test(word)))
}

function isNamedNoise(box: Box): boolean {
  const isList = box.tag === 'ul' || box.tag === 'ol'
  if (isList) return box.names.some(isOfOthers)
  if (FRAMES.has(box.tag) || isAmongWords(box)) return false
  const isNamed = ROLES.has(attribute(box, 'role')) || isCalledNoise(box.names)
  return isNamed && !isMostOfPage(box) && !holdsTitle(box) && !holdsPart(box) && !isBelowHead(box)
}

/** Whether a list stands in what directly follows the heading of the ingredients, whatever that is called. */
function isBelowHead(inner: Box): boolean {
  let box = inner
  while (box.parent?.size === box.size) box = box.parent
  const beside = box.parent?.children.filter(({ size }) => size > 0) ?? []
  const head = beside[beside.indexOf(box) - 1]
  return head !== undefined && /^h[2-5]$/.test(head.tag) && isHead(head) && holdsList(box)
}

const isHead = (box: Box) => box.size < 40 && headingKind(textOf(box).trim()) === 'ingredients'

/** Whether a name says so, and none that it is of the ingredients, whatever another was copied from. */
function isCalledNoise(names: readonly string[]): boolean {
  // Beside other names one that begins with 'js-' tells a program what to do there.
  const isSaid = (name: string) =>
    isNoiseName(name) && !(names.length > 1 && name.startsWith('js-'))
  return names.some(isSaid) && !names.some((name) => /^ingr/i.test(name))
}

/** A link in a sentence or in a row is a part of it, whatever it opens: 'a pinch of <a class="shop">saffron</a>'. */
function isAmongWords({ tag, parent }: Box): boolean {
  if (tag !== 'a' || !parent) return false
  let hasWords = WITH_WORDS.get(parent)
  if (hasWords === undefined) {
    hasWords = parent.children.some((each) => each.tag === '' && /[\p{L}\p{N}]/u.test(each.text))
    WITH_WORDS.set(parent, hasWords)
  }
  return hasWords
}

/** By what holds links: whether words stand beside them. Each is looked through once. */
const WITH_WORDS = new WeakMap<Box, boolean>()

/** Names of where people speak about recipes, and of other recipes. */
const TALK = /comment|respond|repl(?:y|ies)|review|related|popular|recommend/i
const OF_OTHERS =
  /^(?:shar(?:e|ing)|social|comments?|commentlist|related|breadcrumbs?|pagination|menu|nav)$/
const NAMES = new Map<string, boolean>()

function isNoiseName(name: string): boolean {
  const known = NAMES.get(name)
  if (known !== undefined) return known
  const words = STATE.test(name) ? [] : wordsOfName(name)
  const isOnAuthor =
    words[0] === 'author' && /^(?:box|info|card|profile|about)$/.test(words[1] ?? '')
  // 'widget' alone is one of the theme; builders of pages call every block of theirs so.
  // So may a whole theme: 'shop-studio-recipe-content'.
  const isTheme = words[0] === 'shop' && words.length > 3 && words.includes('recipe')
  const isOne = (word: string, at: number) =>
    WORDS.has(word) && (word !== 'widget' || at === 0) && !(isTheme && at === 0)
  const noise = isOnAuthor || (words.some(isOne) && !words.some((word) => PARTS.test(word)))
  if (NAMES.size > 5000) NAMES.clear()
  NAMES.set(name, noise)
  return noise
}

/** Whether what is called so is where people speak, whatever it holds but the title of the page. */
export function isTalk(names: readonly string[]): boolean {
  return names.some((name) => TALK.test(name)) && isCalledNoise(names)
}

/** Lists of links to share by, of comments, of other recipes. */
function isOfOthers(name: string): boolean {
  return !STATE.test(name) && wordsOfName(name).some((word) => OF_OTHERS.test(word))
}

/** What holds most of a page is the page, unless people comment at length. */
function isMostOfPage(box: Box): boolean {
  let root = box
  while (root.parent) root = root.parent
  if (box.size < root.size * 0.5) return false
  return !box.names.some((name) => TALK.test(name))
}

/** A column beside the text, or what stands below a picture, may hold the ingredients, under their heading. */
function holdsPart(box: Box): boolean {
  if (box.names.some((name) => TALK.test(name))) return false
  const visit = (each: Box): boolean =>
    /^h[2-5]$/.test(each.tag)
      ? isHead(each)
      : isListOfRows(each) ||
        each.children.some(visit) ||
        isAnyAboveList(each.children.filter(({ tag }) => tag !== ''))
  const isAnyAboveList = (elements: readonly Box[]) =>
    elements.some((box, at) => {
      const title = elements[at - 1]
      if (title === undefined) return false
      return (isHead(title) && holdsList(box)) || isAboveWork(title, elements, at)
    })
  return isHead(box) || visit(box)
}

/** What is told below 'Method' is longer than a list of links. */
const SHORTEST_WORK = 300
/** Of as many elements below a heading. */
const MOST_BELOW = 12

/** Whether a box is the heading of steps, which stand in paragraphs from a place on. */
function isAboveWork(title: Box, elements: readonly Box[], at: number): boolean {
  if (title.size === 0 || title.size > 20 || elements[at]?.tag !== 'p') return false
  const below = elements.slice(at, at + MOST_BELOW).filter(({ tag }) => tag === 'p')
  const told = below.reduce((sum, { size }) => sum + size, 0)
  return told > SHORTEST_WORK && headingKind(textOf(title).trim()) === 'steps'
}

/** '<ul class="ingredients-list">' */
function isListOfRows({ tag, names }: Box): boolean {
  return (
    (tag === 'ul' || tag === 'ol') && names.some((name) => /^ingredients?(?![a-z])/i.test(name))
  )
}

function holdsList({ tag, children }: Box): boolean {
  return tag === 'ul' || tag === 'ol' || children.some(holdsList)
}

/** A frame that holds the heading of the page holds the recipe. */
function holdsTitle(box: Box): boolean {
  return box.tag === 'h1' || box.children.some(holdsTitle)
}
