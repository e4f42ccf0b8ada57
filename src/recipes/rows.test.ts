import { expect, it } from 'vitest'
import { pasteRows, rowAction, type RowPress } from './rows.ts'

function press(key: string, held: Partial<RowPress> = {}): RowPress {
  const none = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }
  return { key, ...none, isComposing: false, ...held }
}
const ingredient = { text: '1 egg', index: 1, isMultiline: false }
const instruction = { text: 'Stir.', index: 1, isMultiline: true }

it('[5.recipe.6] Enter adds a row; Shift+Enter makes a new line, in an instruction alone', () => {
  expect(rowAction(press('Enter'), ingredient)).toBe('add')
  expect(rowAction(press('Enter'), instruction)).toBe('add')
  expect(rowAction(press('Enter', { shiftKey: true }), instruction)).toBe(null)
  expect(rowAction(press('Enter', { shiftKey: true }), ingredient)).toBe('add')
})

it('Enter that picks a character of an input method adds no row', () => {
  expect(rowAction(press('Enter', { isComposing: true }), ingredient)).toBe(null)
})

it('Enter with Ctrl or the command key is left to the form, which saves', () => {
  expect(rowAction(press('Enter', { ctrlKey: true }), ingredient)).toBe(null)
  expect(rowAction(press('Enter', { metaKey: true }), instruction)).toBe(null)
})

it('[5.recipe.7] Backspace removes a row that is empty, and only then', () => {
  expect(rowAction(press('Backspace'), { ...ingredient, text: '' })).toBe('remove')
  expect(rowAction(press('Backspace'), ingredient)).toBe(null)
  expect(rowAction(press('Backspace'), { ...ingredient, text: ' ' })).toBe(null)
})

it('[5.recipe.8] the first row stays, also when it is empty', () => {
  expect(rowAction(press('Backspace'), { ...ingredient, text: '', index: 0 })).toBe(null)
})

it('Alt with an arrow moves a row', () => {
  expect(rowAction(press('ArrowUp', { altKey: true }), ingredient)).toBe('up')
  expect(rowAction(press('ArrowDown', { altKey: true }), ingredient)).toBe('down')
  expect(rowAction(press('ArrowDown'), ingredient)).toBe(null)
})

it('[2.recipe-form.4] pasting several lines makes one row of each', () => {
  const into = { text: '', start: 0, end: 0, isNumbered: false }
  expect(pasteRows(into, '1 egg\r\n\r\n  2 apples \nsalt\n')).toEqual(['1 egg', '2 apples', 'salt'])
  expect(pasteRows(into, '- 1 egg\n• 2 apples\n☐ salt')).toEqual(['1 egg', '2 apples', 'salt'])
})

it('the first pasted line goes where the caret is', () => {
  expect(
    pasteRows({ text: 'about  of milk', start: 6, end: 6, isNumbered: false }, '1 l\nsalt'),
  ).toEqual(['about 1 l of milk', 'salt'])
})

it('pasting one line is left to the browser', () => {
  expect(pasteRows({ text: '', start: 0, end: 0, isNumbered: true }, '1 egg\n')).toBe(null)
  expect(pasteRows({ text: '', start: 0, end: 0, isNumbered: true }, '\n')).toBe(null)
})

it('numbered steps lose their number when they are pasted, amounts never', () => {
  const row = { text: '', start: 0, end: 0, isNumbered: true }
  expect(pasteRows(row, '1. Fry 2 eggs.\n2) Serve.\n10 minutes later: eat')).toEqual([
    'Fry 2 eggs.',
    'Serve.',
    '10 minutes later: eat',
  ])
  const amounts = '2 kg tomatoes\n1. 5 l water\n1.5 l milk'
  expect(pasteRows({ ...row, isNumbered: false }, amounts)).toEqual(amounts.split('\n'))
})
