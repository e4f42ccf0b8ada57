/** Where the text of a line stands, what it is made of on the way, and how loud it is. */
import { isHeadOfRows, isNamedHeading, isTipName } from './box-looks.ts'
import { isBetweenLinks, leadOf } from './links.ts'
import { isOddEntry } from './odd-entries.ts'
import { isLoudSpan, isPartedEntry, isRow, isTitleInEntry } from './row-boxes.ts'
import { BLOCKS, type Box } from './tree.ts'
import { isNameInRow } from './unspoken.ts'

const BOLD = new Set([
  'b',
  'button',
  'strong',
  'u',
  'em',
  'i',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'th',
  'summary',
  'legend',
])
/** Names that say it alone. */
const LONGEST_HEADING = 90

export type Buffer = {
  text: string
  bold: number
  boldStart: boolean
  slanted: number
  linked: number
  all: number
  /** What stands in front of its first link. */
  lead: string | null
  gap: boolean
  ruled: boolean
  breaks: number
  /** What the last line end stands in. */
  broken: Box | null
  lastTag: string
  pictured: boolean
  /** Whether a picture stands behind the last line. */
  belowPicture: boolean
}
/** What a line begins with. */
export const EMPTY = {
  text: '',
  bold: 0,
  boldStart: false,
  slanted: 0,
  linked: 0,
  all: 0,
  lead: null,
  lastTag: '',
  pictured: false,
}
export type Place = {
  tag: string
  list: Box | null
  bold: boolean
  slanted: boolean
  linked: boolean
  named: boolean
  tip: boolean
  /** The rows of a part, all in one entry of a list: each is a line. */
  parted: boolean
  block: Box
}

export function emptyBuffer(): Buffer {
  return { ...EMPTY, gap: false, ruled: false, breaks: 0, broken: null, belowPicture: false }
}

/** The place that a box is by itself. */
export function placeOf(box: Box): Place {
  const isNone = { bold: false, slanted: false, linked: false, named: false, tip: false }
  return { ...isNone, tag: box.tag, list: null, parted: false, block: box }
}

/** Whether a line goes on with its paragraph behind a single line end. */
export function isBroken({ tag, block }: Place, { breaks, broken }: Buffer): boolean {
  return (tag === 'p' || tag === 'div') && breaks === 1 && broken === block
}

export function placeIn(box: Box, place: Place): Place {
  const isTitle = place.tag === 'li' && isTitleInEntry(box)
  const tag = BLOCKS.has(box.tag) && !isTitle ? box.tag : place.tag
  const isList = box.tag === 'ul' || box.tag === 'ol' || box.tag === 'table' || box.tag === 'dl'
  const isEntry = (tag === 'li' || tag === 'tr') && tag === box.tag
  const parted = isEntry ? isPartedEntry(box) : place.parted && !isList
  return {
    tag: parted ? 'li' : isEntry && !isRow(box) ? 'div' : tag,
    list: isList ? box : place.list,
    // A list that somebody put into a heading is none.
    bold: box.tag !== 'ul' && box.tag !== 'ol' && (place.bold || isBold(box)),
    slanted: place.slanted || isQuiet(box),
    linked: place.linked || box.tag === 'a',
    named:
      box.tag === 'label'
        ? place.named
        : isTitle || isNamedHeading(box) || isOddEntry(box) || isHeadOfRows(box),
    tip: place.tip || (box.tag !== 'body' && box.names.some(isTipName)),
    parted,
    block: box,
  }
}

/** What is said in another voice than all around it. */
function isQuiet({ tag }: Box): boolean {
  return tag === 'em' || tag === 'i' || tag === 'small'
}

function isBold(box: Box): boolean {
  if (box.tag === 'span') return isLoudSpan(box)
  return BOLD.has(box.tag) && !(box.tag === 'button' && isNameInRow(box))
}

export function addText(buffer: Buffer, box: Box, place: Place): void {
  // Two elements side by side without a space between them: '200' 'g' 'flour'.
  const count = box.text.trim().length
  // '<div>1 pkg.</div>yeast'
  const isBehindBlock = BLOCKS.has(buffer.lastTag) && /^[\p{L}\p{N}]/u.test(box.text)
  if (isBehindBlock && /[\p{L}\p{N}.]$/u.test(buffer.text)) buffer.text += ' '
  if (count > 0 && buffer.lastTag !== '' && buffer.lastTag !== 'text') buffer.lastTag = 'text'
  if (buffer.all === 0 && count > 0) buffer.boldStart = place.bold
  const before = buffer.text
  buffer.text += box.text
  buffer.all += count
  if (place.bold) buffer.bold += count
  if (place.slanted) buffer.slanted += count
  if (place.linked && buffer.linked === 0) buffer.lead = leadOf(before)
  if (place.linked || isBetweenLinks(box.text, buffer)) buffer.linked += count
  if (count > 0 || box.text !== '') buffer.lastTag = 'text'
}

export function rankOf(place: Place, buffer: Buffer, text: string): number {
  const level = /^h([1-6])$/.exec(place.tag)
  // Rows that somebody put into a heading are none.
  if (/^[•●▪◦‣]/.test(text)) return 0
  if (level) return Number(level[1])
  if (text.length > LONGEST_HEADING) return 0
  if (place.named || (buffer.bold === buffer.all && buffer.all > 0)) return 7
  return 0
}
