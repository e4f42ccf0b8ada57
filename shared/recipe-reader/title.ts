/** What a page is called, and what it calls its recipe. */
import type { Spelled } from './align.ts'
import { aboutAbove } from './amounts.ts'
import { clean, letters } from './clean.ts'
import { linesOf, type Line } from './lines.ts'
import { hostOf } from './page-address.ts'
import { isAboveName, isCollection, isNoName, withoutForum } from './title-words.ts'
import { headingKind, isHeadingAlone } from './words.ts'
import { isLogo, isOfSite, leadsToAll } from './site-names.ts'
import { attribute, textOf, type Box, type Page } from './tree.ts'

/** What stands between a name and that of the site. */
export const SEPARATOR = /\s+(?:[|–—·•«»:]|::|-)\s+|\s*\|\s*/

/** The title of a page is among the first of them. */
const MOST_HEADINGS = 60
const MOST_LINKS = 300

type Candidate = { box: Box; text: string; score: number }

/**
 * The title of the recipe by the page alone: of its headings the one that its title repeats, and
 * that is not the name of the site.
 */
export function titleOfPage(page: Page): string {
  const site = letters(page.meta.get('og:site_name') ?? '')
  const [said = ''] = saidOf(page)
  const isOfSite = letters(said) === (site || hostOf(page))
  const heading = headingOfPage(page) || (isOfSite && firstHeading(page))
  // A heading is the name as somebody wrote it for people; the title of a page also sorts it.
  return (heading || withoutKind(withoutSite(said, site))).replace(/ ?:$/, '')
}

/** The first heading of a page that says what it is called nowhere else. */
function firstHeading({ elements }: Page): string {
  const headings = elements.filter((box) => /^h[1-3]$/.test(box.tag) && isHeading(box))
  const isName = (box: Box) => {
    const text = textOfHeading(box)
    return headingKind(text) === null && !isNoName(text) && !isCollection(text) && !isLogo(box)
  }
  const first = headings.slice(0, 20).find(isName)
  return first ? textOfHeading(first) : ''
}

/**
 * Whether no heading of a page is its title, and what it says of itself is one name that stands nowhere
 * on it: that of its site.
 */
export function isTitleless(page: Page, lines: readonly Spelled[]): boolean {
  const said = saidOf(page)
  if (headingOfPage(page) !== '' || said.some((title) => SEPARATOR.test(title))) return false
  return said.every((title) => {
    const plain = letters(title)
    return (
      isCollection(title) ||
      !lines.some(
        ({ line, letters: all }) =>
          (line.rank === 0 || isNamedAfter(line.text, plain)) && all.includes(plain),
      )
    )
  })
}

function saidOf(page: Page): string[] {
  return [page.meta.get('og:title') ?? '', page.title]
    .map((title) => withoutForum(clean(title)))
    .filter((title) => title !== '')
}

function headingOfPage(page: Page): string {
  return (
    headingAmong(page, page.elements.filter(isHeading)) ||
    headingAmong(page, loudTitles(page)) ||
    namedTitle(page)
  )
}

