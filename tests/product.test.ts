// Tests and code lean on docs/product.md by id; an id that is not there leads a reader nowhere.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  readCitations,
  readReasons,
  readRules,
  sourceFiles,
  uncovered,
} from '../scripts/spec-coverage.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const ids = readRules().map(({ id }) => id)
const topics = new Set(ids.map((id) => id.slice(0, id.lastIndexOf('.'))))
const sections = new Set(ids.map((id) => id.slice(0, 1)))

test('every rule has an id of its own, counted up within its topic', () => {
  expect(new Set(ids).size).toBe(ids.length)
  for (const topic of topics) {
    const numbers = ids.filter((id) => id.startsWith(`${topic}.`)).map((id) => id.split('.')[2])
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)))
  }
})

test('titles of tests and reasons name rules that exist', () => {
  const cited = readCitations().flatMap(({ file, ids: named }) => named.map((id) => ({ file, id })))
  expect(cited.filter(({ id }) => !ids.includes(id))).toEqual([])
  expect(Object.keys(readReasons()).filter((id) => !ids.includes(id))).toEqual([])
})

test('every rule has a test or a reason', () => {
  expect(uncovered()).toEqual([])
})

test('comments that point at the product point at a rule, a topic or a section', () => {
  const lost = sourceFiles(/\.(ts|tsx|mjs)$/).flatMap((path) => {
    const text = readFileSync(`${root}/${path}`, 'utf8')
    return [...text.matchAll(/product §([\w.-]*\w)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !ids.includes(target) && !topics.has(target) && !sections.has(target))
      .map((target) => `${path}: product §${target}`)
  })
  expect(lost).toEqual([])
})
