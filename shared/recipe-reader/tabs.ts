/** Parts of a page behind tabs: what each is called stands above all of them. */
import { attribute, textOf, type Box, type Page } from './tree.ts'
import { headingKind } from './words.ts'

/** A tab says a word or two. */
const LONGEST_TAB = 30
/** What is behind one holds something. */
const SMALLEST_PANEL = 20

/** The body of a page on which what is behind a tab that names a part of a recipe begins with that name. */
export function withTitlesOfTabs({ body, elements }: Page): Box {
  const titles = new Map<string, string>()
  for (const box of elements) {
    if (box.size < 2 || box.size > LONGEST_TAB || !isTab(box)) continue
    const targets = targetsOf(box)
    const title = targets.length > 0 ? textOf(box).trim() : ''
    if (headingKind(title) !== null) for (const target of targets) titles.set(target, title)
  }
  if (titles.size < 2) return body
  for (const box of elements) {
    const title = box.size < SMALLEST_PANEL || isTab(box) ? undefined : titleOf(box, titles)
    if (title !== undefined && !isTitled(box, title)) box.children.unshift(heading(title, box))
  }
  return body
}

function isTab(box: Box): boolean {
  if (box.tag === 'button') return true
  // Most links lead elsewhere, and most of what has neither name nor address is no tab.
  if (box.tag === 'a' && attribute(box, 'href').startsWith('#')) return true
  return box.names.length > 0 && attribute(box, 'role') === 'tab'
}

/** What a tab shows, by id, and itself. */
function targetsOf(box: Box): string[] {
  const shown = ['href', 'data-target', 'data-bs-target'].map((name) => attribute(box, name))
  const id = attribute(box, 'id')
  return [
    ...shown.filter((said) => /^#\S/.test(said)),
    ...(attribute(box, 'aria-controls') === '' ? [] : [`#${attribute(box, 'aria-controls')}`]),
    ...(id === '' ? [] : [`by ${id}`]),
  ]
}

function titleOf(box: Box, titles: ReadonlyMap<string, string>): string | undefined {
  if (/^h[1-6]$/.test(box.tag)) return undefined
  const id = attribute(box, 'id')
  const by = attribute(box, 'aria-labelledby')
  return titles.get(`#${id}`) ?? titles.get(`by ${by}`)
}

/** Whether a box begins with its title, or with another heading of a part. */
function isTitled(box: Box, title: string): boolean {
  const kind = headingKind(title)
  const said = textOf(box).trimStart()
  if (said.toLowerCase().startsWith(title.toLowerCase())) return true
  return headingsIn(box).some((each) => headingKind(textOf(each).trim()) === kind)
}

/** The first headings in a box. */
function headingsIn(box: Box): Box[] {
  const found: Box[] = []
  const visit = (each: Box): void => {
    if (found.length > 2) return
    if (/^h[1-6]$/.test(each.tag)) found.push(each)
    else for (const child of each.children) if (child.tag !== '') visit(child)
  }
  visit(box)
  return found
}

function heading(title: string, parent: Box): Box {
  const bare = { names: [], node: parent.node, noise: false, size: title.length }
  const box: Box = { ...bare, tag: 'h3', text: '', parent, children: [] }
  box.children.push({ ...bare, tag: '', text: title, parent: box, children: [] })
  return box
}
