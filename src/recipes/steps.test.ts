import { expect, it } from 'vitest'
import { stepsOf } from './steps.ts'

function keys(...texts: string[]) {
  const instructions = texts.map((instruction) => ({ instruction }))
  return stepsOf([{ instructions }]).flatMap(({ steps }) => steps.map(({ key }) => key))
}

it('a step keeps its check when another one is put before it', () => {
  expect(keys('Wash.', 'Boil.', 'Serve.')).toEqual(expect.arrayContaining(keys('Boil.', 'Serve.')))
})

it('two steps that read the same are checked one by one', () => {
  expect(new Set(keys('Stir.', 'Wait.', 'Stir.')).size).toBe(3)
})
