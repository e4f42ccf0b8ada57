/**
 * A file somebody chose: what it is, by its content, and the recipes in it, each read when it is asked
 * for. Nothing is uploaded, executed or written anywhere.
 */
import { decodePage } from '../decode-page.ts'
import { readRecipes } from '../recipe-reader/read-recipes.ts'
import { isThing, type Thing } from '../recipe-reader/thing.ts'
import { pageOf, type PageNode } from '../recipe-reader/tree.ts'
import { OWN_PROPERTY } from '../recipe-out/schema-of.ts'
import { filesIn, isArchive, isPacked, unpacked, type ArchiveFile } from './archive.ts'
import { isCooklang, recipeOfCooklang } from './cooklang.ts'
import { isCrouton, recipeOfCrouton } from './crouton.ts'
import { fileRecipe, FileRefused, type FileRecipe } from './file-recipe.ts'
import { recipesInFilePage } from './html-files.ts'
import { recipeOfMarkdown } from './markdown.ts'
import { isMealie, recipeOfMealie } from './mealie.ts'
import { isMela, recipeOfMela } from './mela.ts'
import { exactOrRefused, ownExportIn } from './own-export.ts'
import { isPaprika, recipeOfPaprika } from './paprika.ts'
import { isRecipeSageXml, recipeOfXml, recipesInXml } from './recipesage-xml.ts'
import { isSchemaRecipe, recipeOfSchema } from './schema-file.ts'
import { tableIn, type Table } from './table.ts'
import { isTandoor, recipeOfTandoor } from './tandoor.ts'

/** A piece of a file: it gives its recipes, and throws where it cannot be read. */
export type FilePart = { name: string; read: () => FileRecipe[] }

/** `parts` of a file of recipes, or a `table` whose columns have to be named first. */
export type OpenedFile = {
  format: string
  parts: FilePart[]
  table: Table | null
  /** What the file holds that is no recipe: 'restaurants', 'grocery lists'. */
  leftOut: string[]
}

type GivenFile = { name: string; bytes: Uint8Array }
type Documents = { documentOf: (html: string) => PageNode }

export const FILE_MAX_BYTES = 500 * 1024 * 1024
export const FILE_TOO_LARGE = 'This file is larger than 500 MB. Export it in parts.'
/** Archives within archives: those of Tandoor, and no deeper. */
const DEEPEST = 1

/**
 * Opens a file. Throws FileRefused, with a sentence for people, where no recipe can be read from
 * it.
 */
export function openFile(file: GivenFile, documents: Documents): OpenedFile {
  if (file.bytes.length === 0) throw new FileRefused('This file is empty.')
  if (file.bytes.length > FILE_MAX_BYTES) throw new FileRefused(FILE_TOO_LARGE)
  if (isArchive(file.bytes)) return openArchive(file, documents)
  const opened = openSingle(file, documents)
  if (!opened.table && opened.parts.length === 0)
    throw new FileRefused('No recipe was found in this file.')
  return opened
}

function openArchive(file: GivenFile, documents: Documents): OpenedFile {
  const files = filesIn(file.bytes)
  const parts = partsOf(files, documents, 0)
  if (parts.length === 0) throw new FileRefused('No recipe was found in this archive.')
  return { format: formatOf(files), parts, table: null, leftOut: [] }
}

const READ = /\.(?:paprikarecipe|melarecipe|crumb|json|html?|xml|cook|txt|md)$/i
/** Read last, and only where the same archive says nothing better: tables of contents, licences. */
const MERE_TEXT = /\.(?:txt|md)$/i

function partsOf(files: readonly ArchiveFile[], documents: Documents, depth: number): FilePart[] {
  const inner = files.filter(({ name }) => /\.zip$/i.test(name))
  const read = files.filter(({ name }) => READ.test(name))
  const better = read.filter(({ name }) => !MERE_TEXT.test(name))
  const wanted = better.length > 0 ? better : read
  return [
    ...(depth < DEEPEST
      ? inner.map(({ name, bytes }) => ({
          name,
          read: () => all(partsOf(filesIn(bytes()), documents, depth + 1)),
        }))
      : []),
    ...wanted.map(({ name, bytes }) => ({
      name,
      read: () => all(openSingle({ name, bytes: bytes() }, documents).parts),
    })),
  ]
}

function all(parts: readonly FilePart[]): FileRecipe[] {
  return parts.flatMap((part) => part.read())
}

function formatOf(files: readonly ArchiveFile[]): string {
  const has = (pattern: RegExp) => files.some(({ name }) => pattern.test(name))
  if (has(/\.paprikarecipe$/i)) return 'Paprika'
  if (has(/\.melarecipe$/i)) return 'Mela'
  if (has(/\.crumb$/i)) return 'Crouton'
  if (has(/\.zip$/i)) return 'Tandoor'
  if (has(/(?:^|\/)recipe\.json$/i)) return 'Nextcloud Cookbook'
  if (has(/(?:^|\/)recipes\.html$/i)) return 'Recipe Keeper or Copy Me That'
  return 'archive'
}

