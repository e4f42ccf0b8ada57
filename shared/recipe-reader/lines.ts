/** The lines of a part of a page, as they stand below each other on the screen. */
import { isChoice, isHeadOfColumns, isOwnBlock, isWithinWords } from './box-looks.ts'
import { withBoldNames } from './bold-names.ts'
import { tidy } from './clean.ts'
import { isLeading, isLinked, withLeads } from './links.ts'
import {
  addText,
  EMPTY,
  emptyBuffer,
  isBroken,
  placeIn,
  placeOf,
  rankOf,
  type Buffer,
  type Place,
} from './line-places.ts'
import { isForProgram } from './for-programs.ts'
import { isNoise } from './noise.ts'
import { isTitleInEntry } from './row-boxes.ts'
import type { RowLine } from './row-pairs.ts'
import { attribute, BLOCKS, type Box } from './tree.ts'
import { isUnspoken } from './unspoken.ts'
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

/** A list that somebody typed. */
const LONGEST_TYPED = 2000
/** The lines of a page that are read; a page with a recipe has some hundreds. */
export const MOST_LINES = 20_000

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
