/** schema.org in files: JSON-LD, and with it the exports of Nextcloud Cookbook and RecipeSage. */
import { recipesInJsonLd } from '../recipe-reader/json-ld.ts'
import { isThing, property, textOf, typesOf, type Thing } from '../recipe-reader/thing.ts'
import { OWN_PROPERTY, schemaOf } from '../recipe-out/schema-of.ts'
import { recipeOfExport } from './own-export.ts'
import { asNotes, fileRecipe, linesIn, rawText, wordsOf, type FileRecipe } from './file-recipe.ts'

export function isSchemaRecipe(thing: Thing): boolean {
  return typesOf(thing).includes('recipe') || property(thing, 'recipeIngredient') !== undefined
}

/** A recipe as the reader of pages reads it, with what a page would only show beside it. */
export function recipeOfSchema(thing: Thing): FileRecipe {
  return ownRecipe(thing) ?? recipeOfOthers(thing)
}

/**
 * A recipe that we wrote ourselves, exactly as it was, as long as nobody changed what stands beside
 * it.
 */
function ownRecipe(thing: Thing): FileRecipe | undefined {
  const own = recipeOfExport(thing[OWN_PROPERTY])
  if (!own?.exact) return undefined
  const beside = (all: Thing) => JSON.stringify({ ...all, [OWN_PROPERTY]: null })
  return beside(schemaOf(own.exact)) === beside(thing) ? own : undefined
}

function recipeOfOthers(thing: Thing): FileRecipe {
  const [found] = recipesInJsonLd([JSON.stringify({ ...thing, ...withTitles(thing) })]).recipes
  const get = (name: string) => property(thing, name)
  const nutrition = get('nutrition')
  const rating = get('aggregateRating')
  return fileRecipe({
    ...found,
    source: addressIn(get('isBasedOn')) || addressIn(get('url')) || textOf(get('orgURL')),
    notes: [
      ...linesIn(rawText(thing, 'notes')),
      ...(found?.notes ?? []),
      ...[get('comment')].flat().flatMap((each) => linesIn(isThing(each) ? each['text'] : each)),
      ...asNotes({
        'Preparation time': inWords(get('prepTime')),
        'Cooking time': inWords(get('cookTime')),
        Categories: get('recipeCategory'),
        Cuisine: get('recipeCuisine'),
        Keywords: get('keywords'),
        Tools: get('tool'),
        Author: get('author'),
        Source: get('creditText'),
        Rating: isThing(rating) ? rating['ratingValue'] : rating,
        Nutrition: isThing(nutrition) ? asNotes(withoutType(nutrition)).join(', ') : '',
      }),
    ],
  })
}

/** Ingredients whose titles stand among them in brackets: `[Sauce]`. */
function withTitles(thing: Thing): Thing {
  const rows = thing['recipeIngredient']
  if (!Array.isArray(rows)) return {}
  const titled = rows.map((row) =>
    typeof row === 'string' ? row.replace(/^\s*\[([^[\]]+)\]\s*$/, '$1:') : row,
  )
  return { recipeIngredient: titled }
}

function addressIn(value: unknown): string {
  const text = wordsOf(value)
  return /^https?:\/\//.test(text) ? text : ''
}

function withoutType(thing: Thing): Thing {
  return Object.fromEntries(Object.entries(thing).filter(([key]) => !key.startsWith('@')))
}

/** 'PT1H30M' as '1 h 30 min'; what is in words stays as it is. */
function inWords(value: unknown): string {
  const text = textOf(value)
  const [, days, hours, minutes] =
    /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:[\d.]+S)?$/i.exec(text) ?? []
  if (!text.startsWith('P')) return text
  const parts = [
    [days, 'd'],
    [hours, 'h'],
    [minutes, 'min'],
  ] as const
  return parts.flatMap(([count, unit]) => (Number(count) > 0 ? [`${count} ${unit}`] : [])).join(' ')
}
