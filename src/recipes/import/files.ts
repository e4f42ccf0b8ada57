/** The files of other apps: their archives and formats, fetched when somebody first chooses one. */
import { FileRefused } from '#shared/recipe-files/file-recipe.ts'
import {
  FILE_MAX_BYTES,
  FILE_TOO_LARGE,
  openFile,
  type FilePart,
  type OpenedFile,
} from '#shared/recipe-files/open-file.ts'
import { kindOf, recipeOfRow, type ColumnKind, type Table } from '#shared/recipe-files/table.ts'
import { documentOf } from './inert-document.ts'

/** A file that was chosen or dropped, or the sentence that says why it is not read. */
export async function openChosen(file: File): Promise<OpenedFile | string> {
  if (file.size > FILE_MAX_BYTES) return FILE_TOO_LARGE
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return openFile({ name: file.name, bytes }, { documentOf })
  } catch (error) {
    return error instanceof FileRefused ? error.message : 'This file could not be opened.'
  }
}

/** What each column of a table probably is. */
export function columnsOf(table: Table): ColumnKind[] {
  return table.head.map(kindOf)
}

/** The rows of a table as recipes, once its columns are named. */
export function partsOfTable(table: Table, kinds: readonly ColumnKind[]): FilePart[] {
  return table.rows.map((row) => ({
    name: row[kinds.indexOf('title')] ?? '',
    read: () => [recipeOfRow(table, row, kinds)],
  }))
}
