/** Text as a person reads it: no markup, no entities, one space where the source has any white space. */

import { withoutElements } from './elements-cut.ts'

/** The names of the characters 160 to 255, in order. */
const LATIN =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2
sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring
AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash
Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml
igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn
yuml`.split(/\s+/)

/** The names of the letters from 256 on, in order; '-' for those that have none. */
const EXTENDED =
  `Amacr amacr Abreve abreve Aogon aogon Cacute cacute Ccirc ccirc Cdot cdot Ccaron ccaron Dcaron dcaron Dstrok dstrok
Emacr emacr - - Edot edot Eogon eogon Ecaron ecaron Gcirc gcirc Gbreve gbreve Gdot gdot Gcedil - Hcirc hcirc Hstrok
hstrok Itilde itilde Imacr imacr - - Iogon iogon Idot imath - - Jcirc jcirc Kcedil kcedil - Lacute lacute Lcedil lcedil
Lcaron lcaron - - Lstrok lstrok Nacute nacute Ncedil ncedil Ncaron ncaron - - - Omacr omacr - - Odblac odblac - -
Racute racute Rcedil rcedil Rcaron rcaron Sacute sacute Scirc scirc Scedil scedil Scaron scaron Tcedil tcedil Tcaron
tcaron Tstrok tstrok Utilde utilde Umacr umacr Ubreve ubreve Uring uring Udblac udblac Uogon uogon Wcirc wcirc Ycirc
ycirc Yuml Zacute zacute Zdot zdot Zcaron zcaron`.split(/\s+/)
/** Those of the Greek letters from 913 on. */
const GREEK =
  `Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi
