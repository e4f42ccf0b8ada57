/**
 * A page without its navigation, its foot and what people say below it: the reader leaves them out by
 * their names, and a parser takes as long for them as for the recipe.
 */
import { clean } from './clean.ts'
import { isTalk } from './noise.ts'
import { headingKind } from './words.ts'

/** What may be left out, and what is gone past as a whole. */
const BEGINS = /<!--|<(script|nav|footer|div|section|aside|form)(?=[\s>])([^<>]*)>/gi
const NAMING = /\s(?:class|id|data-testid)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
/** What is read wherever it stands. */
const READ =
  /<h1[\s>]|<script|\sitemtype=["']?[^\s"'>]*recipe|\s(?:itemprop|property)=["']?[^"'>]*(?:ingredient|instruction)|\bh-?recipe\b/i
/** Elements that end what stands open in them; one that only begins or ends in a part is of both. */
const FRAMES = ['article', 'main', 'section', 'table', 'td', 'ul', 'ol', 'body'].map((name) => ({
  begins: new RegExp(`<${name}[\\s>]`, 'gi'),
  ends: new RegExp(`</${name}[\\s>]`, 'gi'),
}))
/** Of a page that is broken on purpose no end is looked for again and again. */
const MOST_LOOKS = 4

/**
 * The same page with nothing in it that is left out anyway; what is gone says in its place how much it
 * held. Parts that do not end stay. Linear in the page.
 */
export function withoutTalk(html: string): string {
  const kept: string[] = []
  let from = 0
  let left = html.length * MOST_LOOKS
  BEGINS.lastIndex = 0
  for (let match = BEGINS.exec(html); match && left > 0; match = BEGINS.exec(html)) {
    const [begin, tag = '', attributes = ''] = match
    const name = tag.toLowerCase()
    if (name === '' || name === 'script') {
      const end = html.indexOf(name === '' ? '-->' : '</script', match.index)
      if (end === -1) break
      BEGINS.lastIndex = end
      continue
    }
    if (name !== 'nav' && name !== 'footer' && !isTalk(namesIn(attributes))) continue
    const end = endOf(html, match.index + begin.length, name)
    left -= (end === -1 ? html.length : end) - match.index
    const part = end === -1 ? '' : html.slice(match.index, end)
    if (part === '' || READ.test(part) || !areClosed(part)) continue
    if (isBelowHead(html.slice(Math.max(0, match.index - LONGEST_HEAD), match.index))) continue
    kept.push(
      html.slice(from, match.index),
      `<template data-left-out="${sizeOf(part)}"></template>`,
    )
    BEGINS.lastIndex = from = end
  }
  return from === 0 ? html : [...kept, html.slice(from)].join('')
}

/** Markup with a heading at its end. */
const LONGEST_HEAD = 300

/** Whether the heading of the ingredients stands directly above, so that what follows is no talk. */
function isBelowHead(above: string): boolean {
  const [, head = ''] =
    /<h[2-5][^<>]*>([^<>]{4,40})<\/h[2-5]>(?:\s*<div[^<>]*>)*\s*$/i.exec(above) ?? []
  return head !== '' && headingKind(clean(head)) === 'ingredients'
}

function namesIn(attributes: string): string[] {
  return [...attributes.matchAll(NAMING)].flatMap(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '').split(/\s+/),
  )
}

/** Where an element ends whose content begins at a place; -1 where it does not. */
function endOf(html: string, start: number, name: string): number {
  const marks = new RegExp(`<!--|<(/?)${name}(?=[\\s>])[^<>]*>`, 'gi')
  marks.lastIndex = start
  let open = 1
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    if (mark[1] === undefined) {
      const end = html.indexOf('-->', mark.index)
      if (end === -1) return -1
      marks.lastIndex = end
      continue
    }
    open += mark[1] === '' ? 1 : -1
    if (open === 0) return marks.lastIndex
  }
  return -1
}

function areClosed(part: string): boolean {
  const count = (pattern: RegExp) => part.match(pattern)?.length ?? 0
  return FRAMES.every(({ begins, ends }) => count(begins) === count(ends))
}

function sizeOf(part: string): number {
  return part.replace(/<!--[^]*?-->|<[^<>]*>/g, '').replace(/\s+/g, ' ').length
}
