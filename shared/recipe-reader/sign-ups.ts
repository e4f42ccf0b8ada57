/** Where a page asks for one's address, in the middle of what it tells. */
import { elementsIn, type Box, type PageNode } from './tree.ts'

/** What it says there is shorter. */
const LONGEST = 300
/** So many nodes of a form are looked at. */
const MOST_NODES = 60
/** So many boxes around a form may hold nothing but it and what is said of it. */
const MOST_FRAMES = 6

/** Marks each form for an address, and the box that says what it is for, as no part of a recipe. */
export function withoutSignUps(elements: readonly Box[]): void {
  for (const form of elements) {
    if (form.tag !== 'form' || form.size > LONGEST || !asksForAddress(form.node)) continue
    let box = form
    for (let up = 0; box.parent && isAround(box.parent) && up < MOST_FRAMES; up += 1)
      box = box.parent
    box.noise = true
  }
}

function isAround(frame: Box): boolean {
  if (!/^(?:div|section|aside|p)$/.test(frame.tag) || frame.size > LONGEST) return false
  return !elementsIn(frame).some(({ tag }) => /^(?:h1|ul|ol|dl|table)$/.test(tag))
}

function asksForAddress(form: PageNode): boolean {
  const nodes: PageNode[] = [form]
  for (let at = 0; at < nodes.length && at < MOST_NODES; at += 1) {
    const node = nodes[at]
    if (!node) break
    const isInput = node.nodeName.toLowerCase() === 'input'
    const said = isInput ? `${node.getAttribute?.('type')} ${node.getAttribute?.('name')}` : ''
    if (/e-?mail/i.test(said)) return true
    for (let child = 0; child < node.childNodes.length && child < MOST_NODES; child += 1) {
      const inner = node.childNodes[child]
      if (inner) nodes.push(inner)
    }
  }
  return false
}
