import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { errorReport } from '#shared/schemas/error-report.ts'
import { describeError } from './describe-error.ts'

const CANARIES = [
  'nora@lindqvist.se',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  '0199a2b0-1c1c-7000-8000-000000000001',
  'Brown butter gnocchi',
]

it('[7.errors.1] a report says where something broke and nothing that anybody entered', () => {
  const thrown = new TypeError(
    `Cannot read "${CANARIES[3]}" of ${CANARIES[0]} with ${CANARIES[1]} at https://nomnom.example/recipes/${CANARIES[2]}?q=gnocchi`,
  )
  thrown.stack = `TypeError: ${thrown.message}\n    at RecipeView (https://nomnom.example/assets/recipe-view-AbC.js?v=1:2:345)\n    at x (/assets/main.js:1:9)`
  const report = describeError('render', thrown, `/recipes/${CANARIES[2]}/view`)
  expect(errorReport.safeParse(report).success).toBe(true)
  expect(report.stack).toEqual(['/assets/recipe-view-AbC.js:2:345', '/assets/main.js:1:9'])
  expect(report.path).toBe('/recipes/:id/view')
  const text = JSON.stringify(report)
  for (const canary of CANARIES) expect(text).not.toContain(canary)
})

it('only the type of a thrown value that is no error is told', () => {
  expect(describeError('rejection', 'my secret note', '/menu')).toEqual({
    kind: 'rejection',
    name: 'string',
    message: '',
    stack: [],
    path: '/menu',
  })
})

it('a report of an endless message still passes the schema', () => {
  const report = describeError('error', new Error('word '.repeat(10_000)), `/${'a'.repeat(9999)}`)
  expect(errorReport.safeParse(report).success).toBe(true)
})

// A pattern that begins again at each of these places takes as many steps as their number squared:
// years. The limit is there so that a failure ends, and does not measure anything.
it.each([
  ['quotes that open', '“'],
  ['words', 'a'],
  ['beginnings of tokens', '-eyJ'],
  ['folders', '/'],
  ['folders with names', '/a.js?'],
  ['ids', 'aaaaaaaa-'],
])('a report takes no longer for %s than for other text', (_name, piece) => {
  const thrown = new Error(piece.repeat(1_000_000))
  thrown.stack = piece.repeat(1_000_000)
  const describe = () => describeError('error', thrown, '/menu').message.length
  expect(runInNewContext('describe()', { describe }, { timeout: 15_000 })).toBeLessThanOrEqual(300)
})