function openSingle(file: GivenFile, documents: Documents): OpenedFile {
  const name = (file.name.split('/').at(-1) ?? '').trim()
  const text = decodePage(isPacked(file.bytes) ? unpacked(file.bytes) : file.bytes)
  if (text.includes('\0'))
    throw new FileRefused(
      'nomnom cannot read this file: it is no export of a recipe app that it knows.',
    )
  const json = jsonIn(text)
  if (json !== undefined) return openJson(json, { name, text }, documents)
  if (isRecipeSageXml(text))
    return parted({ format: 'RecipeSage', name, all: recipesInXml(text) }, recipeOfXml)
  if (/^\s*</.test(text)) return openPage({ name, text }, documents)
  // Takes only what we wrote ourselves; the marks of Cooklang may stand in any text.
  const own = recipeOfMarkdown(text)
  if (own) return parted({ format: 'Markdown', name, all: [own] }, (each) => each)
  if (/\.cook$/i.test(name) || isCooklang(text))
    return parted({ format: 'Cooklang', name, all: [text] }, (each) => recipeOfCooklang(each, name))
  const table = tableIn(text, /\.(?:csv|tsv)$/i.test(name))
  if (table) return { format: 'table', parts: [], table, leftOut: [] }
  return parted({ format: 'text', name, all: drafts(text, documents) }, (each) => each)
}

type Named = { name: string; text: string }

function openPage({ name, text }: Named, documents: Documents): OpenedFile {
  const exported = recipesInFilePage(documents.documentOf(text))
  if (exported.length > 0)
    return parted({ format: 'Recipe Keeper or Copy Me That', name, all: exported }, (read) =>
      read(),
    )
  const own = pageOf(documents.documentOf(text)).data.flatMap(ownIn)
  if (own.length > 0) return parted({ format: 'web page', name, all: own }, (each) => each)
  return parted({ format: 'web page', name, all: drafts(text, documents) }, (each) => each)
}

/** The recipe in the data of a page that we wrote. */
function ownIn(data: string): FileRecipe[] {
  const thing = data.includes(OWN_PROPERTY) ? jsonIn(data) : undefined
  const recipe = isThing(thing) ? recipeOfSchema(thing) : undefined
  return recipe?.exact ? [recipe] : []
}

function jsonIn(text: string): unknown {
  if (!/^[\s\ufeff]*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    // JSON that is none may still hold a recipe: the reader of pages mends it.
    return undefined
  }
}

const KINDS: [string, (thing: Thing) => boolean, (thing: Thing) => FileRecipe][] = [
  ['Mealie', isMealie, recipeOfMealie],
  ['JSON-LD', isSchemaRecipe, recipeOfSchema],
  ['Tandoor', isTandoor, recipeOfTandoor],
  ['Crouton', isCrouton, recipeOfCrouton],
  ['Mela', isMela, recipeOfMela],
  ['Paprika', isPaprika, recipeOfPaprika],
]

function openJson(value: unknown, { name, text }: Named, documents: Documents): OpenedFile {
  const own = ownExportIn(value)
  if (own) {
    const leftOut = [
      ...((own.restaurants ?? []).length > 0 ? ['restaurants'] : []),
      ...((own.groceryLists ?? []).length > 0 ? ['grocery lists'] : []),
    ]
    return { ...parted({ format: 'nomnom', name, all: own.recipes }, exactOrRefused), leftOut }
  }
  const things = thingsIn(value)
  for (const [format, isOne, recipeOf] of KINDS) {
    const found = things.filter(isOne)
    if (found.length > 0) return parted({ format, name, all: found }, recipeOf)
  }
  return parted({ format: 'JSON', name, all: drafts(text, documents) }, (each) => each)
}

/**
 * What may be recipes in JSON: the members of a list, of a graph or of a list by any name, or the
 * value itself.
 */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  if (!isThing(value)) return []
  const lists = ['@graph', 'recipes', 'items', 'data']
    .map((key) => value[key])
    .filter(Array.isArray)
  return [value, ...lists.flat().filter(isThing)]
}

/** What the reader of pages and texts makes of it; empty where it finds no recipe. */
function drafts(text: string, { documentOf }: Documents): FileRecipe[] {
  return readRecipes(text, { documentOf })
    .filter(({ ingredients, steps }) => ingredients.length > 0 || steps.length > 0)
    .map(({ doubts, ...found }) => ({ ...fileRecipe(found), doubts }))
}

type Given<T> = { format: string; name: string; all: readonly T[] }

function parted<T>({ format, name, all }: Given<T>, read: (each: T) => FileRecipe): OpenedFile {
  const parts = all.map((each) => ({ name, read: () => [read(each)] }))
  return { format, parts, table: null, leftOut: [] }
}
