/**
 * A page as the reader sees it: one pass over the document leaves what can be read, so that the rules
 * never touch a live document and take no longer in one browser than in another.
 */
import { holdsState } from './program-json.ts'

/** The part of the DOM that is needed; any standard document has it. */
export type PageNode = {
  readonly nodeType: number
  readonly nodeName: string
  readonly nodeValue: string | null
  readonly childNodes: ArrayLike<PageNode>
  getAttribute?(name: string): string | null
}

/** An element, or with the tag '' a piece of text. */
export type Box = {
  tag: string
  text: string
  /** Its classes, its id and what its makers test it by, as written. */
  names: string[]
  node: PageNode
  parent: Box | null
  children: Box[]
  /** How many characters of text it holds. */
  size: number
  /** Whether it is no part of a recipe; null until somebody asked. */
  noise: boolean | null
}

export type Page = {
  body: Box
  /** All elements, the body first, in the order of the document. */
  elements: Box[]
  /** The contents of all scripts of data. */
  data: string[]
  /** The contents of scripts that hold data for the programs of the page, food among it. */
  state: string[]
  /** `content` of the meta elements, by name or property; the first one counts. */
  meta: Map<string, string>
  title: string
  canonical: string
}

const ELEMENT = 1
const TEXT = 3
const DOCUMENT = 9
const DEEPEST = 200
/** The text of a page that is read; what stands behind is not. */
const MOST_TEXT = 3_000_000
const SKIPPED = new Set(
  `script style noscript template svg math iframe object embed select option textarea canvas video audio map
input dialog head`.split(/\s+/),
)

/** Reads a document into boxes. Executes nothing, fetches nothing; linear in the size of the document. */
export function pageOf(document: PageNode): Page {
  const body: Box = {
    tag: 'body',
    text: '',
    names: [],
    node: document,
    parent: null,
    children: [],
    size: 0,
    noise: false,
  }
  const page: Page = {
    body,
    elements: [body],
    data: [],
    state: [],
    meta: new Map(),
    title: '',
    canonical: '',
  }
  let read = 0
  const waiting: Waiting[] = [{ node: document, parent: page.body, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, parent, depth } = next
    if (node.nodeType === TEXT) {
      const text = node.nodeValue ?? ''
      read += text.length
      if (text !== '' && read <= MOST_TEXT) addText(node, parent, text)
      continue
    }
    if (node.nodeType !== ELEMENT && node.nodeType !== DOCUMENT) continue
    const tag = node.nodeName.toLowerCase()
    if (tag === 'head' || tag === 'script' || HEAD.has(tag)) readHead(node, page)
    if (tag === 'template') parent.size += Number(node.getAttribute?.('data-left-out')) || 0
    if (tag === 'input') addTyped(node, parent)
    if (SKIPPED.has(tag)) continue
    const isElement = node.nodeType === ELEMENT && tag !== 'html'
    // What all of a page is said to be.
    if (tag === 'html' && depth === 0) page.body.node = node
    // Below a depth that no page needs, frames are left out, and then all elements.
    const deepest = tag === 'div' || tag === 'span' ? DEEPEST : DEEPEST * 2
    const isOpen = isElement && depth < deepest
    const inner = isOpen ? open(node, tag, parent) : parent
    if (isOpen) page.elements.push(inner)
    const isList = ROWS_ALONE.has(tag)
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) {
      const child = node.childNodes[at]
      if (
        !child ||
        (child.nodeType === TEXT && (isList || isBetweenBlocks(node, at)) && isBlank(child))
      )
        continue
      waiting.push({ node: child, parent: inner, depth: isOpen ? depth + 1 : depth })
    }
  }
  // What is inside stands behind in the order of the document.
  for (let at = page.elements.length - 1; at > 0; at -= 1) {
    const box = page.elements[at]
    if (box?.parent) box.parent.size += box.size
  }
  return page
}

/** Elements whose own text is never more than white space. */
const ROWS_ALONE = new Set('ul ol dl table thead tbody tfoot tr'.split(' '))
/** Elements beside which white space is nothing to see. */
const APART = new Set(
  `address article aside blockquote body center details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr
legend main nav ol p pre section table ul script style noscript`.split(/\s+/),
)

function isBlank(node: PageNode): boolean {
  return !/\S/.test(node.nodeValue ?? '')
}

/** Whether nothing beside a text of white space would make it a space between words. */
function isBetweenBlocks(parent: PageNode, at: number): boolean {
  return isApart(parent.childNodes[at - 1]) && isApart(parent.childNodes[at + 1])
}

function isApart(node: PageNode | undefined): boolean {
  return node !== undefined && node.nodeType === ELEMENT && APART.has(node.nodeName.toLowerCase())
}

type Waiting = { node: PageNode; parent: Box; depth: number }