/** Of elements the one that the page is called after; '' where none is. */
function headingAmong(page: Page, elements: readonly Box[]): string {
  const site =
    letters(page.meta.get('og:site_name') ?? '') ||
    siteAtColon(clean(page.title), elements) ||
    siteInBrackets(clean(page.title), elements) ||
    hostOf(page)
  const said = saidOf(page)
  const parts = said.flatMap((title) => title.split(SEPARATOR).map(letters))
  // Cleaned, so that no run of white space is looked through again from each of its places.
  const ends = withoutForum(clean(page.title)).split(SEPARATOR)
  const name = letters(ends[0] ?? '')
  let best: Candidate | null = null
  const headings = elements.slice(0, MOST_HEADINGS)
  const links = linksOf(page)
  const isHome = (box: Box) => isLogo(box) || leadsToAll(box, links)
  // 'Tasty Recipes - Pancakes', below 'Tasty Recipes' as the logo.
  const isSiteFirst =
    name === site || headings.some((box) => isHome(box) && letters(textOfHeading(box)) === name)
  const last = ends.length > 1 && !isSiteFirst ? letters(ends.at(-1) ?? '') : ''
  // 'Pancakes | Breakfast | Tasty Recipes'
  const between = isSiteFirst ? [] : ends.slice(1, -1).map(letters)
  // 'Plum Cake Ingredients': the page is named after its dish, whatever stands above all of it.
  const isName = headings.some((box) => isPartOf(textOfHeading(box), name))
  const isFirstAbove = headings.some((box) => letters(textOfHeading(box)) === name)
  // 'The Cook's Show - Plum Cake', of which only the dish is a heading.
  const isLowOne = (box: Box) => !isFirstAbove && /^h[23]$/.test(box.tag) && !isOfSite(box)
  let isBelowKind = false
  for (const box of headings) {
    const text = textOfHeading(box)
    const isNamed = isBelowKind
    isBelowKind = isAboveName(text)
    const plain = letters(text)
    if (plain.length < 2 || plain === site || (plain !== name && isHeadOfPart(text))) continue
    const isRepeated = said.some(
      (title) => letters(title).includes(plain) && holdsWords(title, text),
    )
    if (isName && !isRepeated) continue
    const isLonger = name.length >= 6 && plain.includes(name) && plain.length <= 2 * name.length
    const score =
      (box.tag === 'h1' ? 3 : 0) +
      (isRepeated ? 4 : isLonger ? 3 : name.length >= 6 && plain.startsWith(name) ? 1 : 0) +
      (isRepeated && parts.includes(plain) ? 1 : 0) +
      (isNamed ? 4 : 0) +
      (said.length > 1 && said.some((title) => letters(title) === plain) ? 3 : 0) +
      (isEntryTitle(box) ? (isRepeated ? 4 : isRecipeTitle(box) ? 3 : 2) : 0) -
      (isNoName(text) || isBelowKind || (plain === last && !isLoud(box) && !isLowOne(box))
        ? 5
        : 0) -
      (isLoud(box) && (plain === last || (isRepeated && !parts.includes(plain))) ? 1 : 0) -
      (between.includes(plain) ? 4 : 0) -
      (isCollection(text) ? 9 : 0) -
      (isHome(box) ? 8 : 0) -
      (isOfSite(box) && headings.some((other) => other.tag === 'h1' && !isOfSite(other)) ? 1 : 0)
    if (score > (best?.score ?? 2)) best = { box, text, score }
  }
  const post = best && letters(best.text) === name ? onlyPost(headings) : undefined
  if (post && best && !isEntryTitle(best.box)) return textOfHeading(post)
  return best ? wordsOfItsOwn(best, name) : ''
}

/** '<h1>Pancakes <small>by Ada</small></h1>': what stands in front of an element, where the page is called so. */
function wordsOfItsOwn({ box, text }: Candidate, name: string): string {
  const [first, next] = box.children
  if (first?.tag !== '' || !/^(?:small|span|div|p)$/.test(next?.tag ?? '')) return text
  const own = clean(first.text)
  return name.length > 3 && letters(own) === name ? own : text
}

/**
 * The name of a site in letters, where the title of its page is 'Ann's Kitchen: Plum Cake', or the other way round, and
 * both are headings, of which the upper one, that of the site, leads home; '' for others.
 */
