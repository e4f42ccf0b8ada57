// POST /api/fetch-page as somebody meets it: who may, how often, and what it says.
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { FETCH_RULES } from '#server/pages/page-fetcher.ts'
import { join, type Api } from '../support/api.ts'
import { startServer, type TestServer } from '../support/server.ts'

const PAGE = '<html><body><h1>Soup</h1></body></html>'

let site: Server
let address: string
let asked = 0
/** Answers that keep their caller waiting. */
const slow: ServerResponse[] = []
let server: TestServer
let anna: Api

beforeAll(async () => {
  site = createServer((request, response) => {
    asked += 1
    if (request.url === '/slow') return void slow.push(response)
    const isShut = request.url === '/shut'
    response.writeHead(isShut ? 403 : 200, { 'Content-Type': 'text/html' }).end(PAGE)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  server = await startServer({ env: { FETCH_PAGES: 'loopback' } })
  anna = await join(server, 'Anna')
})
afterAll(async () => {
  site.close()
  await server.stop()
})

it('[7.pages.1] gives a page as text to whoever is signed in, and to nobody else', async () => {
  const page = await anna.post('/fetch-page', { url: `${address}/soup#top` })
  expect([page.status, page.body]).toEqual([200, { url: `${address}/soup`, text: PAGE }])
  const before = asked
  const json = JSON.stringify({ url: address })
  const headers = { 'Content-Type': 'application/json' }
  const stranger = await server.fetch('/api/fetch-page', { method: 'POST', headers, body: json })
  expect(stranger.status).toBe(401)
  expect((await anna.post('/fetch-page', { url: 7 })).body).toMatchObject({ field: 'url' })
  expect((await anna.post('/fetch-page', { url: address, follow: true })).status).toBe(400)
  expect(asked).toBe(before)
})

it('[7.pages.3] says in a sentence why there is no page, and names the other ways', async () => {
  const shut = await anna.post('/fetch-page', { url: `${address}/shut` })
  expect([shut.status, shut.body]).toEqual([
    422,
    expect.objectContaining({
      code: 'page_unreadable',
      field: 'url',
      message:
        'This page does not let servers read it. Share it from your browser, or copy its text and paste it here.',
      detail: { reason: 'refused', status: 403 },
    }),
  ])
  const inside = await anna.post('/fetch-page', { url: 'http://192.168.0.1/' })
  expect(inside.body.message).toBe('This is no address of a public web page.')
})

it('[7.pages.4] lets slow pages of one person hold up nobody else', async () => {
  const dora = await join(server, 'Dora')
  const statuses: number[] = []
  const answers = Array.from({ length: 9 }, async () => {
    statuses.push((await dora.post('/fetch-page', { url: `${address}/slow` })).status)
  })
  await expect.poll(() => statuses, { timeout: 15_000 }).toHaveLength(7)
  expect((await anna.post('/fetch-page', { url: address })).status).toBe(200)
  for (const answer of slow.splice(0)) answer.writeHead(200, { 'Content-Type': 'text/html' }).end()
  await Promise.all(answers)
  expect(statuses.toSorted()).toEqual([200, 200, 429, 429, 429, 429, 429, 429, 429])
})

it('[7.pages.4] lets one person fetch twelve pages in a minute', async () => {
  const cleo = await join(server, 'Cleo')
  const answers = await Promise.all(
    Array.from({ length: 13 }, (_, at) => cleo.post('/fetch-page', { url: `${address}/${at}` })),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
  expect((await cleo.post('/fetch-page', { url: address })).status).toBe(429)
  expect((await anna.post('/fetch-page', { url: address })).status).toBe(200)
})

it('[7.pages.5] fetches nothing where it is switched off, nor from itself where it is on', async () => {
  const before = asked
  for (const [setting, message] of [
    ['off', 'This server reads no pages.'],
    ['on', 'This is no address of a public web page.'],
  ] as const) {
    const other = await startServer({ env: { FETCH_PAGES: setting } })
    try {
      const ben = await join(other, 'Ben')
      const refused = await ben.post('/fetch-page', { url: address })
      expect([refused.status, refused.body.message]).toEqual([
        422,
        expect.stringContaining(message),
      ])
    } finally {
      await other.stop()
    }
  }
  expect(asked).toBe(before)
})

it('[7.pages.4] looks up a name of a person and two of all at a time, however long it takes', async () => {
  // A name whose server keeps silent cannot be had on this machine.
  const silent: (() => void)[] = []
  const hang = () => new Promise<string[]>((resolve) => silent.push(() => resolve([])))
  const resolving = vi.spyOn(FETCH_RULES, 'resolve').mockImplementation(hang)
  const other = await startServer({ env: { FETCH_PAGES: 'loopback' } })
  try {
    const [ben, ...others] = [
      await join(other, 'Ben'),
      await join(other, 'Cleo'),
      await join(other, 'Dora'),
    ]
    const ask = (one: Api) => one.post('/fetch-page', { url: 'http://silent.example/' })
    const own = await Promise.all([ask(ben), ask(ben)])
    expect(own.map(({ body }) => body.detail.reason)).toEqual(['slow', 'slow'])
    expect(silent.length).toBe(1)
    await Promise.all(others.map(ask))
    expect(silent.length).toBe(2)
    for (const answer of silent) answer()
    expect((await ben.post('/fetch-page', { url: address })).status).toBe(200)
  } finally {
    resolving.mockRestore()
    await other.stop()
  }
})