/** Shared by all that have none; nothing is ever added to it. */
const NONE: never[] = []

function addText(node: PageNode, parent: Box, text: string): void {
  const size = text.trim().length
  parent.children.push({
    tag: '',
    text,
    names: NONE,
    node,
    parent,
    children: NONE,
    size,
    noise: false,
  })
  parent.size += size
}

/** An amount that can be changed where it stands in a row: '<input value="200"> g flour'. */
function addTyped(node: PageNode, parent: Box): void {
  const value = node.getAttribute?.('value') ?? ''
  const type = (node.getAttribute?.('type') ?? 'text').toLowerCase()
  if (!/^\d+(?:[.,/]\d+)?$/.test(value) || (type !== 'text' && type !== 'number')) return
  let row: Box | null = parent
  for (let up = 0; row && row.tag !== 'li' && row.tag !== 'tr' && up < 4; up += 1) row = row.parent
  if (row?.tag === 'li' || row?.tag === 'tr') addText(node, parent, `${value} `)
}

/** The attributes that people name elements with. */
const NAMING = ['class', 'id', 'data-testid']

function open(node: PageNode, tag: string, parent: Box): Box {
  const box: Box = {
    tag,
    text: '',
    names: namesOf(node),
    node,
    parent,
    children: [],
    size: 0,
    noise: null,
  }
  parent.children.push(box)
  return box
}

function namesOf(node: PageNode): string[] {
  let names: string[] = NONE
  for (const attribute of NAMING) {
    const said = node.getAttribute?.(attribute) ?? ''
    if (said === '') continue
    const words = /\s/.test(said) ? said.split(/\s+/).filter((name) => name !== '') : [said]
    names = names.length === 0 ? words : [...names, ...words]
  }
  return names
}

const HEAD = new Set(['meta', 'link', 'title'])

function readHead(node: PageNode, page: Page): void {
  const tag = node.nodeName.toLowerCase()
  if (tag === 'head') {
    for (let at = 0; at < node.childNodes.length; at += 1) {
      const child = node.childNodes[at]
      if (child) readHead(child, page)
    }
  } else if (tag === 'title') {
    page.title ||= textContent(node)
  } else if (tag === 'meta') {
    const name = node.getAttribute?.('property') ?? node.getAttribute?.('name') ?? ''
    const content = node.getAttribute?.('content') ?? ''
    if (name !== '' && !page.meta.has(name.toLowerCase()))
      page.meta.set(name.toLowerCase(), content)
  } else if (tag === 'link') {
    if (node.getAttribute?.('rel') === 'canonical')
      page.canonical ||= node.getAttribute('href') ?? ''
  } else if (tag === 'script') {
    const type = (node.getAttribute?.('type') ?? '').toLowerCase()
    const text = textContent(node)
    if (type.includes('ld+json') || (type.includes('json') && text.includes('"recipeIngredient"')))
      page.data.push(text)
    else if (holdsState(text)) page.state.push(text)
  }
}

function textContent(node: PageNode): string {
  let text = ''
  for (let at = 0; at < node.childNodes.length; at += 1)
    text += node.childNodes[at]?.nodeValue ?? ''
  return text
}

/** An attribute of an element; '' where there is none. */
export function attribute(box: Box, name: string): string {
  return box.node.getAttribute?.(name) ?? ''
}

/** All elements in a box, itself included, in the order of the document. */
export function elementsIn(box: Box): Box[] {
  const found: Box[] = []
  const visit = (each: Box): void => {
    if (each.tag === '') return
    found.push(each)
    for (const child of each.children) visit(child)
  }
  visit(box)
  return found
}

/** All text in a box, as it stands there. */
export function textOf(box: Box): string {
  if (box.tag === '') return box.text
  if (box.tag === 'br') return '\n'
  return box.children.map(textOf).join('')
}

const NAME_PARTS = new Map<string, string[]>()

/** The words that a class or id is made of: `wprm-recipeIngredient_list` says wprm, recipe, ingredient, list. */
export function wordsOfName(name: string): string[] {
  const known = NAME_PARTS.get(name)
  if (known) return known
  const words = name
    .slice(0, 200)
    // 'Ingredients__title___5s'
    .replace(/_{2,3}(?=\w*\d)\w{1,8}$/, '')
    // What programs number things with has letters as well.
    .replace(/[\da-f]{12,}/gi, ' ')
    .replace(/([a-z])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
  if (NAME_PARTS.size > 5000) NAME_PARTS.clear()
  NAME_PARTS.set(name, words)
  return words
}

/** Elements that stand below each other. */
export const BLOCKS = new Set(
  `address article aside blockquote body center dd details div dl dt fieldset figure figcaption footer form h1 h2 h3 h4
h5 h6 header hgroup hr button legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
)
