// The category of an item's text, against looking the text up as it stands.
import { bench, describe } from 'vitest'
import { categorise } from '#shared/categorise/categorise.ts'

const TEXTS = ['Milk', '2 kg red onions', 'frozen peas', 'tomatos', 'olive oil', 'birthday candles']
const known = new Map(TEXTS.map((text) => [text, categorise(text)]))

describe('six items', () => {
  bench('categorised', () => {
    for (const text of TEXTS) categorise(text)
  })
  bench('looked up in a map', () => {
    for (const text of TEXTS) known.get(text)
  })
})
