import { expect, it } from 'vitest'
import { draftOf } from '../recipe-draft.ts'
import { sortedIn, unsorted } from './sorting-in.ts'

const empty = draftOf({})
const text = 'Plum Cake\n1 kg plums\nBake it.'
const row = (text: string) => ({ title: '', ingredients: [{ text }] })
const found = draftOf({
  title: 'Plum Cake',
  notes: 'Best warm.',
  ingredientSections: [row('1 kg plums')],
})
const into = (field: 'title' | 'description') => {
  const pasted = { text, field }
  return { pasted, form: { ...empty, [field]: text } }
}

it('[2.import.1] sorting in replaces what was pasted, and nothing that was typed since', () => {
  const { pasted, form } = into('description')
  const ingredientSections = [row('1 egg')]
  const typed = { ...form, title: 'Mine', notes: 'From Oma.', ingredientSections }
  expect(sortedIn(found, { form, empty, pasted })).toEqual(found)
  expect(sortedIn(found, { form: typed, empty, pasted })).toEqual({
    ...found,
    title: 'Mine',
    notes: 'From Oma.\n\nBest warm.',
    ingredientSections: [row('1 egg'), row('1 kg plums')],
  })
  const without = { ...found, notes: '', ingredientSections: empty.ingredientSections }
  expect(sortedIn(without, { form: typed, empty, pasted })).toMatchObject({
    notes: 'From Oma.',
    ingredientSections,
  })
})

it('[2.import.1] taking it back leaves what was corrected since', () => {
  const { pasted, form: before } = into('description')
  const how = { before, sorted: found, pasted }
  expect(unsorted(found, how)).toEqual(before)
  const corrected = { ...found, title: 'Damson Cake', notes: 'From Oma.' }
  expect(unsorted(corrected, how)).toEqual({ ...before, title: 'Damson Cake', notes: 'From Oma.' })
})

it('[2.import.1] what was pasted is never lost: its field was corrected, so it goes to the notes', () => {
  const { pasted, form: before } = into('title')
  const corrected = { ...found, title: 'Damson Cake' }
  expect(unsorted(corrected, { before, sorted: found, pasted })).toEqual({
    ...empty,
    title: 'Damson Cake',
    notes: text,
  })
})
