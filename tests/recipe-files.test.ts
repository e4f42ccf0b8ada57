// Files of other apps: each is known by its content, and everything in it is kept.
import { gzipSync, strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, test } from 'vitest'
import { flatRows } from '#shared/recipe-reader/draft.ts'
import type { FileRecipe } from '#shared/recipe-files/file-recipe.ts'
import { kindOf, recipeOfRow, tableIn } from '#shared/recipe-files/table.ts'
import { openFile, type OpenedFile } from '#shared/recipe-files/open-file.ts'
import { documentOf } from '../scripts/html-document.mjs'
import { crouton, INGREDIENTS, json, mealie, mela, paprika, STEPS } from './recipe-files/as-json.ts'
import { FILES } from './recipe-files/of-apps.ts'

const open = (name: string, bytes: Uint8Array): OpenedFile =>
  openFile({ name, bytes }, { documentOf })
const readAll = (opened: OpenedFile): FileRecipe[] => opened.parts.flatMap((part) => part.read())

describe('[2.import.3] a file of another app', () => {
  test.each(FILES)('%s, %s: everything in it is kept', (format, name, bytes, kept) => {
    const opened = open(name, bytes)
    expect(opened.format).toBe(format)
    const [recipe, ...others] = readAll(opened)
    expect(others).toEqual([])
    const { title, servings } = recipe ?? {}
    expect([title, servings?.charAt(0)]).toEqual(['Pancakes', '4'])
    expect(flatRows(recipe?.ingredients ?? [])).toEqual(INGREDIENTS)
    const steps = flatRows(recipe?.steps ?? [])
    if (format === 'Cooklang')
      expect(steps).toEqual([
        'Mix flour and eggs.',
        'Salt it with salt and fry in a pan for 20 minutes.',
      ])
    else expect(steps).toEqual(STEPS)
    if (!/text|web page/.test(format))
      expect(recipe?.source).toContain('https://example.org/pancakes')
    const said = JSON.stringify(recipe)
    expect(kept.filter((words) => !said.includes(words))).toEqual([])
  })

  test('keeps rows that would be buttons and farewells on a page', () => {
    const steps = [...STEPS, 'Enjoy!']
    const rows = [{ title: '', note: 'Print' }, ...mealie.recipeIngredient]
    const files = [
      json({
        ...mealie,
        recipeIngredient: rows,
        recipeInstructions: steps.map((text) => ({ text })),
      }),
      json({ ...crouton, steps: steps.map((step, order) => ({ order, step })) }),
      json({ ...paprika, directions: steps.join('\n') }),
      json({ ...mela, instructions: steps.join('\n') }),
    ].map((bytes) => readAll(open('recipe', bytes))[0])
    expect(files.map((recipe) => flatRows(recipe?.steps ?? []))).toEqual(files.map(() => steps))
    expect(flatRows(files[0]?.ingredients ?? [])).toEqual(['Print', ...INGREDIENTS])
  })

  test('is known by what is in it, whatever it is called', () => {
    for (const [format, , bytes] of FILES.filter(([each]) => each !== 'text'))
      expect(open('download', bytes).format).toBe(format)
  })

  test('with a table of Excel, which names its sign or ends lines as Macs once did, is one', () => {
    for (const text of ['sep=;\r\nTitle;Steps\r\nSoup;Boil.', 'Title;Steps\rSoup;Boil.'])
      expect(tableIn(text)).toEqual({ head: ['Title', 'Steps'], rows: [['Soup', 'Boil.']] })
  })

  test('that is no table by its first line is not cut into rows', () => {
    const before = process.cpuUsage()
    expect(tableIn('\n'.repeat(5_000_000))).toBeNull()
    const { user, system } = process.cpuUsage(before)
    // In microseconds of this process: the rows would take seconds.
    expect(user + system).toBeLessThan(1_000_000)
  })

  test('with a table asks what its columns are', () => {
    const csv = `Name;Zutaten;Zubereitung;Bewertung;Portionen\n"Pancakes ""thin""";"${INGREDIENTS.join('\n')}";"Mix flour and eggs.|Salt it and fry.";5;4\n;;;;\n`
    const opened = open('recipes.csv', strToU8(csv))
    const table = opened.table
    expect([opened.parts, table?.head]).toEqual([
      [],
      ['Name', 'Zutaten', 'Zubereitung', 'Bewertung', 'Portionen'],
    ])
    const kinds = (table?.head ?? []).map(kindOf)
    expect(kinds).toEqual(['title', 'ingredients', 'steps', 'note', 'servings'])
    const recipes = (table?.rows ?? []).map((row) =>
      recipeOfRow(table ?? { head: [], rows: [] }, row, kinds),
    )
    expect(recipes).toHaveLength(1)
    expect(recipes[0]).toMatchObject({
      title: 'Pancakes "thin"',
      notes: ['Bewertung: 5'],
      servings: '4',
    })
    expect(flatRows(recipes[0]?.ingredients ?? [])).toEqual(INGREDIENTS)
    expect(flatRows(recipes[0]?.steps ?? [])).toEqual(STEPS)
  })

  test('with a table whose columns nobody knows by name asks, too, where it is called a table', () => {
    const bytes = strToU8('Dish;What you need;How to\nSoup;"1 leek\n1 l water";Boil.\n')
    const { table } = open('My dishes.CSV', bytes)
    expect(table?.head).toEqual(['Dish', 'What you need', 'How to'])
    expect(table?.rows).toEqual([['Soup', '1 leek\n1 l water', 'Boil.']])
    const uneven = strToU8('Dear diary, it rained.\nAnd then it rained, and rained, again.\n')
    for (const [name, text] of [
      ['dishes.txt', bytes],
      ['diary.csv', uneven],
    ] as const)
      expect(() => open(name, text)).toThrow('No recipe was found in this file.')
  })

  test('with columns in German is known', () => {
    expect(['Name', 'Zutaten', 'Schritte'].map(kindOf)).toEqual(['title', 'ingredients', 'steps'])
  })

  test('with what is in a portion takes none of it for a time', () => {
    const times = ['Total', 'Total Time', 'total_time', 'Total Cook Time', 'Total minutes']
    expect(new Set(times.map(kindOf))).toEqual(new Set(['time']))
    expect(['Total Fat', 'Total Carbs', 'Total cost'].map(kindOf)).toEqual(['note', 'note', 'note'])
  })

  test('with two columns of one name as notes keeps both', () => {
    const head = ['Title', 'Ingredients', 'Tag', 'Tag']
    const row = ['Soup', 'water', 'quick', 'winter']
    const recipe = recipeOfRow({ head, rows: [row] }, row, ['title', 'ingredients', 'note', 'note'])
    expect(recipe.notes).toEqual(['Tag: quick', 'Tag: winter'])
  })

  test('that is our own export comes back to the letter', () => {
    const recipe = {
      title: ' Pancakes ',
      description: 'Thin ones.\n  And two lines.',
      diet: 'VEGAN',
      difficulty: 'DIFFICULT',
      course: 'DESSERT',
      cookingTime: 'about an hour, or two',
      numberOfPersons: '4 hungry ones',
      sourceUrl: 'https://example.org/pancakes?a=1',
      notes: 'Best hot.\n\n  With jam.',
      ingredientSections: [
        { title: 'For the batter:', ingredients: [{ text: '▢ 200 g  flour' }, { text: 'Print' }] },
        { ingredients: [{ text: 'SALT' }] },
      ],
      instructionSections: [
        { instructions: [{ instruction: '1. Mix.' }, { instruction: 'Enjoy!' }] },
      ],
    }
    const file = {
      format: 'nomnom export',
      version: 1,
      recipes: [{ ...recipe, id: 'x' }],
      restaurants: [{}],
      groceryLists: [],
    }
    const opened = open('nomnom.json', json(file))
    expect([opened.format, opened.leftOut]).toEqual(['nomnom', ['restaurants']])
    const [read] = readAll(opened)
    expect(read?.exact).toEqual(recipe)
  })

  test.each([
    [{ quantity: 3, note: 'eggs', display: '3 eggs' }, '3 eggs'],
    [{ quantity: 3, note: 'eggs' }, '3 eggs'],
    [{ quantity: 1, note: 'onion', display: '1 onion' }, '1 onion'],
    [{ quantity: 1, note: '3 eggs', display: '1 3 eggs' }, '3 eggs'],
    [{ quantity: 1, note: 'salt' }, 'salt'],
    [{ quantity: 0, note: 'salt', display: 'salt' }, 'salt'],
    [{ note: 'salt', display: '' }, 'salt'],
  ])('by Mealie keeps the amount of what is only a note: %j', (row, text) => {
    const recipeIngredient = [{ unit: null, food: null, ...row }]
    const [read] = readAll(open('a.json', json({ ...mealie, recipeIngredient })))
    expect(flatRows(read?.ingredients ?? [])).toEqual([text])
  })

  test('by Crouton needs 0 of nothing', () => {
    const ingredients = ['ITEM', 'GRAMS'].map((quantityType) => ({
      ingredient: { name: 'salt' },
      quantity: { amount: 0, quantityType },
    }))
    const [read] = readAll(open('a.crumb', json({ ...crouton, ingredients })))
    expect(flatRows(read?.ingredients ?? [])).toEqual(['salt', 'salt'])
  })

  test('with three thousand recipes is read piece by piece', () => {
    const many: Zippable = {}
    for (let at = 0; at < 3000; at += 1)
      many[`r${at}.paprikarecipe`] = gzipSync(json({ ...paprika, name: `Pancakes ${at}` }), {
        level: 1,
      })
    const opened = open('all.paprikarecipes', zipSync(many, { level: 0 }))
    expect(opened.parts).toHaveLength(3000)
    const titles = opened.parts.map((part) => part.read()[0]?.title)
    expect(titles).toEqual(Array.from({ length: 3000 }, (_, at) => `Pancakes ${at}`))
  })
})
