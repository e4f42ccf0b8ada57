/** Pages that an editor wrote letter by letter: all their words stand in spans, which say how they look and cut them anywhere. */
import { isNoise } from './noise.ts'
import type { Box } from './tree.ts'

const BLOCK = /^(?:p|li|h[1-6])$/
/** So many blocks of words show how a page is written, nearly all of them in spans alone. */
const FEWEST_BLOCKS = 10
const NEARLY_ALL = 0.9
/** So many blocks in one box show how often words are cut in it. */
const MOST_BLOCKS = 200

/** By what holds blocks, and by page. */
const RUNS = new WeakMap<Box, boolean>()
const PAGES = new WeakMap<Box, boolean>()

/**
 * Whether an element is such a span, '<span>2 T</span><span>bsp. oil</span>', so that nothing but white space parts it
 * from the one before. Where most of them begin directly behind another word, they are the columns of a list.
 */
export function isRunOfLetters({ tag, parent: block }: Box): boolean {
  const frame = block?.parent
  if (tag !== 'span' || !block || !frame || !BLOCK.test(block.tag)) return false
  let are = RUNS.get(frame)
  if (are === undefined) {
    are = isOfRuns(pageAround(frame)) && isRarelyCut(frame)
    RUNS.set(frame, are)
  }
  return are
}

const isFull = ({ size }: Box) => size > 0

function pageAround(box: Box): Box {
  let page = box
  while (page.parent) page = page.parent
  return page
}

/** Whether nearly all blocks of a page hold their words in spans. */
function isOfRuns(page: Box): boolean {
  const known = PAGES.get(page)
  if (known !== undefined) return known
  let [all, spans] = [0, 0]
  const visit = (box: Box): void => {
    if (isNoise(box)) return
    const { tag, children } = box
    const full = BLOCK.test(tag) ? children.filter(isFull) : []
    if (full.some((child) => child.tag === '' || child.tag === 'span')) {
      all += 1
      if (full.every((child) => child.tag !== '')) spans += 1
    }
    for (const child of children) visit(child)
  }
  visit(page)
  const are = all >= FEWEST_BLOCKS && spans >= all * NEARLY_ALL
  PAGES.set(page, are)
  return are
}

/** Whether few spans of the blocks in a box begin where nothing parts them from the word before. */
function isRarelyCut({ children }: Box): boolean {
  let [cut, apart] = [0, 0]
  for (const block of children.filter(({ tag }) => BLOCK.test(tag)).slice(0, MOST_BLOCKS)) {
    const spans = block.children.filter(isFull)
    if (spans.length === 1) apart += 1
    spans.slice(1).forEach((span, at) => {
      if (/[\p{L}\p{N}]$/u.test(textAt(spans[at], -1)) && /^[\p{L}\p{N}]/u.test(textAt(span, 0)))
        cut += 1
      else apart += 1
    })
  }
  return cut * 2 <= apart
}

/** The first text in a box, or with -1 the last. */
function textAt(box: Box | undefined, at: 0 | -1): string {
  let text = box
  while (text && text.tag !== '') text = text.children.at(at)
  return text?.text ?? ''
}
