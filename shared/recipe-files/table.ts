/** Tables (CSV and its like): cut into rows here, and recipes once somebody said what each column is. */
import { servingsOf } from '../recipe-reader/amounts.ts'
import { courseOf, dietOf } from '../recipe-reader/kinds.ts'
import { ingredientsOf } from '../recipe-reader/schema-ingredients.ts'
import { stepsOf } from '../recipe-reader/schema-steps.ts'
import {
  asNotes,
  difficultyOf,
  fileRecipe,
  linesIn,
  minutesTogether,
  type FileRecipe,
} from './file-recipe.ts'

/** What a column can be; `note` is kept among the notes, `none` is left out. */
const COLUMN_KINDS = [
  'title',
  'description',
  'ingredients',
  'steps',
  'servings',
  'time',
  'course',
  'diet',
  'difficulty',
  'source',
  'note',
  'none',
] as const
export type ColumnKind = (typeof COLUMN_KINDS)[number]

export type Table = { head: string[]; rows: string[][] }

const NAMES: [ColumnKind, RegExp][] = [
  ['title', /^(?:title|name|recipe(?: name| title)?|titel|titre|rezept|nombre|título|titolo)$/i],
  ['ingredients', /ingredi|zutat|ingré/i],
  [
    'steps',
    /^(?:steps?|instructions?|directions?|method|preparation|zubereitung|anleitung|(?:arbeits)?schritte|préparation|étapes|instrucciones|pasos|preparación|istruzioni|procedimento|preparazione|bereiding|instructies|tillagning|instruktioner|fremgangsmåde|przygotowanie)$/i,
  ],
  ['description', /^(?:description|summary|beschreibung|descripción|descrizione)$/i],
  ['servings', /serving|serves|yield|portion|persons?$/i],
  // 'Total Fat' is none.
  [
    'time',
    /^(?:total(?:[ _-]?(?:cook(?:ing)?[ _-]?)?(?:time|duration|min(?:ute)?s?))?(?: ?\((?:in )?min\w*\))?|time|minutes|duration|dauer|zeit|gesamtzeit|temps|tiempo|tempo)$/i,
  ],
  ['course', /^(?:course|category|categories|type|kategorie|gang|catégorie)$/i],
  ['diet', /^diet/i],
  ['difficulty', /difficult|schwierig/i],
  ['source', /^(?:source(?: url)?|url|link|website|quelle)$/i],
]

/**
 * A table with a title and another column of ours, by the names of its columns; null for other text. Of a
 * file that is called one (`isCalledOne`) any that is as wide in each row will do.
 */
export function tableIn(file: string, isCalledOne = false): Table | null {
  // Excel may say the sign in a line of its own, and on a Mac end lines as Macs once did.
  const [line = '', said] = /^sep=(.)(?:\r\n?|\n)/i.exec(file) ?? []
  const text = file.slice(line.length).replace(/\r\n?/g, '\n')
  const first = text.slice(0, 5000).split('\n')[0] ?? ''
  const signs = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)
  const all = rowsOf(text, said ?? signs[0] ?? ',')
  // The head alone tells of most texts that they are no table: cut into rows they take much memory.
  const head = all.next().value ?? []
  const kinds = head.map(kindOf)
  const isOfOurs =
    kinds.includes('title') && (kinds.includes('ingredients') || kinds.includes('steps'))
  if (head.length < 2 || !(isOfOurs || isCalledOne)) return null
  const rows = [...all].filter((row) => row.some((cell) => cell.trim() !== ''))
  const isEven = rows.every((row) => row.length === head.length)
  return rows.length > 0 && (isOfOurs || isEven) ? { head, rows } : null
}

/** What a column probably is, by its name. */
export function kindOf(name: string): ColumnKind {
  return NAMES.find(([, pattern]) => pattern.test(name.trim()))?.[0] ?? 'note'
}

/** A row of a table as a recipe, each cell as what its column was said to be. */
export function recipeOfRow(
  table: Table,
  row: readonly string[],
  kinds: readonly ColumnKind[],
): FileRecipe {
  const cells = (kind: ColumnKind) =>
    row
      .filter((_, at) => kinds[at] === kind)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '')
  const text = (kind: ColumnKind) => cells(kind).join('\n')
  const notes: string[] = []
  const steps = stepsOf(apart(text('steps')), notes)
  // One by one: two columns may have the same head.
  const others = row.flatMap((cell, at) =>
    kinds[at] === 'note' && cell.trim() !== ''
      ? asNotes({ [table.head[at] ?? '']: cell.trim() })
      : [],
  )
  return fileRecipe({
    title: text('title'),
    description: text('description'),
    ingredients: ingredientsOf(apart(text('ingredients'))),
    steps,
    servings: servingsOf(text('servings')),
    minutes: minutesTogether(...cells('time')),
    course: courseOf(text('course')),
    diet: dietOf(text('diet')),
    difficulty: difficultyOf(text('difficulty')),
    source: text('source'),
    notes: [...notes, ...linesIn(others.join('\n'))],
  })
}

/** Puts the rows within one cell on lines of their own, where a sign divides them. */
function apart(cell: string): string {
  return cell.includes('\n') ? cell : cell.replace(/\s*(?:\||;)\s*/g, '\n')
}

/** The rows, one by one as they are asked for. */
function* rowsOf(text: string, sign: string): Generator<string[], undefined> {
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  /** Whether there is nothing but white space in the cell so far. */
  let isBlank = true
  const end = () => {
    row.push(cell)
    cell = ''
    isBlank = true
  }
  const add = (sign: string) => {
    cell += sign
    isBlank &&= sign.trim() === ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const next = text[at] ?? ''
    if (isQuoted) {
      if (next !== '"') add(next)
      else if (text[at + 1] === '"') {
        add('"')
        at += 1
      } else isQuoted = false
    } else if (next === '"' && isBlank) [cell, isQuoted] = ['', true]
    else if (next === sign) end()
    else if (next === '\n') {
      end()
      yield row
      row = []
    } else add(next)
  }
  if (cell !== '' || row.length > 0) {
    end()
    yield row
  }
  return undefined
}
