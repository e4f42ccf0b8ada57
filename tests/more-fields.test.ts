// A recipe and a restaurant with one more field of each ordinary kind: what CONTRIBUTING promises whoever
// adds a row to `shared/fields.ts` and nothing else.
import { strToU8 } from 'fflate'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { useForm, type FieldValues, type Resolver } from 'react-hook-form'
import { describe, expect, it, test, vi } from 'vitest'
import { OrdinaryInputs } from '#page/ordinary-inputs.tsx'
import { Remarks } from '#page/remarks.tsx'
import { PLACE_FIELDS, RECIPE_FIELDS, type Fields } from '#shared/fields.ts'
import { shownOf } from '#shared/ordinary-fields.ts'
import { openFile } from '#shared/recipe-files/open-file.ts'
import { fileOf, type OutFormat } from '#shared/recipe-out/file-of.ts'
import type { PlaceInput } from '#shared/schemas/place.ts'
import type { RecipeInput } from '#shared/schemas/recipe.ts'
import { documentOf } from '../scripts/html-document.mjs'
import { check as checkPlace } from '../src/places/place-check.ts'
import * as placeDraft from '../src/places/place-draft.ts'
import { check as checkRecipe } from '../src/recipes/recipe-check.ts'
import * as recipeDraft from '../src/recipes/recipe-draft.ts'
import { textOfRecipe } from '../src/recipes/recipe-text.ts'
import { SAMPLE_OF } from './support/samples.ts'

vi.mock('#shared/fields.ts', async (load) => {
  const today = await load<typeof import('#shared/fields.ts')>()
  const mayBeEmpty = true
  const more: Fields = {
    taughtBy: { label: 'teacher', drawn: 'line', holds: ({ text }) => text(50), mayBeEmpty },
    tips: { label: 'tips', drawn: 'text', holds: ({ text }) => text(500), mayBeEmpty },
    triedOn: { label: 'last try', drawn: 'day', holds: ({ day }) => day, mayBeEmpty },
    film: { label: 'film', drawn: 'link', holds: ({ webAddress }) => webAddress(50), mayBeEmpty },
  }
  const RECIPE_FIELDS = { ...today.RECIPE_FIELDS, ...more }
  const PLACE_FIELDS = { ...today.PLACE_FIELDS, ...more }
  return { ...today, RECIPE_FIELDS, PLACE_FIELDS }
})

