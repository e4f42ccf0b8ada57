/** Where a page says that it stands, and its picture. */
import { letters } from './clean.ts'
import type { Page } from './tree.ts'

/** The address that the page gives for itself, or '' where it gives none. */
export function addressOfPage(page: Page): string {
  return page.canonical || (page.meta.get('og:url') ?? '')
}

/** The picture that the page shows when it is shared. */
export function pictureOfPage(page: Page): string {
  return page.meta.get('og:image') ?? ''
}

/** The host of that address; empty where it is not known. */
export function hostIn(page: Page): string {
  return /^https?:\/\/([^/:]+)/i.exec(addressOfPage(page))?.[1] ?? ''
}

/** What the host of a page is called, in letters: 'spoons' of 'www.spoons.example'; '' where it is not known. */
export function hostOf(page: Page): string {
  return hostIn(page)
    .split('.')
    .slice(0, -1)
    .filter((label) => label !== 'www')
    .map(letters)
    .reduce((longest, label) => (label.length > longest.length ? label : longest), '')
}
