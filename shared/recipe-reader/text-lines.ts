/** The lines of a text that somebody typed: what marks them, and which of them are one. */
import { clean, tidy } from './clean.ts'
import { isLabel, looksLikeIngredient, looksLikeStep, startsWithAmount } from './line-looks.ts'
import { MOST_LINES, type Line } from './lines.ts'

const NUMBER = /^(?:\*\*)?\(?(\d{1,2})\s*(?:(?:\.\)|\.(?!\d)|[)\]:])\s*(?=\S)|\/\s(?=\p{L}))/u
const BULLET = /^(?:[•·・●◦○▪■◆▢☐□✓✔★☆‣∙*+–—-]|-\s?\[[ x]\]|\[[ x]?\])\s+|^-(?=[\d½⅓⅔¼¾⅛]|\p{Lu})/u

/** A picture in Markdown, or the name of its file. */
const IMAGE =
  /^(?:!\[[^\]]*\]\([^)]*\)|[^.!?]{1,80}\.(?:jpe?g|png|gif|webp|heic)|\p{L}+(?:_\d{3,})+)$/iu

/** 'IMG_20151127_150331You need:': the name of a picture that ran into the words below it. */
const IMAGE_IN_FRONT = /^(?:IMG_)?\d{8}_\d{6}(?:-\d{1,2})?(?=\p{L})/u

/** Pictures that stand in front of the words of a line. */
const PICTURES =
  /^(?<count>(?:\(?\d{1,2}[.):]\s*)?)(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*\s*)+(?=\S)/u

/** '| Servings | 4 |' as 'Servings: 4'; of a row with more or fewer cells, or an amount first, its words. */
function ofTable(line: string): string {
  const row = line.trim()
  // What is left of a table with one column.
  if (!row.endsWith('|')) return line
  if (row.indexOf('|') === row.length - 1) return row.slice(0, -1)
  const cells = row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => /[^-:\s]/.test(cell))
  const isNamed = cells.length === 2 && !startsWithAmount(cells[0] ?? '')
  return cells.join(isNamed ? ': ' : ' ')
}

/** Bullets that were copied into lines of their own, in front of their entries; a dash alone only parts. */
function withBullets(all: readonly string[]): string[] {
  const isAlone = (line?: string) => line !== undefined && /^\s*[-–—•·*]\s*$/u.test(line)
  const isInRun = (at: number) => [-3, -2, 2, 3].some((away) => isAlone(all[at + away]))
  const lines = all.map((line, at) => (isAlone(line) && !isInRun(at) ? '---' : line))
  return lines.flatMap((line, at) => {
    if (isAlone(line) && /\S/.test(lines[at + 1] ?? '')) return []
    return [isAlone(lines[at - 1]) && /\S/.test(line) ? `- ${line}` : line]
  })
}

/** A dash and an amount behind it, within a line. */
const DASHED = /\s(?=[-–—]\s[\d½⅓⅔¼¾])/gu

/** '– 2 eggs – 1 onion – 1 tsp salt – 2 leeks' is a list. */
function entriesApart(line: string): string[] {
  const count = line.match(DASHED)?.length ?? 0
  return count >= 3 ? line.split(DASHED) : [line]
}

