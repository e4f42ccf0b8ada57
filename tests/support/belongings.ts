// What the owner has in the tests of rights: things that some people may see, and deleted ones that
// nobody else may ever see again. Their words stand nowhere else, so any leak shows.
import { expect } from 'vitest'
import { v7 } from 'uuid'
import type { Entity } from '#shared/permissions.ts'
import type { Api } from './api.ts'

export const PATHS: Record<Entity, string> = {
  recipe: '/recipes',
  place: '/places',
  list: '/grocerylists',
}

export const ENTITIES = ['recipe', 'place', 'list'] as const

/** Words in everything that the owner has. */
export const SHOWN = 'KANARI'
/** Words in what the owner has deleted. */
export const BURIED = 'GEHEIM'

/** The body that makes a thing with these words in each of its texts. */
export function bodyOf(entity: Entity, words: string): Record<string, unknown> {
  const bodies = {
    recipe: {
      title: `${words} title`,
      description: `${words} description`,
      diet: 'VEGAN',
      difficulty: 'EASY',
      course: 'MAIN',
      cookingTime: `${words} time`,
      numberOfPersons: `${words} persons`,
      ingredientSections: [{ title: words, ingredients: [{ text: words }] }],
      instructionSections: [{ title: words, instructions: [{ instruction: words }] }],
    },
    place: {
      name: `${words} name`,
      location: `${words} street`,
      type: 'lunch',
      foodRating: 5,
      priceQualityRating: 5,
      seatingRating: 5,
    },
    list: {
      name: `${words} list`,
      categories: [words],
      groceries: [{ id: v7(), text: words, category: words }],
    },
  }
  return bodies[entity]
}

/** Changes that anybody notices who reads the thing. */
export const EDITS: Record<Entity, object> = {
  recipe: { cookingTime: 'changed' },
  place: { location: 'changed' },
  list: { name: 'changed' },
}

/** Makes a thing; answers its id. */
export async function make(by: Api, entity: Entity, words = SHOWN): Promise<string> {
  const made = await by.post(PATHS[entity], bodyOf(entity, words))
  expect(made.status).toBe(201)
  return made.body.id
}

/** Makes a thing of each kind, one of each that is then deleted, and an item that is removed. */
export async function furnish(owner: Api): Promise<void> {
  for (const entity of ENTITIES) {
    await make(owner, entity)
    await owner.del(`${PATHS[entity]}/${await make(owner, entity, BURIED)}`)
  }
  const items = [SHOWN, BURIED].map((text) => ({ id: v7(), text }))
  const list = { name: SHOWN, groceries: items }
  const { id, version } = (await owner.post('/grocerylists', list)).body
  await owner.patch(`/grocerylists/${id}`, { version, groceries: items.slice(0, 1), name: SHOWN })
}
