/** The lines of a part of a page, as they stand below each other on the screen. */
import {
  isChoice,
  isHeadOfColumns,
  isHeadOfRows,
  isNamedHeading,
  isOwnBlock,
  isTipName,
  isWithinWords,
} from './box-looks.ts'
import { withBoldNames } from './bold-names.ts'
import { tidy } from './clean.ts'
import { isBetweenLinks, isLeading, isLinked, leadOf, withLeads } from './links.ts'
import { isForProgram } from './for-programs.ts'
import { isNoise } from './noise.ts'
import { isOddEntry } from './odd-entries.ts'
import { isLoudSpan, isPartedEntry, isRow, isTitleInEntry } from './row-boxes.ts'
import type { RowLine } from './row-pairs.ts'
import { attribute, BLOCKS, type Box } from './tree.ts'
import { isNameInRow, isUnspoken } from './unspoken.ts'
import { headingKind } from './words.ts'
import { spaceBefore } from './line-spaces.ts'

export type Line = {
  text: string
  /** 1 to 6 for headings, 7 for what only looks like one (all bold), 0 for everything else. */
  rank: number
  /** The block that holds it: li, p, tr, dt, dd, div, h2 and so on. */
  tag: string
  /** The list or table that it is an entry of. */
  list: Box | null
  /** An empty line stands before it; `ruled` where it is a line from side to side. */
  gap: boolean
  ruled?: boolean
  /** All of it leads elsewhere. */
  linked?: true
  /** The number that it is counted with, where it has one. */
  number: number | null
  /** What holds the block that the line is: an amount and a name side by side share it. */
  frame?: Box | null
  /** The names of its own element. */
  names?: readonly string[]
  /** The row of heads above the columns of a table. */
  columns?: true
  /** A picture stands directly before it, within the same block. */
  pictured?: true
  /** It stands in something that is named a tip. */
  tip?: true
  /** A single line end parts it from the line before, in the same paragraph. */
  goesOn?: true
  /** It begins in bold letters and goes on in others. */
  boldStart?: true
  /** All of it is in slanted or small letters, however long it is. */
  slanted?: true
  /** A picture is all that stands between it and the line before. */
  belowPicture?: true
  /** It names a part of the dish, and is an ingredient of another. */
  part?: true
  /** It begins with a way to elsewhere, or with what leads to one, and most of it is such. */
  leads?: true
}

/** A line as the rules of rows take it. */
export function rowOf({ text, rank, tag, frame, columns, goesOn, part }: Line): RowLine {
  const said = {
    ...(frame && { frame }),
    ...(columns && { columns }),
    ...(goesOn && { goesOn }),
    ...(part && { part }),
  }
  return { text, heading: rank > 0, tag, ...said }
}

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
])
/** A list that somebody typed. */
const LONGEST_TYPED = 2000
/** Names that say it alone. */
const LONGEST_HEADING = 90
/** The lines of a page that are read; a page with a recipe has some hundreds. */
export const MOST_LINES = 20_000

