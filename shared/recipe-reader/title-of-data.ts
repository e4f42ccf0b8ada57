/** The title that data gives, beside what the page says. */
import { clean, letters } from './clean.ts'
import { hostIn, hostOf } from './page-address.ts'
import { isHeading, SEPARATOR, textOfHeading } from './title.ts'
import { isNoName, NO_NAME } from './title-words.ts'
import type { Page } from './tree.ts'

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
  const isAbove = (name: string) =>
    page.elements.some((box) => isHeading(box) && letters(textOfHeading(box)) === name)
  const isLast =
    own === last && letters(ends[0] ?? '') === letters(heading()) && isAbove(letters(heading()))
  const isNone = own === site || isLast || NO_NAME.test(own)
  if (own !== '' && isNone) return heading() || title
  const unsigned = title.replace(BY_SOMEBODY, '')
  if (unsigned !== title && letters(unsigned) === letters(heading())) return unsigned
  const [first = '', ...rest] = title.split(/\s+[|–—-]\s+|\s*\|\s*/)
  // 'Apple Pie – Recipe | Site', under the heading 'Apple Pie'.
  const isPlain = (part: string) => letters(part) === site || isNoName(part)
  if (rest.length > 0 && rest.every(isPlain) && letters(first) === letters(heading())) return first
  const behind = rest.length === 1 ? letters(rest[0] ?? '') : ''
  const named = letters(heading())
  // 'Apple Pie Recipe', under the heading 'Apple Pie'.
  const behindName = letters(first).startsWith(named) ? letters(first).slice(named.length) : ''
  const isCalled = letters(first) === named || (named !== '' && NO_NAME.test(behindName))
  const isBehind = behind !== '' && behind === last && isCalled
  if (isBehind && mayBeSite(rest[0] ?? '', page)) return behindName === '' ? first : heading()
  const isSite =
    rest.length === 1 && (title.includes('|') || (site !== '' && letters(rest[0] ?? '') === site))
  if (!isSite || first === '') return title
  // What the page has above the recipe is its name, bar or not.
  if (letters(rest[0] ?? '') !== site && letters(heading()) === letters(title)) return title
  return NO_NAME.test(behindName) ? heading() : first
}

/** Whether words may name a site, by the address of the page; where none is known they may. */
function mayBeSite(words: string, page: Page): boolean {
  const all = letters(hostIn(page))
  const isInHost = (word: string) => word.length > 3 && all.includes(letters(word))
  return all === '' || letters(words).includes(hostOf(page)) || words.split(/\s+/).some(isInHost)
}
