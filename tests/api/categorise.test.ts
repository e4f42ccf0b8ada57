// Categorising on the server, as a plain caller asks for it, against what a device finds by itself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categoriseFor } from '#shared/categorise/categorise.ts'
import { languagesFor } from '#shared/categorise/load-lexicons.ts'
import { OTHER_CATEGORY } from '#shared/limits.ts'
import { DISTURBANCES, labelled, labelledLanguages } from '../sense/labelled.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { join, type Api, type Json } from '../support/api.ts'

let server: TestServer
let anna: Api

beforeAll(async () => {
  server = await startServer()
  anna = await join(server, 'Anna')
})
afterAll(() => server.stop())

/** What the server makes of a list of these texts, for a browser that speaks these languages. */
async function sorted(texts: readonly string[], acceptLanguage = ''): Promise<string[]> {
  const groceries = texts.map((text) => ({ text }))
  const made = await anna.post('/grocerylists', { name: 'Everything', groceries })
  const header = { 'Accept-Language': acceptLanguage }
  const answer = await anna.post(`/grocerylists/${made.body.id}/categorise`, undefined, header)
  expect(answer.status).toBe(200)
  return answer.body.groceries.map(({ category }: Json) => category ?? OTHER_CATEGORY)
}

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
