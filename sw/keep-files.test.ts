// What a worker fetches while it is installed, and what is left of an install that fails.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFiles } from './keep-files.ts'

const HERE = 'https://nomnom.test'
/** By address; the first has its version beside its address. */
const FILES = new Map([
  [`${HERE}/index.html`, `${HERE}/index.html?__WB_REVISION__=7`],
  ...['a', 'b', 'c', 'd'].map((name) => [file(name), file(name)] as const),
])

let kept: Map<string, string>
let asked: string[]
let answerOf: (url: string) => Response

/** Our page asks for a file of the build. */
const answerWith = (url: string) => new Response(`text of ${url} with "/assets/a.js"`)

function file(name: string): string {
  return `${HERE}/assets/${name}.js`
}

beforeEach(() => {
  kept = new Map()
  asked = []
  answerOf = answerWith
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    put: async (key: string, answer: Response) => void kept.set(key, await answer.text()),
  }
  vi.stubGlobal('caches', { open: (name: string) => name === 'files' && cache })
  vi.stubGlobal('fetch', async (url: string, { cache: mode }: RequestInit) => {
    asked.push(mode === 'default' ? url : `${url} ${mode}`)
    return answerOf(url)
  })
})
afterEach(() => vi.unstubAllGlobals())

it('fetches each file once; one that is named after its version may come from the browser', async () => {
  await keepFiles('files', FILES)
  expect(asked.sort()).toEqual([...['a', 'b', 'c', 'd'].map(file), `${HERE}/index.html reload`])
  expect([...kept].sort()).toEqual(
    [...FILES].map(([url, key]) => [key, `text of ${url} with "/assets/a.js"`]).sort(),
  )
})

it('asks for nothing that is there: of a new version only for what has changed', async () => {
  await keepFiles('files', FILES)
  asked = []
  const next = new Map(FILES).set(`${HERE}/index.html`, `${HERE}/index.html?__WB_REVISION__=8`)
  next.delete(file('b'))
  await keepFiles('files', next.set(file('e'), file('e')))
  expect(asked.sort()).toEqual([file('e'), `${HERE}/index.html reload`])
})

it('asks once more for a file that did not come', async () => {
  let failures = 1
  answerOf = (url) => (url === file('a') && failures-- > 0 ? Response.error() : answerWith(url))
  await keepFiles('files', FILES)
  expect(asked.filter((url) => url === file('a'))).toHaveLength(2)
  expect([...kept.keys()].sort()).toEqual([...FILES.values()].sort())
})

it.each([
  ['a missing file', () => new Response('', { status: 404 })],
  ['one that nothing is in', () => new Response(null, { status: 204 })],
  [
    'a page in its place',
    () => new Response('Sign in', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  ],
  [
    'one that leads elsewhere',
    () => Object.defineProperty(new Response(''), 'redirected', { value: true }),
  ],
])('fails because of %s, and keeps the others for the next time', async (_, broken) => {
  answerOf = (url) => (url === file('a') ? broken() : answerWith(url))
  await expect(keepFiles('files', FILES)).rejects.toThrow(file('a'))
  expect([...kept.keys()].sort()).toEqual(
    [...FILES.values()].filter((key) => key !== file('a')).sort(),
  )
  asked = []
  answerOf = answerWith
  await keepFiles('files', FILES)
  expect(asked).toEqual([file('a')])
})

it.each([
  ['of somebody else', 'Sign in'],
  ['of another build', '<script src="/assets/a.js"></script><script src="/assets/z.js"></script>'],
])('does not keep a page %s in the place of ours', async (_, page) => {
  const index = `${HERE}/index.html`
  answerOf = (url) => (url === index ? new Response(page) : answerWith(url))
  await expect(keepFiles('files', FILES)).rejects.toThrow(index)
  expect([...kept.keys()]).not.toContain(FILES.get(index))
})

it.each([
  ['without quotes', '<script type=module src=/assets/a.js></script>'],
  ['with a slash behind', '<script type=module src=/assets/a.js defer/><link href=/assets/b.js />'],
  ['with other quotes', "<script src='/assets/a.js'></script><link href='/assets/b.js'>"],
])('keeps our page as something between wrote it: %s', async (_, page) => {
  const index = `${HERE}/index.html`
  answerOf = (url) => (url === index ? new Response(page) : answerWith(url))
  await keepFiles('files', FILES)
  expect(kept.get(FILES.get(index) ?? '')).toBe(page)
})
