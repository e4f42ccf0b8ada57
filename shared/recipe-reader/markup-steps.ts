/** Steps that are marked as things of their own, each with its text, as data would say them. */
import { clean } from './clean.ts'
import type { Dialect } from './dialects.ts'
import { linesOf } from './lines.ts'
import { DEEPEST, type Thing } from './thing.ts'
import { attribute, type Box } from './tree.ts'

/** The words of a box, with a space between its lines. */
function wordsIn(box: Box): string {
  const lines = linesOf(box)
  return clean((lines.length > 0 ? lines : linesOf(box, true)).map(({ text }) => text).join(' '))
}

const said = (box: Box) => (box.size > 0 ? wordsIn(box) : clean(attribute(box, 'content')))

/** What boxes are as data; null where one of them is no thing, or leaves open what its steps are. */
export function stepThings(boxes: readonly Box[], dialect: Dialect): Thing[] | null {
  const things = boxes.map((box) => (dialect.isThing(box) ? thingOf(box, dialect, 0) : null))
  return things.every((thing) => thing !== null) ? things : null
}

type Parts = { name: string; texts: string[]; items: Thing[]; isOpen: boolean }

function thingOf(box: Box, dialect: Dialect, depth: number): Thing | null {
  const parts: Parts = { name: '', texts: [], items: [], isOpen: false }
  for (const child of box.children) addParts(child, parts, { dialect, depth })
  const { name, texts, items, isOpen } = parts
  if (isOpen || (texts.length === 0 && items.length === 0)) return null
  const type = attribute(box, 'itemtype') || attribute(box, 'typeof')
  return {
    '@type': type,
    name,
    ...(items.length > 0 ? { itemListElement: items } : { text: texts.join(' ') }),
  }
}

type Place = { dialect: Dialect; depth: number }

function addParts(box: Box, parts: Parts, place: Place): void {
  const { dialect, depth } = place
  if (box.tag === '') return
  const names = dialect.properties(box)
  if (names.some((name) => /^(?:itemlistelement|steps?)$/.test(name))) {
    const isThing = dialect.isThing(box) && depth < DEEPEST
    const item = isThing ? thingOf(box, dialect, depth + 1) : { text: said(box) }
    if (item) parts.items.push(item)
    else parts.isOpen = true
  } else if (names.includes('text') || names.includes('description')) parts.texts.push(said(box))
  else if (names.includes('name')) parts.name ||= said(box)
  else if (!dialect.isThing(box)) for (const child of box.children) addParts(child, parts, place)
}