function siteAtColon(title: string, elements: readonly Box[]): string {
  const [, front = '', behind = ''] = /^([^:]{3,60}):\s+(\P{Ll}[^:]+)$/u.exec(title) ?? []
  if (behind === '' || isNoName(front) || headingKind(behind) !== null) return ''
  const headings = elements.slice(0, MOST_HEADINGS)
  const names = headings.map((box) => letters(textOfHeading(box)))
  const isSite = (site: string, name: string) => {
    const at = headings.findIndex((box, place) => isLinked(box) && names[place] === site)
    return at >= 0 && names.includes(name, at + 1)
  }
  const [one, other] = [letters(front), letters(behind)]
  return isSite(one, other) ? one : isSite(other, one) ? other : ''
}

/** The name of a wiki in letters, where titles of pages end with it in brackets and it leads home: 'soups:leek [Our Wiki]'. */
function siteInBrackets(title: string, elements: readonly Box[]): string {
  const [, name = ''] = /\s\[([^[\]]{2,60})\]$/.exec(title) ?? []
  if (name === '') return ''
  const site = letters(name)
  const headings = elements.slice(0, MOST_HEADINGS)
  return headings.some((box) => isLinked(box) && letters(textOfHeading(box)) === site) ? site : ''
}

/** Where the first links of a page lead that hold words. */
function linksOf({ elements }: Page): string[] {
  return elements
    .filter(({ tag, size }) => tag === 'a' && size > 0)
    .slice(0, MOST_LINKS)
    .map((link) => attribute(link, 'href').trim())
}

function isLinked({ parent, children }: Box): boolean {
  return parent?.tag === 'a' || children.some(({ tag }) => tag === 'a')
}

/** Whether a title has the words of a heading, and not only their letters: 'lentil stew' has no 'lentils'. */
function holdsWords(title: string, words: string): boolean {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const last = wordsOf(words).at(-1) ?? ''
  const isSpaced = /^[\p{Script=Latin}\p{N}]*$/u.test(last)
  return !isSpaced || wordsOf(title).some((word) => word.endsWith(last))
}

/**
 * The heading directly above a list, or above its own heading and what is said of servings and time; ''
 * where something else stands there.
 */
export function titleAboveList(lines: readonly Line[], at: number): string {
  const isBetween = ({ text, rank }: Line) =>
    rank === 0 ? aboutAbove(text) !== null : isHeadOfPart(text)
  const above = lines.slice(Math.max(0, at - 6), at).findLast((line) => !isBetween(line))
  if (!above || above.rank === 0 || above.rank === 7) return ''
  const { text } = above
  const isTitle = text.length <= 80 && !/[.:;,]$/.test(text) && headingKind(text) === null
  return isTitle && !isNoName(text) ? text : ''
}

/** The title of the only post of a page: what stands above it is the name of all of them. */
function onlyPost(headings: readonly Box[]): Box | undefined {
  const posts = headings.filter(
    ({ tag, names }) =>
      tag.startsWith('h') && names.some((name) => /^(?:entry|post)[-_]?title$/i.test(name)),
  )
  return posts.length === 1 ? posts[0] : undefined
}

/** The words of a heading without the day that it was written on, and what a forum says around them. */
export function textOfHeading(box: Box): string {
  const lines = linesOf(box)
  const text = (lines.length > 0 ? lines : linesOf(box, true)).map((line) => line.text).join(' ')
  const day = box.children.find(
    (each) => each.tag === 'time' && /^\d{4}-/.test(attribute(each, 'datetime')),
  )
  return withoutForum(day ? clean(text.replace(clean(textOf(day)), '')) || text : text)
}

/** 'Recipe: Nettle Soup' */
function withoutKind(title: string): string {
  const [, kind = '', name = ''] = /^(\p{L}{5,10})\s?:\s*(\S.*)$/u.exec(title) ?? []
  return isNoName(kind) ? name : title
}

/** What is set in large or bold letters. */
function isLoud(box: Box): boolean {
  if (box.size < 2 || box.size > 100) return false
  return (
    /^(?:b|strong|big)$/.test(box.tag) || (box.tag === 'font' && Number(attribute(box, 'size')) > 3)
  )
}

