/** Markdown as we write it (`recipe-out/markdown-of.ts`), read back to the letter. */
import { FIELD_BY_NAME, markdownOf } from '../recipe-out/markdown-of.ts'
import type { FileRecipe } from './file-recipe.ts'
import { recipeOfExport } from './own-export.ts'

const LAYOUT =
  /^---\n([\s\S]*?)\n---\n\n# (.*)\n\n([\s\S]*?)(?<=\n)## Ingredients\n\n([\s\S]*?)\n\n## Instructions\n\n([\s\S]*)\n$/

const HEADING = /\n\n## (.*)\n\n/

type Section = { title?: string; rows: string[] }

/** The recipe in a text that we wrote; undefined for any other, and for one that was changed in a way we would not write. */
export function recipeOfMarkdown(given: string): FileRecipe | undefined {
  const text = withQuotes(given.replaceAll('\r\n', '\n'))
  const found = LAYOUT.exec(text)
  if (!found) return undefined
  const [, front = '', title = '', description = '', ingredients = '', below = ''] = found
  const [steps = '', ...texts] = below.split(HEADING)
  const recipe = recipeOfExport({
    ...fieldsIn(front),
    title,
    ...(description !== '' && { description: plain(description.replace(/\n\n$/, '')) }),
    ...textsIn(texts),
    ingredientSections: sectionsIn(ingredients).map(({ rows, ...section }) => ({
      ...section,
      ingredients: rows.map((row) => ({ text: row })),
    })),
    instructionSections: sectionsIn(steps).map(({ rows, ...section }) => ({
      ...section,
      instructions: rows.map((row) => ({ instruction: row })),
    })),
  })
  return recipe?.exact && markdownOf(recipe.exact) === text ? recipe : undefined
}

/** The same with the values above it in our quotes, which people leave out or make single by hand. */
function withQuotes(text: string): string {
  const quoted = (line: string, name: string, value: string) => {
    const bare = value.trim()
    if (!FIELD_BY_NAME.has(name) || bare === '' || bare.startsWith('"')) return line
    return `${name}: ${JSON.stringify(bare.replace(/^'(.*)'$/, '$1'))}`
  }
  return text.replace(/^---\n[\s\S]*?\n---\n/, (front) =>
    front.replace(/^([^:\n]+):(.*)$/gm, quoted),
  )
}

function fieldsIn(front: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const line of front.split('\n')) {
    const [, name = '', value = ''] = /^([^:]+): (".*")$/.exec(line) ?? []
    const field = FIELD_BY_NAME.get(name)
    if (field !== undefined) fields[field] = unquoted(value)
  }
  return fields
}

/** Headings and texts by turns. */
function textsIn(parts: readonly string[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (let at = 0; at < parts.length; at += 2) {
    const field = FIELD_BY_NAME.get(parts[at] ?? '')
    if (field !== undefined) fields[field] = plain(parts[at + 1] ?? '')
  }
  return fields
}

function unquoted(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    // Safe: quoted otherwise than we do, so it is not ours and is read as any other text.
    return undefined
  }
}

function sectionsIn(text: string): Section[] {
  const sections: Section[] = []
  for (const line of text.split('\n')) {
    const [, title] = /^###(?: (.*))?$/.exec(line) ?? []
    const [, row] = /^(?:- |\d+\. )(.*)$/.exec(line) ?? []
    const rows = sections.at(-1)?.rows
    if (line.startsWith('###')) sections.push({ ...(title && { title }), rows: [] })
    else if (row !== undefined) {
      if (rows) rows.push(row)
      else sections.push({ rows: [row] })
    } else if (line.startsWith('   ') && rows && rows.length > 0)
      rows.push(`${rows.pop()}\n${line.slice(3)}`)
  }
  return sections
}

function plain(text: string): string {
  return text.replace(/^\\(\\*#)/gm, '$1')
}
