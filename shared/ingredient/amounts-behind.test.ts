import { expect, it } from 'vitest'
import { readIngredient } from './read-ingredient.ts'

const AMOUNTS = `1 kg|1-2 kg|1,5-2 l|1 kg/2 lb|6x1,5l|6 x 330 ml|1 1/2 cups|1½ EL|½ l|2 bis 3 l|500 g bis 1 kg|1 500 g|
1 lb 12 oz|1 kg (2 lb)|1 l + 200 ml|2 400 g tins|2 puszki|10 Stück`

it.each(AMOUNTS.split(/\n?\|\n?/))('%s is so much in front of the name and behind it', (amount) => {
  const { amounts } = readIngredient(`${amount} Mehl`)
  expect(amounts).not.toEqual([])
  expect(readIngredient(`Mehl ${amount}`)).toMatchObject({ name: 'Mehl', amounts })
})

it.each([
  ['Mehl 405 1 kg', 'Mehl 405', 1, 'kg'],
  ['Mehl 405 1/2 kg', 'Mehl 405', 0.5, 'kg'],
  ['Spaghetti Nr. 5 500 g', 'Spaghetti Nr. 5', 500, 'g'],
  ['Wein 2019 0,75 l', 'Wein 2019', 0.75, 'l'],
  ['Windeln Größe 4 30 Stück', 'Windeln Größe 4', 30, 'piece'],
  ['Milch 3,5 % 1 l', 'Milch 3,5 %', 1, 'l'],
  ['Chicken (about 1,5 kg)', 'Chicken', 1.5, 'kg'],
  ['Lemons x4', 'Lemons', 4, null],
])('a number in front of the amount is part of the name: %s', (text, name, quantity, unit) => {
  const { amounts, name: read } = readIngredient(text)
  expect([read, amounts.length]).toEqual([name, 1])
  expect(amounts[0]).toMatchObject({ quantity, unit })
})

it.each(['Mehl 405', 'Flour 2,500 g', 'Eier 10', 'Kuchen 26 cm'])('%s names no amount', (text) => {
  expect(readIngredient(text).amounts).toEqual([])
})

it.each(['1 ', ' 1 kg', ', ', '( ', '1 500 '])(
  'a line of %j without end takes no time',
  (piece) => {
    expect(readIngredient(`Mehl ${piece.repeat(5000)}`).amounts.length).toBeLessThan(50)
  },
)
