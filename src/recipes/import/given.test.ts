import { expect, it } from 'vitest'
import { addressIn } from './given.ts'

it.each([
  ['https://a.example/p', 'https://a.example/p'],
  ['Fluffy pancakes\nhttps://a.example/p', 'https://a.example/p'],
  ['Look (https://a.example/p).', 'https://a.example/p'],
  ['“https://a.example/p?q=1,2”, she said', 'https://a.example/p?q=1,2'],
  ['a.example/login?next=https://b.example/x', undefined],
  ['https://a.example/p or https://b.example/p', undefined],
  [`${'Stir it well. '.repeat(40)}https://a.example/p`, undefined],
  ['no address', undefined],
])('finds the only address of a message: %j', (text, address) => {
  expect(addressIn(text)).toBe(address)
})