type Buffer = {
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
const EMPTY = {
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
type Place = {
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

function emptyBuffer(): Buffer {
  return { ...EMPTY, gap: false, ruled: false, breaks: 0, broken: null, belowPicture: false }
}

/** The place that a box is by itself. */
function placeOf(box: Box): Place {
  const isNone = { bold: false, slanted: false, linked: false, named: false, tip: false }
  return { ...isNone, tag: box.tag, list: null, parted: false, block: box }
}

/** The lines in a box. Noise (comments, navigation, ratings and so on) is left out unless `all`. */
export function linesOf(box: Box, all = false): Line[] {
  const lines: Line[] = []
  const buffer = emptyBuffer()
  const flush = (place: Place) => {
    const said = tidy(buffer.text)
    const text = said.endsWith('：') ? `${said.slice(0, -1)}:` : said
    // A line that somebody drew with signs.
    if (/^(?:[-–—_=~] ?){2,}$|^[･・.…*☆★◇◆\s]{5,}$/.test(text)) buffer.gap = buffer.ruled = true
    else if (text !== '' && !isForProgram(text)) {
      lines.push(lineOf(place, buffer, text))
      buffer.gap = false
      buffer.ruled = false
      buffer.breaks = 0
      buffer.belowPicture = false
    }
    Object.assign(buffer, EMPTY)
  }
  const walk = (each: Box, place: Place): void => {
    if (lines.length >= MOST_LINES) return
    if (each.tag === 'img') {
      if (isHeadingDrawn(each, place)) buffer.text = attribute(each, 'alt')
      else if (buffer.text.trim() === '') buffer.pictured = buffer.belowPicture = true
    }
    if (each.tag === '') {
      if (place.tag !== 'pre' && !isTypedList(each, place)) return addText(buffer, each, place)
      for (const text of each.text.split(/\r?\n/)) {
        if (text.trim() === '') buffer.gap = true
        addText(buffer, { ...each, text }, place)
        flush(place)
      }
      return
    }
    if (each.tag === 'hr') {
      flush(place)
      buffer.gap = buffer.ruled = true
      return
    }
    if (each.tag === 'br') {
      if ((place.tag === 'li' && !place.parted) || place.tag === 'tr') buffer.text += ' '
      else {
        flush(place)
        buffer.breaks += 1
        buffer.broken = place.block
        if (buffer.breaks > 1) buffer.gap = true
      }
      return
    }
    if ((!all && each !== box && isNoise(each)) || isUnspoken(each, place.tag)) return
    const inner = placeIn(each, place)
    // A row of a list or a table is one line, whatever blocks it is laid out with.
    const isInRow = (place.tag === 'li' && !place.parted) || place.tag === 'tr'
    const isBlock =
      (BLOCKS.has(each.tag) || isChoice(each) || isOwnBlock(each) || isTitleInEntry(each)) &&
      !isWithinWords(each) &&
      !(isInRow && !startsLines(each))
    if (isBlock) flush(place)
    else spaceBefore(buffer, each)
    for (const child of each.children)
      walk(
        child,
        isBlock ? inner : { ...inner, tag: place.tag, list: place.list, block: place.block },
      )
    if (isBlock) flush(inner)
    else buffer.lastTag = each.tag
  }
  const outermost = placeOf(box)
  walk(box, outermost)
  flush(outermost)
  return withLeads(withBoldNames(lines))
}

/** What was written in a place, as a line. */
function lineOf(place: Place, buffer: Buffer, text: string): Line {
  return {
    text,
    rank: rankOf(place, buffer, text),
    tag: place.tag,
    list: place.list,
    gap: buffer.gap,
    ...(buffer.ruled && { ruled: true }),
    ...(isLinked(buffer, text) && { linked: true }),
    number: null,
    frame: frameOf(place.block),
    names: place.block.names,
    ...(buffer.pictured && { pictured: true as const }),
    ...(place.tip && { tip: true as const }),
    ...(isBroken(place, buffer) && { goesOn: true as const }),
    ...(buffer.boldStart && buffer.bold < buffer.all && { boldStart: true as const }),
    ...(buffer.all > 0 && buffer.slanted === buffer.all && { slanted: true as const }),
    ...(buffer.belowPicture && { belowPicture: true as const }),
    ...(isLeading(buffer, text) && { leads: true as const }),
    ...(place.tag === 'tr' && isHeadOfColumns(place.block) && { columns: true }),
  }
}

/** What holds a block; `<font>` says how words look, and lists are written across it. */
function frameOf({ parent }: Box): Box | null {
  let frame = parent
  while (frame?.tag === 'font') frame = frame.parent
  return frame
}

/** Rows of a paragraph that only the line ends of its source part, as one types them: '2 eggs'. */
function isTypedList({ text, size }: Box, { tag, parted }: Place): boolean {
  if (size < 30 || size > LONGEST_TYPED || (tag !== 'p' && tag !== 'div') || parted) return false
  if (!/^\s*[\d½¼¾⅓⅔]/.test(text)) return false
  const rows = text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
  return rows.length > 3 && rows.every((row) => row.length <= 80 && /^[\d½¼¾⅓⅔]/.test(row))
}

/** Whether a line goes on with its paragraph behind a single line end. */
function isBroken({ tag, block }: Place, { breaks, broken }: Buffer): boolean {
  return (tag === 'p' || tag === 'div') && breaks === 1 && broken === block
}

/** A picture that is the heading of a part: it says so to those who cannot see it. */
function isHeadingDrawn(box: Box, { block }: Place): boolean {
  return (
    /^h[1-6]$/.test(block.tag) && block.size === 0 && headingKind(attribute(box, 'alt')) !== null
  )
}

/** Within a row, what begins lines of its own: another list, or a heading above one. */
function startsLines(box: Box): boolean {
  if (box.tag === 'li' || box.tag === 'tr' || isTitleInEntry(box)) return true
  return box.tag === 'ul' || box.tag === 'ol'
    ? box.children.some((child) => child.tag === 'li')
    : false
}

function placeIn(box: Box, place: Place): Place {
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

function addText(buffer: Buffer, box: Box, place: Place): void {
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

function rankOf(place: Place, buffer: Buffer, text: string): number {
  const level = /^h([1-6])$/.exec(place.tag)
  // Rows that somebody put into a heading are none.
  if (/^[•●▪◦‣]/.test(text)) return 0
  if (level) return Number(level[1])
  if (text.length > LONGEST_HEADING) return 0
  if (place.named || (buffer.bold === buffer.all && buffer.all > 0)) return 7
  return 0
}