const MORE = {
  taughtBy: SAMPLE_OF.line,
  tips: SAMPLE_OF.text,
  triedOn: SAMPLE_OF.day,
  film: SAMPLE_OF.link,
}
const NONE = { taughtBy: '', tips: '', triedOn: '', film: '' }
const RECIPE: RecipeInput = {
  title: 'Soup',
  diet: 'MEAT',
  difficulty: 'EASY',
  course: 'MAIN',
  ingredientSections: [{ ingredients: [{ text: '2 leeks' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Boil them.' }] }],
}
const PLACE: PlaceInput = {
  name: 'Bar',
  location: 'Main street',
  type: 'coffee',
  foodRating: 7,
  priceQualityRating: 5,
  seatingRating: 10,
}
type Form = {
  draftOf: (record: object) => object
  storedOf: (draft: object) => object
  check: Resolver
}
const OPTIONS = { fields: {}, shouldUseNativeValidation: false }

test.each(['page', 'markdown', 'cooklang', 'schema'] satisfies OutFormat[])(
  'the file of a recipe as %s holds them',
  (format) => {
    const recipe = { ...RECIPE, ...MORE }
    const { name, text } = fileOf(recipe, format)
    const { parts } = openFile({ name, bytes: strToU8(text) }, { documentOf })
    expect(parts.flatMap((part) => part.read()).map(({ exact }) => exact)).toEqual([recipe])
  },
)

test('the message, the page and the front of a file say them in words', () => {
  const recipe = { ...RECIPE, ...MORE }
  const message = textOfRecipe(recipe, 1)
  expect(message).toContain(`\nTeacher: ${MORE.taughtBy} · Last try: 29 Feb 2024\n`)
  expect(message.endsWith(`\n\nTips\n\n${MORE.tips}\n\n${MORE.film}`)).toBe(true)
  const page = fileOf(recipe, 'page').text
  expect(page).toContain('Teacher: 1 h: &quot;about&quot; -- #3 · Last try: 29 Feb 2024</p>')
  expect(page).toContain('<h2>Tips</h2>\n<p class="text"># Cold\n&gt; or')
  expect(page).toMatch(/<a href="https:\/\/example[^"]*" rel="nofollow noopener">Film<\/a>/)
  for (const format of ['markdown', 'cooklang'] as const)
    expect(fileOf(recipe, format).text).toContain('\nlast try: "2024-02-29"\n')
})

function drawn<Props extends object>(part: (props: Props) => ReactNode, props: Props): string {
  return renderToStaticMarkup(createElement(part, props))
}

test('a screen shows facts, texts below their headings, and links', () => {
  const html = drawn(Remarks, shownOf(PLACE_FIELDS, { ...PLACE, ...MORE }))
  const words = html.replace(/<[^>]+>/g, '|')
  for (const shown of ['Teacher||1 h', 'Last try||29 Feb 2024', 'Tips||# Cold', '|Film|'])
    expect(words).toContain(shown)
  expect(html).toContain(
    `href="https://example.org/mac?a=1&amp;b=2" target="_blank" rel="noreferrer"`,
  )
  expect(drawn(Remarks, shownOf(PLACE_FIELDS, PLACE))).toBe('')
})

describe.each([
  ['recipe', RECIPE_FIELDS, recipeDraft, checkRecipe, RECIPE],
  ['restaurant', PLACE_FIELDS, placeDraft, checkPlace, PLACE],
])('the form of a %s', (thing, fields, { draftOf, storedOf }, check, record) => {
  // Each form goes with its record; together their types are those of no form.
  const form = { draftOf, storedOf, check } as unknown as Form

  it('has an input for each', () => {
    const Inputs = () => {
      const values: FieldValues = MORE
      return createElement(OrdinaryInputs, {
        fields,
        form: useForm({ defaultValues: values }),
        thing,
      })
    }
    const html = drawn(Inputs, {})
    for (const label of ['Teacher', 'Tips', 'Last try', 'Film'])
      expect(html).toContain(`>${label}<span`)
    expect(html).toMatch(/<input type="text"[^>]* name="taughtBy"/)
    expect(html).toMatch(/<textarea rows="2"[^>]* name="tips"/)
    expect(html).toMatch(/<input type="date"[^>]* name="triedOn"/)
    expect(html).toMatch(/<input type="url"[^>]* name="film"/)
  })

  it('keeps them, and stores nothing where one is empty', () => {
    expect(form.draftOf(record)).toMatchObject(NONE)
    expect(form.storedOf(form.draftOf({ ...record, ...MORE }))).toMatchObject(MORE)
    const emptied = form.storedOf({ ...NONE, tips: ' ' })
    expect(emptied).toEqual({
      taughtBy: undefined,
      tips: undefined,
      triedOn: undefined,
      film: undefined,
    })
  })

  it('says what is wrong with them', async () => {
    const errorsOf = async (values: object) => {
      const draft = { ...form.draftOf(record), ...values }
      const { errors } = await form.check(draft, undefined, OPTIONS)
      return Object.values(errors).map((error) => error?.message)
    }
    expect(await errorsOf({})).toEqual([])
    expect(await errorsOf({ triedOn: '2023-02-29', film: 'example.org' })).toEqual([
      'A day is written like 2026-01-31',
      'A web address begins with https:// or http://',
    ])
  })

  it('does not take a day for empty that the browser cannot read', async () => {
    const errorsFor = async (badInput: boolean) => {
      // As Chromium shows 31 February to a script, and a day without its year.
      const ref = { name: 'triedOn', type: 'date', value: '', validity: { badInput } }
      const fields = { title: { ref: { name: 'title' } }, triedOn: { ref }, sections: [] }
      const options = { ...OPTIONS, fields } as unknown as typeof OPTIONS
      const { errors } = await form.check(form.draftOf(record), undefined, options)
      return errors
    }
    expect(await errorsFor(false)).toEqual({})
    const message = 'A part of this day is missing, or there is no such day'
    expect(await errorsFor(true)).toMatchObject({ triedOn: { message } })
  })
})
