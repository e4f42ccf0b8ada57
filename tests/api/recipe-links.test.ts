// The public link of a recipe: what everybody may read with it, who makes it, and when it ends.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { flatRows } from '#shared/recipe-reader/draft.ts'
import { readRecipes } from '#shared/recipe-reader/read-recipes.ts'
import { fileJournal, readJournal } from '#server/sync/journal.ts'
import { replayJournal } from '#server/sync/replay.ts'
import { documentOf } from '../../scripts/html-document.mjs'
import { befriend, join, type Api } from '../support/api.ts'
import { serverHere } from '../support/server-here.ts'

const server = serverHere({ env: { AUTH_AUTOCONFIRM: 'true' } })
let anna: Api
let journalFile: string

beforeAll(async () => {
  journalFile = joinPath(await mkdtemp(joinPath(tmpdir(), 'nomnom-journal-')), 'revocations.jsonl')
  server.deps.journal = fileJournal(journalFile)
  anna = await join(server, 'Anna')
})

const RECIPE = {
  title: 'Leek & <b>potato</b> soup </script>',
  diet: 'VEGAN',
  difficulty: 'EASY',
  course: 'MAIN',
  ingredientSections: [{ ingredients: [{ text: '2 leeks' }, { text: '500 g potatoes' }] }],
  instructionSections: [{ instructions: [{ instruction: 'Boil them.' }] }],
  sourceUrl: 'https://example.org/soup?a=1&b="2"',
}

/** A recipe of Anna's, and what its link leads to. */
async function shared(body: object = {}) {
  const { id } = (await anna.post('/recipes', RECIPE)).body
  const { link } = (await anna.post(`/recipes/${id}/link`, body)).body
  return { id, link, path: new URL(link.address).pathname }
}

