// Values that a field's schema takes. Tests that run over the table of fields find them here, so
// that a new field is tested without a word about it.
import * as z from 'zod/mini'
import type { Field, Ordinary } from '#shared/fields.ts'
import { make } from '#shared/schemas/make.ts'
import type { PlaceInput } from '#shared/schemas/place.ts'

/** The shortest recipe that a caller can make. */
export const SOUP = {
  title: 'Soup',
  diet: 'VEGAN',
  difficulty: 'EASY',
  course: 'MAIN',
  ingredientSections: [{ ingredients: [{ text: 'Water' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Boil.' }] }],
}

/** The shortest place, with a type. */
export const BAR: PlaceInput = {
  name: 'Bar',
  location: 'Main street',
  type: 'coffee',
  foodRating: 7,
  priceQualityRating: 0,
  seatingRating: 10,
}

/** A value of each ordinary kind, with characters in it that files of other apps give a meaning. */
export const SAMPLE_OF: Record<Ordinary, string> = {
  line: '1 h: "about" -- #3',
  text: '# Cold\n> or -] warm\n\n## Notes\nall',
  day: '2024-02-29',
  link: 'https://example.org/mac?a=1&b=2',
}

/** Two different values that the field takes. Throws if it takes none of the values known here. */
export function samplesOf(name: string, field: Field): [unknown, unknown] {
  const schema = field.holds(make)
  const taken = candidatesFor(z.toJSONSchema(schema)).filter(
    (value) => z.safeParse(schema, value).success,
  )
  const [first, second] = taken
  if (second === undefined)
    throw new Error(`tests/support/samples.ts knows no two values of ${name}`)
  return [first, second]
}

type Described = z.core.JSONSchema.BaseSchema

const TEXTS = [
  'Some words, and more',
  'Other words\nin two lines',
  'Other words',
  'a1',
  'b2',
  'https://example.org/one',
  'http://example.org/two?of=these',
  '2026-01-31',
  '2026-02-28',
]

function candidatesFor({
  enum: values,
  type,
  items,
  properties = {},
  minimum,
}: Described): unknown[] {
  if (values) return values
  if (type === 'string') return TEXTS
  if (type === 'boolean') return [true, false]
  if (type === 'number' || type === 'integer') return [(minimum ?? 0) + 1, (minimum ?? 0) + 2]
  if (type === 'array' && typeof items === 'object' && !Array.isArray(items)) {
    return candidatesFor(items).map((item) => [item])
  }
  if (type === 'object') {
    const parts = Object.entries(properties).map(([name, part]) => ({
      name,
      values: typeof part === 'object' ? candidatesFor(part) : [],
    }))
    const count = Math.max(...parts.map(({ values: of }) => of.length))
    return Array.from({ length: count }, (_, at) =>
      Object.fromEntries(parts.map(({ name, values: of }) => [name, of[at % of.length]])),
    )
  }
  return []
}