/** What is set so first of all on a page, but not above links: 'RECIPES', in a menu. */
function loudTitles({ elements }: Page): Box[] {
  return elements
    .filter(isLoud)
    .slice(0, MOST_HEADINGS)
    .filter((box) => !isAboveLinks(box))
}

/** So many elements behind one are looked at. */
const MOST_BEHIND = 8

/** Whether a box is the first line of what goes on with links, each in a line of its own. */
function isAboveLinks(box: Box): boolean {
  const beside = box.parent?.children ?? []
  const at = beside.indexOf(box)
  const below = beside
    .slice(at + 1, at + 1 + MOST_BEHIND)
    .filter(({ tag, size }) => tag === 'br' || size > 0)
  return below.length > 3 && below.every(({ tag }, place) => tag === (place % 2 === 0 ? 'br' : 'a'))
}

/** What is named as the title without being a heading, and is the name that the page gives itself; '' for none. */
function namedTitle(page: Page): string {
  const site = letters(page.meta.get('og:site_name') ?? '')
  const names = saidOf(page).map((title) => letters(withoutSite(title, site)))
  const title = page.elements
    .filter(isNamedTitle)
    .slice(0, MOST_HEADINGS)
    .find((box) => names.includes(letters(textOfHeading(box))))
  return title ? textOfHeading(title) : ''
}

/** '<p class="title">' */
function isNamedTitle(box: Box): boolean {
  if (box.size < 2 || box.size > 200 || !/^(?:h[4-6]|div|p|span|td)$/.test(box.tag)) return false
  return box.names.some((name) => /^(?:(?:doc|document|main)[-_]?)?(?:title|headline)$/i.test(name))
}

/** What is a heading, or is named as the title of an entry. */
export function isHeading(box: Box): boolean {
  if (box.size < 2 || box.size > 200) return false
  return /^h[1-3]$/.test(box.tag) || (/^(?:h[4-6]|div|p|span)$/.test(box.tag) && isEntryTitle(box))
}

function isEntryTitle(box: Box): boolean {
  return box.names.some((name) =>
    /(?:entry|post|article|recipe|page)[-_]?(?:title|name)$/i.test(name),
  )
}

/** A name that says what it is, whatever the page calls itself. */
function isRecipeTitle(box: Box): boolean {
  return box.names.some((name) => /^recipe[-_]?(?:title|name)$/i.test(name))
}

function isNamedAfter(words: string, name: string): boolean {
  const plain = letters(words)
  return name.length >= 6 && plain !== name && plain.startsWith(name)
}

/** 'Plum Cake Ingredients', where the page is named 'Plum Cake'. */
function isPartOf(words: string, name: string): boolean {
  const kind = isNamedAfter(words, name) ? headingKind(words) : null
  return kind === 'ingredients' || kind === 'steps'
}

/** 'Ingredients', 'Method', 'What you need' */
function isHeadOfPart(words: string): boolean {
  const isPlain = words.split(' ').length <= 2 || isHeadingAlone(words)
  const kind = isPlain ? headingKind(words) : null
  return kind === 'ingredients' || kind === 'steps'
}

/** A title without the name of the site behind it, or in front of it. */
function withoutSite(given: string, site: string): string {
  // 'Tasty Recipes: Pancakes'
  const [head = '', behind = ''] = given.split(/:\s+(.*)/s)
  const title = behind !== '' && site !== '' && letters(head) === site ? behind : given
  const all = title.split(SEPARATOR).filter((part) => part.trim() !== '')
  if (all.length < 2) return title
  const named = all.filter((part) => !isNoName(part) && !/^[\w-]+\.[a-z]{2,4}$/i.test(part))
  const parts = named.length > 0 ? named : all
  if (parts.length === 1) return parts[0] ?? title
  const own = parts.filter((part) => site === '' || letters(part) !== site)
  return site !== '' && own.length < parts.length ? own.join(' - ') : (parts[0] ?? title)
}
