import { expect, it } from 'vitest'
import { linesOf, pastedLines } from './pasted-lines.ts'

it('takes the marks of a pasted list off, and nothing of its items', () => {
  const list =
    '- pepper\r\n• 3 onions\n\n[ ] rice\n- [x] oil\n1. eggs\n2) milk\n1.5 l water\n-2 eggs\n7 up'
  expect(pastedLines(list)).toEqual([
    'pepper',
    '3 onions',
    'rice',
    'oil',
    'eggs',
    'milk',
    '1.5 l water',
    '-2 eggs',
    '7 up',
  ])
})

it('takes what nobody sees out of lines, and ends them where other programs do', () => {
  expect(pastedLines('one\0\u2028two\tl\vthree\rfour\u0007\u202Efive')).toEqual([
    'one',
    'two l',
    'three',
    'four \u202Efive',
  ])
})

it('makes of half a character one that can be saved', () => {
  expect(linesOf('cak\uD83Ee\n\uDD5Bmilk')).toEqual(['cak\uFFFDe', '\uFFFDmilk'])
})

it('leaves what was typed as it is', () => {
  expect(linesOf(' - pepper \n\n* salt')).toEqual(['- pepper', '* salt'])
})
