/**
 * Recipes as the programs of old wrote them for one another, in columns: Meal-Master, RezKonv and MasterCook.
 * Their columns say what a line is, so that no word has to.
 */
import { servingsOf } from './amounts.ts'
import { tidy } from './clean.ts'
import { flatRows, nothingFound, type DraftSection, type Found } from './draft.ts'
import { isAboutPage } from './endings.ts'
import type { RowLine } from './row-pairs.ts'
import { stepsOfLines } from './steps.ts'
import { minutesOf } from './times.ts'
import { textOf, type Box } from './tree.ts'
import { headingKind, inlineKind } from './words.ts'

/** Which program wrote what follows. */
const BEGINS =
  /^\s*(?:(?:MMMMM|-----|=====).*(?:meal-?master|rezkonv)|\*\s+Exported from\s+MasterCook)/iu
const MAY_BEGIN = /meal-?master|rezkonv|mastercook/i
/** 'MMMMM', '-----', '- - - - -': where one ends. */
const ENDS = /^\s*(?:M{5}|-{5,}|={5,}|(?:- ){5,}-?)\s*$/
/** 'MMMMM-----SAUCE-----', '===== FÜR DIE SOSSE =====' */
const PART = /^\s*(?:M{5})?[-=]{3,}\s*([^-=\s](?:[^=]*[^-=\s])?)\s*[-=]{3,}\s*$/u
/** 'Yield: 6 servings', 'Serving Size  : 24   Preparation Time :3:30' */
const FACT = /^\s*(\p{L}[\p{L} ]{2,20}?)\s*:\s*(.*)$/u
const TIME = /Preparation Time\s*:\s*(\d+:\d\d)/i
/** The lines above and below the heads of the columns. */
const HEADS = /^\s*(?:Amount\s+Measure\s.*|-+(?:\s+-+)+)\s*$/i
/** Columns for the amount hold nothing else; work stands further to the left. */
const AMOUNT = /^[\s\d.,/½¼¾⅓⅔⅛-]{7}/u
/** The second of two columns of rows begins here. */
const SECOND = 40
/** Whose it is, and who typed it, stands as a part of the list. */
const SOURCE = /^(?:quelle|source|erfasst)/i

/** The recipes of such programs in a text, in order; empty where it holds none. Linear in the text. */
export function recipesInExchange(text: string): Found[] {
  if (!MAY_BEGIN.test(text)) return []
  const lines = text.split(/\r\n|\r|\n/)
  const starts = lines.flatMap((line, at) => (BEGINS.test(line) ? [at] : []))
  return starts
    .map((start, at) => recipeIn(lines.slice(start + 1, starts[at + 1])))
    .filter(({ ingredients }) => flatRows(ingredients).length > 1)
}

/** The same in all texts that a page shows as they were typed. */
export function recipesInTyped(elements: readonly Box[]): Found[] {
  const inside = new Set<Box | null>()
  return elements.flatMap((box) => {
    const isWithin = inside.has(box.parent)
    if (isWithin || box.tag === 'pre') inside.add(box)
    return box.tag === 'pre' && !isWithin ? recipesInExchange(textOf(box)) : []
  })
}

/** What is read so far; `work` are the paragraphs of the steps, and the titles above them. */
type Written = { found: Found; work: RowLine[] }

function recipeIn(lines: readonly string[]): Found {
  const written: Written = { found: nothingFound(), work: [] }
  const { found, work } = written
  const start = takeHead(lines, found)
  const length = lines.slice(start).findIndex((line) => ENDS.test(line))
  const end = length < 0 ? lines.length : start + length
  takeBody(lines.slice(start, end), written)
  found.notes.push(...notesIn(lines.slice(end + 1)))
  const ingredients = found.ingredients.filter(({ rows }) => rows.length > 0)
  return { ...found, ingredients, steps: stepsOfLines(work) }
}

