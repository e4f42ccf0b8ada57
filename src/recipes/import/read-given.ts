/** Opens and reads what somebody gives: files that they chose, or a text. The code for it comes when it is first needed. */
import type { FilePart, OpenedFile } from '#shared/recipe-files/open-file.ts'
import type { GivenText } from './given.ts'
import { readOwnRecipes } from './import.data.ts'
import type { Read } from './reading.ts'

export type ChosenFile = OpenedFile & { name?: string }

/** Files that could be opened, and why each of the others could not; the summary tells of these, too. */
export async function openFiles(given: readonly File[]) {
  const { openChosen } = await import('./files.ts')
  const files: ChosenFile[] = []
  const refused: FilePart[] = []
  const said: string[] = []
  for (const file of given) {
    const { name } = file
    const opened = await openChosen(file)
    if (typeof opened !== 'string') {
      files.push({ ...opened, name })
      continue
    }
    said.push(given.length === 1 ? opened : `${name}: ${opened}`)
    refused.push({ name, read: () => refuse(opened) })
  }
  if (files.length > 0 && refused.length > 0)
    files.push({ format: '', parts: refused, table: null, leftOut: [] })
  return { files, refused: said.join(' ') }
}

function refuse(why: string): never {
  throw new Error(why)
}

/** What a text holds, beside one's own recipes; `unsorted` is a text that holds no recipe. */
export async function readTyped({ text, address }: GivenText, signal: AbortSignal) {
  const { recipesIn, candidatesOf, unsortedIn } = await import('./reader.ts')
  const recipes = recipesIn(text, address)
  const known = recipes.length > 0 ? await readOwnRecipes(signal) : []
  const read: Read = { candidates: await candidatesOf(recipes, known), unread: [] }
  const rest = recipes.length === 0 ? unsortedIn(text) : null
  const [unsorted] = rest ? await candidatesOf([rest], []) : []
  return { read, unsorted }
}
