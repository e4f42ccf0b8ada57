// White space around what was typed goes; what indents the lines of a text stays.
import { expect, it } from 'vitest'
import { RECIPE_FIELDS } from '#shared/fields.ts'
import { storedTexts } from './draft-texts.ts'

it('[2.recipe-view.8] notes keep the indentation of each line, also of the first', () => {
  const notes = '\n \n  Dough:\n    rest it\n\n'
  expect(storedTexts(RECIPE_FIELDS, { notes })).toEqual({ notes: '  Dough:\n    rest it' })
  expect(storedTexts(RECIPE_FIELDS, { notes: ' \n ' })).toEqual({ notes: undefined })
})

it('a line is stored without the white space around it', () => {
  const description = '  Red and cold '
  expect(storedTexts(RECIPE_FIELDS, { description })).toEqual({ description: 'Red and cold' })
})