Omega - - - - - - - alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma
tau upsilon phi chi psi omega`.split(/\s+/)

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  hellip: '…',
  bull: '•',
  prime: '′',
  Prime: '″',
  frasl: '⁄',
  euro: '€',
  trade: '™',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwnj: '',
  zwj: '',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  frac13: '⅓',
  frac23: '⅔',
  frac15: '⅕',
  frac18: '⅛',
  frac38: '⅜',
  frac58: '⅝',
  frac78: '⅞',
  half: '½',
  newline: ' ',
  lsaquo: '‹',
  rsaquo: '›',
  deg: '°',
  minus: '−',
}
for (const [first, names] of [
  [160, LATIN],
  [256, EXTENDED],
  [913, GREEK],
] as const)
  names.forEach((name, at) => {
    NAMED[name] = String.fromCharCode(first + at)
  })

/** Names that count without a semicolon, too. */
const LEGACY = new Set([...LATIN, 'amp', 'lt', 'gt', 'quot'])

/** Blocks and breaks of markup within a text; what ends a line. */
const BREAK =
  /<\/?(?:p|div|li|ul|ol|br|tr|td|table|h[1-6]|section|article|blockquote|dd|dt|dl)\b[^<>]*>/gi
const TAG = /<(?:\/?[a-z][a-z0-9:-]*(?:\s[^<>]*)?\/?|!--[^<>]*--)>/gi
const UNSEEN = /<(script|style|figcaption)\b([^<>]*)>/gi
const SHORTCODE =
  /\[\/?[a-z][\w-]*(?: [\w-]+=(?:"[^"[\]]*"|'[^'[\]]*'|[^\s"'[\]][^\s[\]]*))+ ?\/?\]|\[\/[a-z][\w-]*\]/gi
/** The sign that parts the letters of a Persian or Indian word is one of its letters. */
const INVISIBLE =
  /[\u00ad\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e]|(?<![\p{Script=Arabic}\p{Script=Devanagari}])\u200c|\u200c(?![\p{Script=Arabic}\p{Script=Devanagari}])|(?!\s)\p{Cc}/gu

/** 'salt u0026 pepper': what was escaped has lost the sign in front of it on its way. */
const LOST_ESCAPE = /(?<!\\)u(00(?:2[267]|3[ce]|[a-f][\da-f])|201[2-9a-d])/g

/** Entities turned into characters, also those that were escaped twice or three times. */
function decodeEntities(text: string): string {
  let decoded = text.replace(LOST_ESCAPE, fromCode)
  for (let round = 0; round < 3 && decoded.includes('&'); round += 1) {
    const next = decoded.replace(
      /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]\w{1,30}));?/g,
      entity,
    )
    if (next === decoded) break
    decoded = next
  }
  return decoded
}

function entity(whole: string, ...parts: unknown[]): string {
  const [decimal, hex, name] = parts
  if (typeof name === 'string') {
    const known = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined
    return known !== undefined && (whole.endsWith(';') || LEGACY.has(name)) ? known : whole
  }
  const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16)
  return code > 8 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : ''
}

function fromCode(_: string, hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16))
}

const ESCAPED_QUOTE = /\\(?=['"])/g
/** A link as editors write it: words in brackets, the address in others. */
const LINK = /\[([^[\]]{1,200})\]\((?:https?:)?\/[^()\s]{1,500}\)/g

/** '**Boil** it': words in bold as editors write them. */
const BOLD = /(?<![^\s(])\*\*(?!\s)([^*]{1,100})(?<!\s)\*\*(?![\p{L}\p{N}])/gu

/** A line end that was escaped twice: a text says a backslash and an n. */
const ESCAPED_END = /(?:\\r)?\\n(?=[\s\p{Lu}\d<•*(-]|$)/gu

/** One line of text: markup gone, entities decoded, white space collapsed. Linear in its length. */
export function clean(text: string): string {
  let plain = decodeEntities(text)
  if (plain.includes('\\'))
    plain = plain
      .replace(ESCAPED_END, ' ')
      .replace(ESCAPED_QUOTE, '')
      .replace(/\\u([\da-f]{4})/gi, fromCode)
  if (plain.includes('<')) plain = withoutTags(plain.replace(BREAK, ' '))
  if (plain.includes('[')) plain = withoutShortcodes(plain.replace(LINK, '$1'))
  if (plain.includes('**')) plain = plain.replace(BOLD, '$1')
  return tidy(plain)
}

/** '[adjustable]2[/adjustable]': what plug-ins would put something else in the place of. */
function withoutShortcodes(text: string): string {
  const closed = new Set(text.match(/\[\/[a-z][\w-]*\]/gi))
  const opened = (code: string, name: string) => (closed.has(`[/${name}]`) ? ' ' : code)
  const plain = closed.size > 0 ? text.replace(/\[([a-z][\w-]*)\]/gi, opened) : text
  return plain.replace(SHORTCODE, ' ')
}

/** '２、ゆでる': a count as it is typed among characters that are wide. */
const WIDE_COUNT = /^ ?(?:[０-９]{1,2}[.):．、：）]|\d{1,2}[．、：）])(?![\d０-９])/

const UNTIDY =
  /\s\s|[^\S ]| ,|\(\(|[\u00ad\u200b\u200c\u200e\u200f\u2060\ufeff\u202a-\u202e]|\p{Cc}/u

/** White space collapsed, invisible characters gone; nothing is decoded. */
export function tidy(text: string): string {
  if (!UNTIDY.test(text) && !WIDE_COUNT.test(text)) return text.trim()
  return text
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .replace(WIDE_COUNT, (count) => count.normalize('NFKC').replace('、', '.'))
    .replace(/ ,(?= |$)/g, ',')
    .replace(/\(\(([^()]*(?:\)[^()]*\([^()]*)*)\)\)/g, '($1)')
    .trim()
}

function withoutTags(text: string): string {
  return withoutElements(text, { begins: UNSEEN, instead: ' ' }).replace(TAG, '')
}

/** A line of a text that carries markup; `strong` where all of it stands in a heading or in bold. */
type MarkedLine = { text: string; strong: boolean; item: boolean }

/** The lines of a text that may carry markup: at its blocks, its breaks and its line ends. */
export function markedLines(text: string): MarkedLine[] {
  const decoded = withoutElements(decodeEntities(text).replace(ESCAPED_END, '\n'), {
    begins: UNSEEN,
    instead: ' ',
  })
  const isMarkup = BREAK.test(decoded)
  BREAK.lastIndex = 0
  // Within markup the line ends of the source mean nothing, unless nothing but line breaks is there.
  const isFlow = isMarkup && /<(?:p|li|div|h[1-6])\b/i.test(decoded)
  const pieces = (isFlow ? decoded.replace(/[\r\n\u2028\u2029]+/g, ' ') : decoded).split(
    isMarkup
      ? /(?=<\/?(?:p|div|li|ul|ol|br|tr|table|h[1-6]|section|article|blockquote|dd|dt|dl)\b)|[\r\n\u2028\u2029]+/i
      : /[\r\n\u2028\u2029]+/,
  )
  const lines = pieces.flatMap((piece) => {
    const plain = clean(piece)
    if (plain === '') return []
    const inner = piece.replace(/^<\/?(?:p|div|li|br)\b[^<>]*>/i, '').trim()
    const strong =
      /^<h[1-6]\b/i.test(inner) ||
      /^<(strong|b|u|em)\b[^<>]*>(?:(?!<\/\1)[\s\S])*<\/\1>\s*:?\s*$/i.test(inner)
    return [{ text: plain, strong, item: /^<li\b/i.test(piece) }]
  })
  const areJoined = lines.length > 1 && lines.slice(1).every(({ text }) => text.startsWith(','))
  return areJoined ? lines.map(withoutComma).filter(({ text }) => text !== '') : lines
}

/** A program that had joined lines put a comma in front of each. */
function withoutComma(line: MarkedLine): MarkedLine {
  return { ...line, text: line.text.replace(/^,\s*/, '') }
}

/** Whether all of a text is markup for a heading or for bold. */
export function isWhollyBold(text: string): boolean {
  return text.includes('<') && markedLines(text).every((line) => line.strong)
}

/** Whether a comma parts words, and no number: '1,5 l' is one, 'sugar,1 pinch of salt' are two. */
function partsAt(line: string, at: number): boolean {
  return line[at + 1] === ' ' || /\p{L}{3},\d/u.test(line.slice(Math.max(0, at - 3), at + 2))
}

/** The pieces of a line between its commas; what stands in brackets is not parted. Linear in the line. */
export function betweenCommas(line: string): string[] {
  const pieces: string[] = []
  let end = line.length
  let isInBrackets = false
  for (let at = line.length - 1; at >= 0; at -= 1) {
    const sign = line[at]
    if (sign === ')') isInBrackets = true
    else if (sign === '(') isInBrackets = false
    else if (sign === ',' && !isInBrackets && partsAt(line, at)) {
      pieces.push(line.slice(at + 1, end).trim())
      end = at
    }
  }
  pieces.push(line.slice(0, end).trim())
  return pieces.toReversed()
}

/** Letters and digits alone, in small: what two wordings of the same have in common. */
export function letters(text: string): string {
  const small = text.toLowerCase()
  // Most words have plain letters alone.
  if (!/[^ -~]/.test(small)) return small.replace(/[^a-z\d]+/g, '')
  return small.normalize('NFKD').replace(/[^\p{L}\p{N}]+/gu, '')
}
