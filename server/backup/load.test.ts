import { expect, it } from 'vitest'
import { inSchema } from './load.ts'

it.each([
  ['postgres://host/db', '-c search_path=beside'],
  ['postgres://host/db?options=endpoint%3Dnom', 'endpoint=nom -c search_path=beside'],
])('a schema of %s is asked for beside the options of the address', (url, expected) => {
  expect(new URL(inSchema(url, 'beside')).searchParams.get('options')).toBe(expected)
})
