/**
 * Plain callers of the API beside the devices: they read lists, change the text they got and send
 * it back as a whole or append to it, with and without a version, and repeat what was not answered.
 */
import { note } from './intents.ts'
import type { Answer } from './server.ts'
import { newText, type World } from './world.ts'

type Entry = { id: string; text: string; isChecked: boolean }
type Body = { id: string; version: number; name: string; groceries: Entry[] }

type Request = {
  method: string
  path: string
  body?: string
  headers: Record<string, string>
  /** What is true once it has arrived. */
  meant: () => void
  isDone: boolean
  /** What it replaces is known by the session's last answer only. */
  isVague?: boolean
}

export type RestClient = {
  user: string
  session: string
  /** What was read, oldest first: two tabs of one session. */
  bodies: Body[]
  /** What the session was last answered, as far as it heard that. */
  sure: Body | null
  /** Requests that heard no answer. */
  retries: Request[]
}

/** Reads a list, or all. */
export async function restRead(world: World, client: RestClient, pick: number): Promise<void> {
  const path = pick % 2 === 0 ? '/grocerylists' : '/grocerylists/shared'
  const answer = await ask(world, client, { method: 'GET', path, headers: {} })
  if (answer.status !== 200) return
  const lists = JSON.parse(answer.text) as Body[]
  const list = lists[pick % Math.max(1, lists.length)]
  if (list) take(client, list)
}

/** Changes a list that was read before and sends it back whole. */
export async function restPatch(world: World, client: RestClient, pick: number): Promise<void> {
  const read = client.bodies[pick % Math.max(1, client.bodies.length)]
  if (!read) return
  const { groceries, meant } = changed(world, client, { read, pick })
  // Without a version the last answer of the session counts, so only that may be sent then.
  const mode = pick % 3 === 0 && read === client.sure ? 'none' : pick % 3 === 1 ? 'header' : 'body'
  await send(world, client, {
    method: 'PATCH',
    path: `/grocerylists/${read.id}`,
    body: JSON.stringify({
      name: read.name,
      groceries,
      ...(mode === 'body' ? { version: read.version } : {}),
    }),
    isVague: mode === 'none',
    headers: mode === 'header' ? { 'If-Match': `"${read.version}"` } : {},
    meant,
    isDone: false,
  })
}

/** Appends an entry; the server chooses its id. */
export async function restAppend(world: World, client: RestClient, pick: number): Promise<void> {
  const read = client.bodies[pick % Math.max(1, client.bodies.length)]
  if (!read) return
  const value = newText(world)
  await send(world, client, {
    method: 'PATCH',
    path: `/grocerylists/${read.id}`,
    body: JSON.stringify({ groceries: [{ text: value, isChecked: true }] }),
    headers: {},
    meant: () => noteAppended(world, client, { value, root: read.id }),
    isDone: false,
  })
}

/** Sends once more what heard no answer. */
export async function restRetry(world: World, client: RestClient): Promise<void> {
  const request = client.retries.shift()
  if (request) await carryOut(world, client, request)
}

/** Brings back a deleted list of the client's own. */
export async function restRestore(world: World, client: RestClient, pick: number): Promise<void> {
  const deleted = world.intents.filter(
    ({ kind, user }) => kind === 'delete' && user === client.user,
  )
  const root = deleted[pick % Math.max(1, deleted.length)]?.root
  const row = [...world.server.memory.tables.records.values()].find(({ id }) => id === root)
  if (root === undefined || row?.kind !== 'list') return
  const path = `/grocerylists/${root}/restore`
  const answer = await ask(world, client, { method: 'POST', path, headers: {} })
  if (answer.status === 200) world.broughtBack.add(root)
}

type Changing = { read: Body; pick: number }

function changed(world: World, client: RestClient, { read, pick }: Changing) {
  const at = pick % Math.max(1, read.groceries.length)
  const entry = read.groceries[at]
  const who = { by: client.session, user: client.user }
  const about = { record: entry?.id ?? '', root: read.id, saw: entry?.text ?? null }
  const others = read.groceries.filter((other) => other !== entry)
  const entries = (list: readonly Entry[]) =>
    list.map(({ id, text, isChecked }) => ({ id, text, isChecked }))
  if (!entry) return { groceries: [], meant: () => {} }
  if (pick % 4 === 0) {
    const meant = () =>
      void note(world, who, { ...about, kind: 'remove', sawTicked: entry.isChecked })
    return { groceries: entries(others), meant }
  }
  if (pick % 4 === 1) {
    const next = { ...entry, isChecked: !entry.isChecked }
    const meant = () => {
      note(world, who, { ...about, kind: entry.isChecked ? 'untick' : 'tick' })
    }
    return { groceries: entries([...others, next]), meant }
  }
  const value = newText(world)
  const meant = () => void note(world, who, { ...about, kind: 'text', value })
  return { groceries: entries([...others, { ...entry, text: value }]), meant }
}

function noteAppended(
  world: World,
  client: RestClient,
  { value, root }: { value: string; root: string },
): void {
  const rows = [...world.server.memory.tables.records.values()]
  const row = rows.find(({ cells }) => cells['text']?.v === value)
  if (!row) return
  const who = { by: client.session, user: client.user }
  note(world, who, { kind: 'text', record: row.id, root, value })
}

async function send(world: World, client: RestClient, request: Request): Promise<void> {
  const key = `key-${client.session}-${world.requests}`
  world.requests += 1
  await carryOut(world, client, {
    ...request,
    headers: { ...request.headers, 'Idempotency-Key': key },
  })
}

/** The server may be told and the answer lost: then the same goes out again later. */
async function carryOut(world: World, client: RestClient, request: Request): Promise<void> {
  const fate = world.isCalm ? 9 : world.chance.below(10)
  client.sure = null
  // What names no version is not repeated: by then the session may have been answered something else.
  const repeat = () => {
    if (request.isVague !== true) client.retries.push(request)
  }
  if (fate === 0) return repeat()
  const answer = await ask(world, client, request)
  const isDone = answer.status < 300
  if (isDone && !request.isDone) {
    world.witness.deliver(request.body ?? '')
    request.meant()
  }
  request.isDone ||= isDone
  if (fate === 1 || answer.status >= 500) repeat()
  else if (isDone && answer.text !== '') take(client, JSON.parse(answer.text) as Body)
}

function take(client: RestClient, body: Body): void {
  client.bodies = [...client.bodies, body].slice(-2)
  client.sure = body
}

function ask(
  world: World,
  client: RestClient,
  request: { method: string; path: string; body?: string; headers: object },
): Promise<Answer> {
  const { method, path, body } = request
  const token = `${client.user}/${client.session}/0`
  const headers = { 'Content-Type': 'application/json', ...request.headers }
  return world.server.ask({ method, path, token, headers, ...(body ? { body } : {}) })
}