/** Takes what is said above the list, and says where that begins. */
function takeHead(lines: readonly string[], found: Found): number {
  for (const [at, line] of lines.entries()) {
    const [, name = '', said = ''] = FACT.exec(line) ?? []
    const isRow = PART.test(line) || /^\s*[\d½¼¾⅓⅔⅛]/u.test(line)
    if (name !== '') takeFact(name, said, found)
    else if (isRow || (found.title !== '' && /\S/.test(line) && !HEADS.test(line))) return at
    else if (!HEADS.test(line)) found.title ||= tidy(line)
  }
  return lines.length
}

function takeFact(name: string, said: string, found: Found): void {
  if (/^tit(?:le|el)$/i.test(name)) found.title = tidy(said)
  if (/^(?:yield|servings?|serving size|menge)$/i.test(name))
    found.servings = servingsOf(tidy(said.replace(TIME, '')))
  found.minutes ??= minutesOf(TIME.exec(said)?.[1])
}

/** Takes the rows under the titles of their parts, and the work below them, a paragraph a step. */
function takeBody(lines: readonly string[], written: Written): void {
  const { ingredients, notes } = written.found
  let paragraph: string[] = []
  const beside: string[] = []
  let isWork = false
  let isSource = false
  const end = () => {
    takeParagraph(tidy(paragraph.join(' ')), written)
    paragraph = []
    if (beside.length > 0) rowsOf(ingredients).push(...beside.splice(0))
  }
  for (const line of lines) {
    const [, part = ''] = PART.exec(line) ?? []
    if (part !== '') {
      end()
      isWork = false
      isSource = SOURCE.test(part)
      if (!isSource) ingredients.push({ title: tidy(part), rows: [] })
    } else if (line.trim() === '') end()
    else if (!isWork && AMOUNT.test(line)) {
      if (isSource) notes.push(tidy(line))
      else takeRow(line, rowsOf(ingredients), beside)
    } else {
      // Numbered work needs no empty lines between its steps.
      if (!isWork || /^\s*\d{1,2}[.)]\s/.test(line)) end()
      if (!isWork) takeTitle(written)
      isWork = true
      paragraph.push(line)
    }
  }
  end()
}

/** 'NOTES : Freezes well.': what is noted below all of a recipe. */
function notesIn(lines: readonly string[]): string[] {
  const paragraphs = lines.join('\n').split(/\n\s*\n/)
  return paragraphs.map(tidy).filter((text) => inlineKind(text) === 'notes')
}

/** The title of a part below which no row stands is one of the work. */
function takeTitle({ found: { ingredients }, work }: Written): void {
  const last = ingredients.at(-1)
  if (last?.rows.length !== 0 || headingKind(last.title) === 'steps') return
  work.push({ text: last.title, heading: true })
}

/** The rows of the last part, which may have no title. */
function rowsOf(ingredients: DraftSection[]): string[] {
  if (ingredients.length === 0) ingredients.push({ title: '', rows: [] })
  return ingredients.at(-1)?.rows ?? []
}

/** Takes the row of a line; that of a second column stands below all of the first. */
function takeRow(line: string, rows: string[], beside: string[]): void {
  const second = line.slice(SECOND)
  const isTwo = line.length > SECOND + 11 && line[SECOND - 1] === ' ' && AMOUNT.test(second)
  addRow(tidy(isTwo ? line.slice(0, SECOND) : line), rows)
  if (isTwo) addRow(tidy(second), beside)
}

/** '-- finely chopped' goes on with the row above. */
function addRow(row: string, rows: string[]): void {
  const [sign = ''] = /^-+\s?(?=\p{L})/u.exec(row) ?? []
  if (sign !== '' && rows.length > 0) rows.push(`${rows.pop()} ${row.slice(sign.length)}`)
  else if (row !== '') rows.push(row)
}

/** An address of a letter stands below the work, in what says who sent it. */
const SENT = /[\w.]@[\w-]+\.\w/

function takeParagraph(text: string, { found: { notes }, work }: Written): void {
  if (text === '') return
  const line = { text, tag: 'p', rank: 0, list: null, gap: true, number: null }
  if (inlineKind(text) !== null || isAboutPage(line) || SENT.test(text)) notes.push(text)
  else work.push({ text, heading: false })
}