/** The lines of a text; Markdown, capitals and colons make headings of them. */
export function linesOfText(text: string): Line[] {
  const lines: Line[] = []
  let gap = true
  const all = text.split(/\r\n|\r|\n|\u2028|\u2029/).slice(0, MOST_LINES)
  for (const raw of withBullets(all).flatMap(entriesApart)) {
    const bare = ofTable(raw)
      .replace(/^[\s>]+/, '')
      .replace(/^(\d)\uFE0F?\u20E3/, '$1. ')
      .replace(IMAGE_IN_FRONT, '')
    if (/^--\s*$/.test(raw) && lines.length > 3) break
    const bullet = BULLET.test(bare)
    const unmarked = bare.replace(BULLET, '').replace(/^\[[ x]?\]\s*/, '')
    const plain = clean(unmarked.replace(PICTURES, '$<count>')).replace(/^(?:…|\.{3})\s*/, '')
    if (
      plain === '' ||
      IMAGE.test(plain) ||
      /^[=_*~#–—-]{3,}$/.test(plain) ||
      /^(?:#[\p{L}\d_]+\s*)+$/u.test(plain)
    ) {
      gap = true
      continue
    }
    const hash = /^(#{1,6})\s+(.*)$/.exec(plain)
    const strong = /^(\*\*|__|\*|_)(?!\s)(.{1,80}?)\1\s*:?$/.exec(plain)
    const words = hash?.[2] ?? strong?.[2] ?? plain
    const number = NUMBER.exec(words)
    lines.push({
      text: tidy(words.replace(/\*\*|__/g, '')),
      rank: hash ? (hash[1] ?? '').length : strong || isLabel(words) ? 7 : 0,
      tag: bullet || number ? 'li' : 'p',
      list: null,
      gap,
      number: number ? Number(number[1]) : null,
    })
    gap = false
  }
  return withTitles(lines)
}

/**
 * Numbers above bullets, or all of them above paragraphs, count parts: '1. The dough', and below it what
 * is done for it.
 */
function withTitles(lines: Line[]): Line[] {
  const isAbove = (at: number, tag: string) => {
    const [line, next] = lines.slice(at, at + 2)
    if (!line || line.number === null || next?.number !== null || next.tag !== tag) return false
    return line.text.length < 60 && !/[.!?:]$/.test(line.text)
  }
  const areParted = lines.every(
    ({ number }, at) =>
      number === null || (isAbove(at, 'p') && looksLikeStep(lines[at + 1]?.text ?? '')),
  )
  const isTitle = (_: Line, at: number) => isAbove(at, 'li') || (areParted && isAbove(at, 'p'))
  if (lines.filter(isTitle).length < 2) return lines
  return lines.map((line, at) =>
    isTitle(line, at)
      ? { ...line, text: line.text.replace(NUMBER, ''), tag: 'p', number: null, rank: 7 }
      : line,
  )
}

/** No sentence and no ingredient ends so. */
const JOINING = /\s(?:at|to|and|the|with|for|in|of|an?|until|or|into|und|mit|et|de|y|och|og)$/i

/** Nothing begins so, but goes on: 'Olive oil' 'of the first pressing'. */
const JOINED = /^(?:of|von|vom|de|del|di)\s\p{Ll}/u

/** Whether nothing but the line ends of a text says where a line ends. */
function isTyped({ tag, frame }: Line): boolean {
  return tag === 'pre' || (tag === 'p' && frame === undefined)
}

/** Whether a line begins with a number that counts; those of a page still have it among their words. */
function isCounted({ number, tag, text }: Line): boolean {
  return number !== null || (tag === 'pre' && /^\(?\d{1,2}[.)]\s/.test(text))
}

/** A paragraph of a page that was typed line by line is one line again, where most of its lines go on in small letters. */
function withoutLineEnds(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  const isWide = (line?: Line) =>
    line !== undefined && line.text.length >= 50 && line.text.length <= 90
  let end = 0
  for (let at = 0; at < lines.length; at = end) {
    end = at + 1
    const line = lines[at]
    if (!line) break
    if (!lines[end]?.goesOn) {
      joined.push(line)
      continue
    }
    while (lines[end]?.goesOn && isWide(lines[end - 1])) end += 1
    const run = lines.slice(at, end)
    const broken = run.filter(({ text }, place) => {
      const before = run[place - 1]?.text ?? '.'
      return /^[\p{Ll}(]/u.test(text) && !/[.!?:;]$/.test(before)
    }).length
    const isOne = broken >= 2 && broken >= (run.length - 1) / 2 && !startsWithAmount(line.text)
    if (isOne) joined.push({ ...line, text: run.map(({ text }) => text).join(' ') })
    else joined.push(...run)
  }
  return joined
}

/** Lines that a mail or an editor broke in two are one again; those of a page only where it shows a typed text. */
export function unwrappedLines(given: Line[]): Line[] {
  const lines = withoutLineEnds(given)
  const typed = lines.filter(({ tag, frame }) => tag === 'pre' || frame === undefined)
  const long = typed.filter((line) => line.text.length >= 50).length
  const widest = typed.reduce((most, line) => Math.max(most, line.text.length), 0)
  const isWrapped = widest <= 100 && long >= 2
  const joined: Line[] = []
  let last = 0
  for (const line of lines) {
    const before = joined.at(-1)
    const goesOn =
      before !== undefined &&
      !line.gap &&
      isTyped(line) &&
      line.rank === 0 &&
      before.rank === 0 &&
      ((isWrapped &&
        last >= 40 &&
        !looksLikeIngredient(line.text) &&
        !isCounted(line) &&
        (isCounted(before) || /^[\p{Ll}(]/u.test(line.text))) ||
        (before.tag !== 'li' && JOINED.test(line.text))) &&
      !(!isCounted(before) && /[.!?:]$/.test(before.text))
    const isAmid =
      before !== undefined &&
      !line.gap &&
      (isTyped(line) || line.goesOn) &&
      line.rank + before.rank === 0 &&
      last >= 50 &&
      JOINING.test(before.text)
    last = line.text.length
    const isBracket =
      (line.frame === undefined || line.goesOn || isTyped(line)) &&
      line.text.length < 60 &&
      /^\([^()]*[^().!?]\)$/.test(line.text)
    if (before && (goesOn || isAmid || (isBracket && looksLikeIngredient(before.text))))
      joined[joined.length - 1] = { ...before, text: `${before.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}
