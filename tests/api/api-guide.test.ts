// Follows docs/api.md to the letter: its commands run against a real server, and each call that its
// table names exists.
import { spawnSync } from 'node:child_process'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { API_CALLS } from '#server/api/table.ts'
import { join } from '../support/api.ts'
import { serverHere } from '../support/server-here.ts'

const guide = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')

const server = serverHere({ listen: true, env: { AUTH_AUTOCONFIRM: 'true' } })

it('[7.tokens.1, 7.lists.11] its five lines lead from nothing to an item on a list', async (context) => {
  const hasParts = ['curl', 'bash'].every((name) => spawnSync(name, ['--version']).status === 0)
  if (!hasParts) context.skip('needs curl and bash')
  const anna = await join(server, 'Anna')
  const { token } = (
    await anna.post('/access-tokens', { name: 'Guide', rights: { lists: 'write' } })
  ).body
  const lines = (/```sh\n(.*?)```/s.exec(guide)?.[1] ?? '')
    .replace('http://localhost:3663', server.url)
    .replace('nomnom_your-token', token)
  expect(lines.trim().split('\n')).toHaveLength(5)
  const { stdout } = await promisify(execFile)('bash', ['-ec', lines])
  expect(stdout).toContain('"text":"Milk"')
  const [list] = (await anna.get('/grocerylists')).body
  expect(list).toMatchObject({ name: 'Weekly shop', groceries: [{ text: 'Milk' }] })
  expect(stdout.endsWith(JSON.stringify(list))).toBe(true)
})

it('the calls that it names are there', () => {
  const named = [...guide.matchAll(/`(GET|POST|PATCH|DELETE) \/api(\/[\w/{}]+)/g)].map(
    ([, method, path = '']) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  )
  const known = new Set(API_CALLS.map(({ method, path }) => `${method} ${path}`))
  expect(named.length).toBeGreaterThan(6)
  expect(named.filter((call) => !known.has(call))).toEqual([])
})