/** Opens an address as somebody who has no account. */
async function open(path: string) {
  const answer = await server.fetch(path)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

it('[7.links.1] shows the recipe to everybody who has its address, who shares it, and nothing else of whose it is', async () => {
  const { id, link, path } = await shared()
  expect(link).toEqual({
    address: expect.stringMatching(/\/api\/r\/[\w-]{32}$/),
    isListed: false,
    createdAt: expect.any(String),
  })
  expect((await anna.get(`/recipes/${id}/link`)).body).toEqual({ link })
  const { status, headers, html } = await open(path)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
  for (const secret of [id, anna.userId, anna.email, 'authorId', 'updatedAt'])
    expect(html).not.toContain(secret)
  // The name stands there once, in a sentence, and not where other apps look for an author.
  expect(html.split('Anna')).toHaveLength(2)
  expect(html).toContain('Shared by <bdi>Anna</bdi> with <a href="/">nomnom</a>')
  const [draft] = readRecipes(html, { documentOf })
  expect(flatRows(draft?.ingredients ?? [])).toEqual(['2 leeks', '500 g potatoes'])
  expect(flatRows(draft?.steps ?? [])).toEqual(['Boil them.'])
  expect(html).toContain('<h1>Leek &amp; &lt;b&gt;potato&lt;/b&gt; soup &lt;/script&gt;</h1>')
  expect(html.match(/<\/?script/g)).toHaveLength(2)
  expect(html).toContain('href="https://example.org/soup?a=1&amp;b=&quot;2&quot;"')
  expect(html).not.toMatch(/<style| style=/)
  expect(html).toContain('<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">')
  expect((await open('/api/r/style.css')).headers.get('content-type')).toContain('text/css')
})

it('[7.links.1] the name on it is the one of today, and never markup', async () => {
  const eve = await join(server, 'Eve')
  const { id } = (await eve.post('/recipes', RECIPE)).body
  const { link } = (await eve.post(`/recipes/${id}/link`, {})).body
  await eve.patch('/users/me', { displayName: '<i>Eve</i> & "co"' })
  const { html } = await open(new URL(link.address).pathname)
  expect(html).toContain('Shared by <bdi>&lt;i&gt;Eve&lt;/i&gt; &amp; &quot;co&quot;</bdi> with')
  await eve.del(`/recipes/${id}/link`)
  const gone = (await open(new URL(link.address).pathname)).html
  expect(gone).toContain('nomnom')
  expect(gone).not.toContain('Eve')
})

it('[7.links.1] opens with a mark of the sentence that its address stood in, too', async () => {
  const { path } = await shared()
  for (const mark of ['.', ')', '%20', '%C2%BB', '%E2%80%9D,'])
    expect((await open(path + mark)).status).toBe(200)
  for (const more of ['a', '-', '.a', '%2Fa']) expect((await open(path + more)).status).toBe(404)
})

it('[7.links.2] is kept from search engines unless its owner wants them, and not kept by anybody', async () => {
  const { id, link, path } = await shared()
  const hidden = await open(path)
  expect(hidden.headers.get('x-robots-tag')).toBe('noindex')
  expect(hidden.html).toContain('<meta name="robots" content="noindex">')
  expect(hidden.headers.get('cache-control')).toBe('no-store')
  const { body } = await anna.post(`/recipes/${id}/link`, { isListed: true })
  expect(body.link).toEqual({ ...link, isListed: true })
  const listed = await open(path)
  expect(listed.headers.get('x-robots-tag')).toBeNull()
  expect(listed.html).not.toContain('noindex')
})

it('[7.links.3] shows the recipe as it is now, ends when it is taken back, and rests while it is deleted', async () => {
  const { id, path } = await shared()
  const { version } = (await anna.get(`/recipes/${id}`)).body
  await anna.patch(`/recipes/${id}`, { id, version, title: 'Another soup' })
  expect((await open(path)).html).toContain('<h1>Another soup</h1>')
  await anna.del(`/recipes/${id}`)
  expect((await open(path)).status).toBe(404)
  await anna.post(`/recipes/${id}/restore`)
  expect((await open(path)).status).toBe(200)
  expect((await anna.del(`/recipes/${id}/link`)).status).toBe(204)
  const gone = await open(path)
  expect([gone.status, gone.headers.get('x-robots-tag')]).toEqual([404, 'noindex'])
  expect(gone.html).not.toContain('soup')
  expect((await anna.get(`/recipes/${id}/link`)).body).toEqual({ link: null })
  expect((await anna.del(`/recipes/${id}/link`)).status).toBe(204)
  const again = (await anna.post(`/recipes/${id}/link`, {})).body.link
  expect(new URL(again.address).pathname).not.toBe(path)
  expect((await open(path)).status).toBe(404)
})

it('[7.links.4] is for its owner to make, in a session', async () => {
  const { id } = await shared()
  const friend = await join(server, 'Bob')
  await befriend(anna, friend)
  const reader = await join(server, 'Rita')
  await befriend(anna, reader, ['canViewRecipes'])
  const editor = await join(server, 'Ed')
  await befriend(anna, editor, ['canEditRecipes'])
  const stranger = await join(server, 'Carl')
  const { token } = (await anna.post('/access-tokens', { name: 'x', rights: { recipes: 'write' } }))
    .body
  for (const method of ['get', 'post', 'del'] as const) {
    expect((await friend[method](`/recipes/${id}/link`)).status).toBe(404)
    expect((await stranger[method](`/recipes/${id}/link`)).status).toBe(404)
    expect((await reader[method](`/recipes/${id}/link`)).status).toBe(403)
    expect((await editor[method](`/recipes/${id}/link`)).status).toBe(403)
  }
  const byToken = await server.fetch(`/api/recipes/${id}/link`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(byToken.status).toBe(401)
  expect((await anna.post(`/recipes/${id}/link`, { isListed: 'yes' })).status).toBe(400)
})

it('[7.links.3] taken back it stays so when an older backup is restored', async () => {
  const { id, path } = await shared()
  const kept = await server.db.selectFrom('recipe_links').selectAll().execute()
  const before = server.deps.clock() - 1
  await anna.del(`/recipes/${id}/link`)
  // As an older backup would have it.
  const old = kept.filter((link) => link.recipe_id === id)
  expect(old).toHaveLength(1)
  await server.db.insertInto('recipe_links').values(old).execute()
  expect((await open(path)).status).toBe(200)
  await replayJournal(server.db, await readJournal(journalFile, before - 1000), server.deps.clock())
  expect((await open(path)).status).toBe(404)
})

it('[7.links.3] ends with the account of its owner', async () => {
  const dora = await join(server, 'Dora')
  const { id } = (await dora.post('/recipes', RECIPE)).body
  const { link } = (await dora.post(`/recipes/${id}/link`, {})).body
  await dora.del('/account', { email: dora.email })
  const rows = await server.db
    .selectFrom('recipe_links')
    .select('id')
    .where('recipe_id', '=', id)
    .execute()
  expect(rows).toEqual([])
  const { status, html } = await open(new URL(link.address).pathname)
  expect([status, html.includes('soup')]).toEqual([404, false])
})

it('[7.links.4] cannot be guessed, and an account that is gone shows nothing', async () => {
  for (const secret of ['', 'x', 'a'.repeat(32), '%00', "' or 1=1 --"])
    expect((await open(`/api/r/${secret}`)).status).toBe(404)
  const { path } = await shared()
  await server.db
    .updateTable('auth_users')
    .set({ banned_until: new Date(server.deps.clock() + 1_000_000) })
    .where('id', '=', anna.userId)
    .execute()
  expect((await open(path)).status).toBe(404)
  const asked = await Promise.all(Array.from({ length: 130 }, () => open(path)))
  const refused = asked.at(-1)
  expect(refused?.status).toBe(429)
  expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(refused?.headers.get('x-robots-tag')).toBe('noindex')
  expect(refused?.html).toMatch(/<h1>These are many pages\. Try again in \d+ s<\/h1>/)
})
