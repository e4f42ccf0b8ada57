/** What the two lists of a recipe have in common in the form, and where they differ. */
import type { FieldArrayPath } from 'react-hook-form'
import type { RecipeDraft } from './recipe-draft.ts'

/** The one list stands for both: their rows have the same shape but for the name of the text. */
type RowsName = Extract<FieldArrayPath<RecipeDraft>, `ingredientSections.${number}.ingredients`>
type SectionsName = 'ingredientSections'
type TextName = `${RowsName}.${number}.text`
type Row = { text: string }

export type RowKind = {
  heading: string
  /** 'Ingredient'. */
  name: string
  isMultiline: boolean
  sections: SectionsName
  rowsOf: (section: number) => RowsName
  textOf: (section: number, row: number) => TextName
  /** A row of this text. */
  row: (text: string) => Row
  emptySection: () => RecipeDraft[SectionsName][number]
}

export const INGREDIENTS: RowKind = {
  heading: 'Ingredients',
  name: 'Ingredient',
  isMultiline: false,
  sections: 'ingredientSections',
  rowsOf: (section) => `ingredientSections.${section}.ingredients`,
  textOf: (section, row) => `ingredientSections.${section}.ingredients.${row}.text`,
  row: (text) => ({ text }),
  emptySection: () => ({ title: '', ingredients: [{ text: '' }] }),
}

// Both lists have the same shape; the types are written for one of them only.
export const INSTRUCTIONS: RowKind = {
  heading: 'Instructions',
  name: 'Instruction',
  isMultiline: true,
  sections: 'instructionSections' as SectionsName,
  rowsOf: (section) => `instructionSections.${section}.instructions` as RowsName,
  textOf: (section, row) =>
    `instructionSections.${section}.instructions.${row}.instruction` as TextName,
  row: (instruction) => ({ instruction }) as unknown as Row,
  emptySection: () =>
    ({ title: '', instructions: [{ instruction: '' }] }) as unknown as ReturnType<
      RowKind['emptySection']
    >,
}
