/** Steps as schema.org allows them, and as pages give them all the same. */
import { clean, isWhollyBold, letters, markedLines } from './clean.ts'
import type { DraftSection } from './draft.ts'
import {
  allLooks,
  countedValues,
  DEEPEST,
  isThing,
  MOST_ROWS,
  property,
  textOf,
  typesOf,
  unwrapped,
  type Looks,
  type Thing,
} from './thing.ts'
import { isLabel } from './line-looks.ts'
import { withoutBullet } from './rows.ts'
import { stepSections } from './step-sections.ts'
import type { RowLine } from './row-pairs.ts'
import { atNumbers, stepsOfText } from './steps.ts'
import { inlineKind, STEP_LABEL } from './words.ts'

/** Steps from strings, steps, sections and lists of these; tips go to `notes`. */
export function stepsOf(value: unknown, notes: string[], looks = allLooks()): DraftSection[] {
  const said: StepLine[] = []
  addSteps(value, { lines: said, notes, looks }, 0)
  const lines = withoutSameNames(withParts(said))
  const rows = lines.filter((line) => !line.heading)
  if (rows.length !== 1)
    return stepSections(lines.map((line) => ({ ...line, text: clean(line.text), entry: true })))
  const sections = stepsOfText(rows[0]?.text ?? '', true)
  const heading = lines.find((line) => line.heading)
  const [first, ...rest] = sections
  if (!heading || !first || first.title !== '') return sections
  const entry = clean(heading.text)
  return [{ ...first, title: entry.replace(/:$/, ''), entry }, ...rest]
}

