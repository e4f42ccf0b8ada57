/** What a page is called, and what it calls its recipe. */
import { clean, letters } from './clean.ts'
import { linesOf } from './lines.ts'
import { attribute, wordsOfName, type Box, type Page } from './tree.ts'

const SEPARATOR = /\s+(?:[|–—·•»:]|::|-)\s+|\s*\|\s*/

type Candidate = { tag: string; text: string; score: number }

/**
 * The title of the recipe by the page alone: of its headings the one that its title repeats, and
 * that is not the name of the site.
 */
export function titleOfPage(page: Page, elements: readonly Box[]): string {
  const site = letters(page.meta.get('og:site_name') ?? '')
  const said = [page.meta.get('og:title') ?? '', page.title]
    .map(clean)
    .filter((title) => title !== '')
  const parts = said.flatMap((title) => title.split(SEPARATOR).map(letters))
  // Cleaned, so that no run of white space is looked through again from each of its places.
  const ends = clean(page.title).split(SEPARATOR)
  const last = ends.length > 1 ? letters(ends.at(-1) ?? '') : ''
  const name = letters(ends[0] ?? '')
  let best: Candidate | null = null
  for (const box of elements.filter(isHeading).slice(0, 60)) {
    const text = linesOf(box, true)
      .map((line) => line.text)
      .join(' ')
    const plain = letters(text)
    if (plain.length < 2 || plain === site) continue
    const isRepeated = said.some((title) => letters(title).includes(plain))
    const isLonger = name.length >= 6 && plain.includes(name) && plain.length <= 2 * name.length
    const score =
      (box.tag === 'h1' ? 3 : 0) +
      (isRepeated ? 4 : isLonger ? 3 : 0) +
      (isRepeated && parts.includes(plain) ? 1 : 0) +
      (isEntryTitle(box) ? (isRepeated ? 4 : 2) : 0) -
      (plain === last || isLogo(box) ? 5 : 0)
    if (score > (best?.score ?? 2)) best = { tag: box.tag, text, score }
  }
  return withoutKind(best?.text ?? withoutSite(said[0] ?? '', site))
}

/** 'Recipe: Nettle Soup' */
function withoutKind(title: string): string {
  const [, kind = '', name = ''] = /^(\p{L}{5,10})\s?:\s*(\S.*)$/u.exec(title) ?? []
  return isNoName(kind) ? name : title
}

function isHeading(box: Box): boolean {
  if (box.size < 2 || box.size > 200) return false
  return /^h[1-3]$/.test(box.tag) || (/^(?:h[4-6]|div|p|span)$/.test(box.tag) && isEntryTitle(box))
}

function isEntryTitle(box: Box): boolean {
  return box.names.some((name) =>
    /(?:entry|post|article|recipe|page)[-_]?(?:title|name)$/i.test(name),
  )
}

function isLogo(box: Box): boolean {
  const link = [box.parent, ...box.children].find((each) => each?.tag === 'a')
  if (link && /^(?:https?:\/\/[^/]+)?\/?$/.test(attribute(link, 'href').trim() || '#')) return true
  return [box, box.parent].some((each) =>
    each?.names.some((name) =>
      wordsOfName(name).some((word) => /^(?:logo|site|brand)$/.test(word)),
    ),
  )
}

/** A title without the name of the site behind it, or in front of it. */
function withoutSite(title: string, site: string): string {
  const parts = title.split(SEPARATOR).filter((part) => part.trim() !== '')
  if (parts.length < 2) return title
  const own = parts.filter((part) => site === '' || letters(part) !== site)
  return site !== '' && own.length < parts.length ? own.join(' - ') : (parts[0] ?? title)
}

/** What a recipe is called where nobody gave it a name. */
const NO_NAME =
  /^(?:(?:the|a|my|our|full|printable)?recipe(?:ofthe(?:day|week|month))?|cookbook|(?:das|mein)?rezept(?:des(?:tages|monats)|derwoche)?|(?:la|ma)?recette|(?:la|mi)?receta|(?:la|mia)?ricetta|(?:het)?recept|opskrift|oppskrift|przepis|receita|resepti|untitled|home|intro|introduction|einleitung|introducción|introduzione|inleiding|inledning|indledning|innledning|wstęp|wprowadzenie|introdução|johdanto)$/

/** Whether words only say what kind of thing they stand above: 'Recipe'. */
export function isNoName(words: string): boolean {
  return NO_NAME.test(letters(words))
}

/** Who wrote it, behind what the page calls it: 'Pflaumenkuchen von anna73' */
const BY_SOMEBODY = / (?:von|by) \S{2,30}$/

/**
 * The title that data gives, without the name of the site behind it; a dash in a title stays where
 * nothing says that a site is named behind it, and a bar where the heading of the page has it, too.
 */
export function titleOfData(title: string, page: Page, heading: () => string): string {
  const site = letters(page.meta.get('og:site_name') ?? '')
  const own = letters(title)
  const ends = clean(page.title).split(SEPARATOR)
  const last = ends.length > 1 ? letters(ends.at(-1) ?? '') : ''
  // Some name all of their recipes alike.
  const isLast = own === last && letters(ends[0] ?? '') === letters(heading())
  const isNone = own === site || isLast || NO_NAME.test(own)
  if (own !== '' && isNone) return heading() || title
  const unsigned = title.replace(BY_SOMEBODY, '')
  if (unsigned !== title && letters(unsigned) === letters(heading())) return unsigned
  const [first = '', ...rest] = title.split(/\s+[|–—-]\s+|\s*\|\s*/)
  // 'Apple Pie – Recipe | Site', under the heading 'Apple Pie'.
  const isPlain = (part: string) => letters(part) === site || isNoName(part)
  if (rest.length > 0 && rest.every(isPlain) && letters(first) === letters(heading())) return first
  const behind = rest.length === 1 ? letters(rest[0] ?? '') : ''
  if (behind !== '' && behind === last && letters(first) === letters(heading())) return first
  const isSite =
    rest.length === 1 && (title.includes('|') || (site !== '' && letters(rest[0] ?? '') === site))
  if (!isSite || first === '') return title
  // What the page has above the recipe is its name, bar or not.
  if (letters(rest[0] ?? '') !== site && letters(heading()) === letters(title)) return title
  const named = letters(heading())
  const behindName = letters(first).startsWith(named) ? letters(first).slice(named.length) : ''
  return NO_NAME.test(behindName) ? heading() : first
}

/** The address that the page gives for itself, or '' where it gives none. */
export function addressOfPage(page: Page): string {
  return page.canonical || (page.meta.get('og:url') ?? '')
}

/** The picture that the page shows when it is shared. */
export function pictureOfPage(page: Page): string {
  return page.meta.get('og:image') ?? ''
}
