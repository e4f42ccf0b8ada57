import { expect, it } from 'vitest'
import { linesBeside, typedLines, valueLines } from './value-lines.ts'

const sections = [
  { ingredients: [{ text: '2 eggs' }, { text: 'salt' }] },
  { title: 'Icing', ingredients: [{ text: 'sugar' }] },
]

it.each([
  ['a text', 'Oat milk', ['Oat milk']],
  ['a number', 7, ['7']],
  ['an emptied field', null, ['(empty)']],
  ['a choice', 'SIDE_DISH', ['Side dish']],
  ['ingredients', sections, ['2 eggs', 'salt', 'Icing:', 'sugar']],
  ['instructions', [{ instructions: [{ instruction: 'Stir.' }] }], ['Stir.']],
])('reads %s', (_what, value, lines) => {
  expect(valueLines(value)).toEqual(lines)
})

it('reads a day as screens say it', () => {
  expect(valueLines('2026-01-31', 'day')).toEqual(['31 Jan 2026'])
  expect(valueLines(null, 'day')).toEqual(['(empty)'])
  expect(valueLines('2026-01-31', 'line')).toEqual(['2026-01-31'])
})

const alone = (lines: string[], other?: string[]) =>
  linesBeside(lines, other).flatMap(({ line, isAlone }) => (isAlone ? [line] : []))

it('tells the lines that the other version has not', () => {
  expect(alone(['2 eggs', 'salt', 'salt'], ['salt', '3 eggs'])).toEqual(['2 eggs', 'salt'])
  expect(alone(['salt'], ['salt', '3 eggs'])).toEqual([])
  expect(alone(['Oat milk'], ['Soy milk'])).toEqual([])
  expect(alone(['2 eggs', 'salt'])).toEqual([])
})

it('shows what was typed into one field as it is, and into several under their names', () => {
  const notes = { label: 'notes', drawn: 'text', value: 'Serve cold.' } as const
  expect(typedLines([notes])).toEqual(['Serve cold.'])
  const title = { label: 'title', drawn: 'by hand', value: 'Gazpacho' } as const
  expect(typedLines([title, notes])).toEqual(['title:', 'Gazpacho', 'notes:', 'Serve cold.'])
})