/** Steps that are all named alike, but for a number, are not named: 'Soup step 1', 'Soup step 2'. */
function withoutSameNames(lines: RowLine[]): RowLine[] {
  const names = lines
    .filter((line) => line.heading)
    // Counted, or a run of such signs would be gone through anew from each of them.
    .map(({ text }) => letters(text.replace(/[\s#(:–—-]{0,9}\d{1,9}[\s).:]{0,9}$/, '')))
  const [first] = names
  return names.length > 1 && names.every((name) => name === first)
    ? lines.filter((line) => !line.heading)
    : lines
}

/** `parts` are the rows of a list that a step holds. */
type StepLine = RowLine & { parts?: RowLine[] }
type Steps = { lines: StepLine[]; notes: string[]; looks: Looks }

/** A step that holds a list is all steps, or most of them; otherwise it is one all the same. */
function withParts(lines: readonly StepLine[]): RowLine[] {
  const lists = lines.flatMap(({ parts }) => (parts ? [parts.length] : []))
  const others = lines.filter((line) => !line.parts && !line.heading).length
  const areAll = lists.length === 1 && (lists[0] ?? 0) > others * 3
  return lines.flatMap((line) => (line.parts && areAll ? line.parts : [line]))
}

function addSteps(value: unknown, into: Steps, depth: number): void {
  into.looks.left -= 1
  if (depth > DEEPEST || into.lines.length > MOST_ROWS || into.looks.left < 0) return
  const plain = unwrapped(value)
  if (plain !== value) addSteps(plain, into, depth + 1)
  else if (typeof value === 'string') addText(value, into)
  else if (Array.isArray(value)) for (const each of value) addSteps(each, into, depth + 1)
  else if (isThing(value)) addThing(value, into, depth)
}

/** Where the steps stand, in the place of the steps. */
const ADDRESS = /^\s*(?:https?:)?\/\/\S+\s*$/i

/** A string in a list is a step, of several paragraphs, too, unless it holds a list or titles as markup. */
function addText(text: string, into: Steps, isStep = false): void {
  if (ADDRESS.test(text)) return
  const lines = /<(?:li|h[1-6])\b/i.test(text) ? markedLines(text) : []
  if (lines.filter((line) => !line.strong).length > 1) {
    const parts = lines.map((line) => ({ text: line.text, heading: line.strong }))
    if (isStep) into.lines.push({ text, heading: false, parts })
    else into.lines.push(...parts)
  } else
    into.lines.push({
      text,
      heading: text.includes('<') && isWhollyBold(text) && clean(text).length < 60,
    })
}

/** All steps of a section in one text. */
function addLines(text: string, into: Steps): void {
  const [first, ...others] = stepsOfText(text)
  if (!first || others.length > 0 || first.title !== '') addText(text, into)
  else for (const row of first.rows) into.lines.push({ text: row, heading: false })
}

function addThing(thing: Thing, into: Steps, depth: number): void {
  const counted = countedValues(thing)
  if (counted) return addSteps(counted, into, depth + 1)
  const types = typesOf(thing)
  const name = textOf(property(thing, 'name'))
  const raw = uncut(
    ['text', 'description', 'instruction', 'direction']
      .map((key) => property(thing, key))
      .find((value) => value !== undefined && value !== null),
  )
  if (Array.isArray(raw)) return addSteps(raw, into, depth + 1)
  const text = typeof raw === 'string' ? raw : textOf(raw)
  const inner =
    property(thing, 'itemListElement') ??
    property(thing, 'item') ??
    property(thing, 'steps') ??
    property(thing, 'step')
  if (types.some((type) => /^(?:image|video|audio|media)object$|^clip$/.test(type))) return
  if (types.includes('howtotip')) into.notes.push(clean(text || name))
  else if (
    types.includes('howtosection') ||
    (inner !== undefined && !types.includes('howtostep'))
  ) {
    // '*Note: see the pictures above' where the name of a section should be.
    const isNote = inlineKind(withoutBullet(name)) === 'notes'
    if (isNote) into.notes.push(withoutBullet(name))
    const isNamed = name !== '' && !isNote && !types.includes('itemlist') && !isOnlyCount(name)
    if (isNamed) into.lines.push({ text: name, heading: true })
    const before = into.lines.length
    const only = [inner ?? text].flat()
    const [single] = only
    if (only.length === 1 && typeof single === 'string') addLines(single, into)
    else addSteps(only, into, depth + 1)
    partCounted(into.lines, before)
    // A section that holds nothing is no step.
    if (isNamed && into.lines.length === before) into.lines.pop()
  } else if (inner !== undefined && clean(text) === '') addParts(inner, into, { name, depth })
  else addStep(name, text, into)
}

/** The texts of a step; what was cut at its commas begins with a capital and goes on in a small letter. */
function uncut(raw: unknown): unknown {
  if (!Array.isArray(raw) || !/^\P{Ll}/u.test(String(raw[0]))) return raw
  const texts: unknown[] = []
  for (const text of raw) {
    const last = texts.at(-1)
    const goesOn = typeof last === 'string' && typeof text === 'string' && /^\p{Ll}/u.test(text)
    if (goesOn && !/[.!?]\s*$/.test(last)) texts[texts.length - 1] = `${last}, ${text}`
    else texts.push(text)
  }
  return texts
}

/** The only step of a section that counts in its text, from 1 on, is as many. */
function partCounted(lines: StepLine[], from: number): void {
  const [only, another] = lines.slice(from, from + 2)
  if (!only || another || only.heading || only.parts) return
  const text = clean(only.text)
  const pieces = /^\(?1\D/.test(text) ? atNumbers(text) : null
  if (pieces) lines.splice(from, 1, ...pieces.map((text) => ({ text, heading: false })))
}

/** A step made of directions is one step; its tips are notes. */
function addParts(
  inner: unknown,
  into: Steps,
  { name, depth }: { name: string; depth: number },
): void {
  const parts: Steps = { ...into, lines: [] }
  addSteps(inner, parts, depth + 1)
  addStep(name, parts.lines.map((line) => clean(line.text)).join(' '), into)
}

/** A step; a name of its own that its text does not begin with stands above it. */
function addStep(name: string, text: string, into: Steps): void {
  const plain = clean(text)
  if (plain === '') {
    if (name !== '') into.lines.push({ text: name, heading: false })
    return
  }
  const isTitle = name !== '' && name.length <= 80 && !isOnlyLabel(name) && !isSaid(name, plain)
  if (isTitle) into.lines.push({ text: name, heading: true })
  else if (name.length > 80 && !isSaid(name, plain)) into.lines.push({ text: name, heading: false })
  if (isLabel(plain) && plain.endsWith(':')) into.lines.push({ text: plain, heading: true })
  else addText(text, into, true)
}

const firstLetter = (text: string) => /\p{L}/u.exec(text)?.[0]

/** A name that is the text, or its beginning cut off, says nothing of its own. */
function isSaid(name: string, text: string): boolean {
  // 'bake' and 'Bake it for an hour.'
  if (/^\p{Ll}/u.test(name) && firstLetter(name) !== firstLetter(text)) return false
  const start = letters(name.replace(/(?:…|\.{2,})\s*$/, ''))
  // '4. Bake. Pour it into a tin.'
  const whole = letters(text.replace(/^\d{1,2}[.)]\s+/, ''))
  return (
    start === '' ||
    whole.startsWith(start) ||
    start.startsWith(whole) ||
    (start.length > 12 && whole.includes(start))
  )
}

/** 'Step 2', '2.' */
function isOnlyCount(name: string): boolean {
  return name.replace(STEP_LABEL, '').trim() === '' || /^\d+\.?$/.test(name)
}

function isOnlyLabel(name: string): boolean {
  return (
    isOnlyCount(name) || /^(?:steps?|instructions?|directions?|method|preparation)$/i.test(name)
  )
}
