// Categorising on the server, as a plain caller asks for it, against what a device finds by itself.
import { beforeAll, describe, expect, it } from 'vitest'
import { categoriseFor } from '#shared/categorise/categorise.ts'
import { categoriesFor } from '#shared/categorise/for-list.ts'
import { languagesFor } from '#shared/categorise/load-lexicons.ts'
import { OTHER_CATEGORY } from '#shared/limits.ts'
import { DISTURBANCES, labelled, labelledLanguages } from '../sense/labelled.ts'
import { serverHere } from '../support/server-here.ts'
import { join, type Api, type Json } from '../support/api.ts'

const server = serverHere()
let anna: Api

beforeAll(async () => {
  anna = await join(server, 'Anna')
})

/** What the server makes of a list of these texts, for a browser that speaks these languages. */
async function sorted(texts: readonly string[], acceptLanguage = ''): Promise<string[]> {
  const groceries = texts.map((text) => ({ text }))
  const made = await anna.post('/grocerylists', { name: 'Everything', groceries })
  const header = { 'Accept-Language': acceptLanguage }
  const answer = await anna.post(`/grocerylists/${made.body.id}/categorise`, undefined, header)
  expect(answer.status).toBe(200)
  return answer.body.groceries.map(({ category }: Json) => category ?? OTHER_CATEGORY)
}

type Extra = { by?: Api; categories?: string[] }

describe('[2.list.11, 7.lists.13] what a plain caller adds without a category', () => {
  const milk = { text: 'Milk', category: 'Dairy & Eggs' }
  const add = async (groceries: object[], text: string, { by = anna, ...list }: Extra = {}) => {
    const made = await by.post('/grocerylists', { name: 'Weekend', groceries, ...list })
    const answer = await by.post(`/grocerylists/${made.body.id}/items`, { text })
    expect(answer.status).toBe(201)
    return answer.body.category
  }

  it('gets its own at once, on a new list and on one that is sorted', async () => {
    expect(await add([], '6 bananas')).toBe('Produce')
    expect(await add([milk], '6 bananas')).toBe('Produce')
    expect(await add([milk], 'xqzzy')).toBeNull()
  })

  it('stays without one where the list uses none, and where that is said', async () => {
    expect(await add([{ text: 'Milk' }], '6 bananas')).toBeNull()
    const made = await anna.post('/grocerylists', { name: 'Weekend', groceries: [milk] })
    const path = `/grocerylists/${made.body.id}`
    const said = await anna.post(`${path}/items`, { text: '6 bananas', category: null })
    expect(said.body.category).toBeNull()
    const whole = (await anna.get(path)).body
    whole.groceries.push({ text: 'Bread' }, { text: 'Butter', category: '' })
    const { body } = await anna.patch(path, whole)
    expect(body.groceries.slice(-2).map(({ category }: Json) => category)).toEqual(['Bakery', null])
  })

  it('goes to a name of the list, and on a list of own names to no other', async () => {
    const list = { categories: ['bakery', 'Cellar'] }
    expect(await add([], 'Bread', list)).toBe('bakery')
    expect(await add([], '6 bananas', list)).toBeNull()
  })

  it('goes where this person moved the same words before', async () => {
    const by = await join(server, 'Cleo')
    const made = await by.post('/grocerylists', { name: 'Taught', groceries: [milk] })
    const path = `/grocerylists/${made.body.id}/items`
    const { body } = await by.post(path, { text: 'Tofu' })
    await by.patch(`${path}/${body.id}`, { category: 'Frozen' })
    expect(await add([milk], '2 TOFU', { by })).toBe('Frozen')
    expect(await add([{ text: 'Bread', category: 'Shelf 1' }], 'Tofu', { by })).toBeNull()
    expect(await add([milk], '2 TOFU')).not.toBe('Frozen')
  })

  it('has the answer of a device for 3,000 texts', { timeout: 60_000 }, async () => {
    const all = labelledLanguages().flatMap((language) => labelled(language))
    const texts = all.slice(0, 3000).map(({ text }) => text)
    expect(texts).toHaveLength(3000)
    const knowing = { locales: ['sv'], taught: async () => new Map<string, string>() }
    const ben = await join(server, 'Ben')
    for (const half of [texts.slice(0, 1500), texts.slice(1500)]) {
      const made = await ben.post('/grocerylists', { name: 'Everything' })
      const added = half.map((text) => ({ text }))
      const header = { 'Accept-Language': 'sv' }
      const { body } = await ben.post(`/grocerylists/${made.body.id}/items`, added, header)
      const device = await categoriesFor({ items: [], categories: [] }, half, knowing)
      expect(body.map(({ category }: Json) => category)).toEqual(device)
    }
  })
})

describe('[7.lists.8, 7.lists.9, 7.lists.10] categorising', () => {
  it('knows the language of a list', async () => {
    const found = await sorted(['Äpfel', '1 l Milch', 'Brötchen', 'Klopapier'])
    expect(found).toEqual(['Produce', 'Dairy & Eggs', 'Bakery', 'Household'])
  })

  it('knows each language of a list in several', async () => {
    const found = await sorted([
      'milk',
      'bread',
      'Äpfel',
      'Brötchen',
      'Eier',
      'ost',
      'mjölk',
      'ägg',
    ])
    expect(found.filter((category) => category === OTHER_CATEGORY)).toEqual([])
  })

  it('knows the language of its reader where the list says too little', async () => {
    expect(await sorted(['Windelcreme'])).toEqual([OTHER_CATEGORY])
    expect(await sorted(['Windelcreme'], 'de-AT,de;q=0.9')).toEqual(['Baby'])
  })

  it('answers 3,000 texts as a device does', { timeout: 60_000 }, async () => {
    const items = labelledLanguages().flatMap((language) => labelled(language))
    const disturbances = Object.values(DISTURBANCES)
    const all = items.map(
      ({ text }, at) => disturbances[at % disturbances.length]?.(text, at) ?? '',
    )
    // Texts from every language beside each other, as on no list that anybody keeps.
    const texts = all.toSorted((a, b) => (a.length % 7) - (b.length % 7) || (a < b ? -1 : 1))
    for (const half of [texts.slice(0, 1500), texts.slice(1500, 3000)]) {
      const languages = await languagesFor(half, ['it', 'en'])
      const device = half.map((text) => categoriseFor(text, { categories: [], languages }))
      expect(await sorted(half, 'it,en;q=0.5')).toEqual(device)
    }
  })
})
