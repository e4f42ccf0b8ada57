/** The value of a field as people read it, line by line. */
import type { Field } from '#shared/fields.ts'
import { dayInWords } from '#shared/ordinary-fields.ts'
import { COURSE_LABEL, DIET_LABEL, DIFFICULTY_LABEL } from '#shared/recipe-words.ts'

const LABELS: Record<string, string> = { ...COURSE_LABEL, ...DIET_LABEL, ...DIFFICULTY_LABEL }

/**
 * Sections become a line a row, with their titles; nothing at all reads '(empty)'. drawn: as what
 * forms and screens draw it, where the field says so.
 */
export function valueLines(value: unknown, drawn?: Field['drawn']): string[] {
  if (drawn === 'day' && typeof value === 'string') return [dayInWords(value)]
  const lines = Array.isArray(value) ? value.flatMap(sectionLines) : [asLine(value)]
  return lines.every((line) => line === '') ? ['(empty)'] : lines
}

/** The values of fields; of several each under the name of its field. */
export function typedLines(
  typed: readonly { label: string; drawn: Field['drawn']; value: unknown }[],
): string[] {
  return typed.flatMap(({ label, drawn, value }) => [
    ...(typed.length > 1 ? [`${label}:`] : []),
    ...valueLines(value, drawn),
  ])
}

/**
 * The lines of a version in their places, and which of them the other version has not, each as often
 * as it stands there. One line alone differs as a whole, and nothing differs from a version that is
 * not known.
 */
export function linesBeside(
  lines: readonly string[],
  other: readonly string[] = lines,
): { line: string; isAlone: boolean; place: number }[] {
  const left = [...other]
  return lines.map((line, place) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return { line, isAlone: at < 0 && Math.max(lines.length, other.length) > 1, place }
  })
}

type Section = {
  title?: string
  ingredients?: { text: string }[]
  instructions?: { instruction: string }[]
}

function sectionLines(section: Section): string[] {
  const { title, ingredients = [], instructions = [] } = section
  return [
    ...(title ? [`${title}:`] : []),
    ...ingredients.map(({ text }) => text),
    ...instructions.map(({ instruction }) => instruction),
  ]
}

function asLine(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return LABELS[text] ?? text
}
