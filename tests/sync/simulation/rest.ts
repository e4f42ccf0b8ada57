/**
 * Plain callers of the API beside the devices. They read lists, change what they read and send it
 * back as a whole or append to it, with a version and without, and repeat what was not answered.
 */
import { keyOf, note, type Intent, type NewIntent } from './intents.ts'
import { isThere, isUnseen } from './removals.ts'
import type { Answer } from './server.ts'
import { must } from './violation.ts'
import { newText, type World } from './world.ts'

type Entry = { id: string; text: string; isChecked: boolean }
type Body = {
  id: string
  version: number
  name: string
  groceries: Entry[]
  /** By record and field: whose values these are. */
  read: ReadonlyMap<string, Intent>
  /** The epoch that the server had when it answered this. */
  epoch: string | undefined
}

type Request = {
  method: string
  path: string
  body?: string
  headers: Record<string, string>
  /** What its caller means by it; asked once the server has done it. */
  meant: () => NewIntent[]
  /** By record and field: whose values it sends back. */
  read?: Body['read']
  /** It names no version: the server takes what this session was last answered for seen. */
  isVague?: boolean
}

export type RestClient = {
  user: string
  session: string
  /** What was read, oldest first: of one session in two tabs. */
  bodies: Body[]
  /** What the session was last answered; null where it may have missed an answer. */
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
  if (list) take(world, client, list)
}

/** Changes a list that was read before and sends it back whole. */
export async function restPatch(world: World, client: RestClient, pick: number): Promise<void> {
  const read = client.bodies[pick % Math.max(1, client.bodies.length)]
  if (!read) return
  const { groceries, meant } = changed(world, { read, pick })
  // Without a version what the session was last answered counts as seen, so only that is sent.
  const isSure = read === client.sure && read.epoch === epochOf(world)
  const mode = pick % 3 === 0 && isSure ? 'none' : pick % 3 === 1 ? 'header' : 'body'
  await send(world, client, {
    method: 'PATCH',
    path: `/grocerylists/${read.id}`,
    body: JSON.stringify({
      name: read.name,
      groceries,
      ...(mode === 'body' ? { version: read.version } : {}),
    }),
    isVague: mode === 'none',
    read: read.read,
    headers: mode === 'header' ? { 'If-Match': `"${read.version}"` } : {},
    meant,
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
    meant: () => appended(world, { value, root: read.id }),
  })
}

/** Sends a request again that heard no answer. */
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
  if (answer.status !== 200) return
  const { scope } = row
  const who = { by: client.session, user: client.user }
  world.judge.plain([note(world, who, { kind: 'restore', record: root, root, scope })])
  take(world, client, JSON.parse(answer.text) as Body)
}

/**
 * What was removed before its reader was let in counts as never seen, so that who sends it back makes
 * it anew.
 */
function anew({ judge }: World, { user }: RestClient, { read, body = '' }: Request): NewIntent[] {
  const isGone = (intent: Intent) =>
    body.includes(intent.record) &&
    !isThere(judge.ledger, intent.record) &&
    isUnseen(judge.asking, { ...intent, user })
  return [...(read?.values() ?? [])].filter(isGone).map((shown): NewIntent => {
    const { record, root, scope, field, value } = shown
    // Nothing of what it was shows, and it is nobody's loss.
    const before = judge.ledger.fields.get(keyOf(record, field))
    const others = before ? [before.intent] : []
    return { kind: 'write', record, root, scope, field, value, shown, others }
  })
}

/** What a request changes in what it makes anew takes the place of that, and is nobody's loss either. */
function knowing(back: readonly NewIntent[], made: NewIntent): NewIntent {
  const same = back.find(({ record, field }) => record === made.record && field === made.field)
  return same ? { ...made, others: [...(made.others ?? []), ...(same.others ?? [])] } : made
}

type Changing = { read: Body; pick: number }

function changed(world: World, { read, pick }: Changing) {
  const at = pick % Math.max(1, read.groceries.length)
  const entry = read.groceries[at]
  if (!entry) return { groceries: [], meant: () => [] }
  const rest = read.groceries.filter((other) => other !== entry)
  const entries = (list: readonly Entry[]) =>
    list.map(({ id, text, isChecked }) => ({ id, text, isChecked }))
  const place = placeIn(world, entry.id, read.id)
  const shown = (field: string) => read.read.get(keyOf(entry.id, field)) ?? null
  const others = [shown('text'), shown('isChecked')].filter((intent) => intent !== null)
  const write = (field: string, value: unknown) => (): NewIntent[] => [
    { kind: 'write', ...place, field, value, shown: shown(field), others, sentText: entry.text },
  ]
  if (pick % 4 === 0) {
    const meant = (): NewIntent[] => [{ kind: 'remove', ...place, others }]
    return { groceries: entries(rest), meant }
  }
  if (pick % 4 === 1) {
    const isChecked = !entry.isChecked
    const next = { ...entry, isChecked }
    return { groceries: entries([...rest, next]), meant: write('isChecked', isChecked) }
  }
  const value = newText(world)
  const next = { ...entry, text: value }
  return { groceries: entries([...rest, next]), meant: write('text', value) }
}

function placeIn(world: World, record: string, root: string) {
  return { record, root, scope: world.judge.ledger.things.get(root)?.scope ?? '' }
}

/** The server chose the id. What it filled in beside the text counts as written with it. */
function appended(world: World, { value, root }: { value: string; root: string }): NewIntent[] {
  const rows = [...world.server.memory.tables.records.values()]
  const row = rows.find(({ cells }) => cells['text']?.v === value)
  if (!row) return []
  const place = placeIn(world, row.id, root)
  const values = { text: value, isChecked: false, category: null, pos: row.cells['pos']?.v }
  return Object.entries(values).map(([field, value]) => ({
    kind: 'write',
    ...place,
    field,
    value,
    isFirst: true,
  }))
}

async function send(world: World, client: RestClient, request: Request): Promise<void> {
  const key = `key-${client.session}-${world.requests}`
  world.requests += 1
  await carryOut(world, client, {
    ...request,
    headers: { ...request.headers, 'Idempotency-Key': key },
  })
}

/** The request or its answer may get lost: then the same goes out again later. */
async function carryOut(world: World, client: RestClient, request: Request): Promise<void> {
  const fate = world.isCalm ? 9 : world.chance.below(10)
  client.sure = null
  // A request without a version is not repeated: by then the session may have read something else.
  const repeat = () => {
    if (request.isVague !== true) client.retries.push(request)
  }
  if (fate === 0) return repeat()
  const answer = await ask(world, client, request)
  const isDone = answer.status < 300
  const { done } = world.judge.ledger
  if (isDone && !done.has(request)) {
    done.add(request)
    const who = { by: client.session, user: client.user }
    const back = anew(world, client, request)
    const meant = [...back, ...request.meant().map((made) => knowing(back, made))]
    world.judge.plain(
      meant.map((made) => note(world, who, made)),
      request.read,
    )
  }
  if (fate === 1 || answer.status >= 500) repeat()
  else if (isDone && answer.text !== '') take(world, client, JSON.parse(answer.text) as Body)
}

/** Changes with every restored backup, even where nobody tells the server of it. */
function epochOf({ server }: World): string | undefined {
  return server.memory.tables.meta.get('epoch')
}

function take(world: World, client: RestClient, answered: Omit<Body, 'read' | 'epoch'>): void {
  const { ledger, unsure } = world.judge
  const read = new Map<string, Intent>()
  for (const { id } of answered.groceries) {
    for (const field of ['text', 'isChecked']) {
      const standing = ledger.fields.get(keyOf(id, field))
      if (standing) read.set(keyOf(id, field), standing.intent)
    }
    const why = () => `${client.user} was given ${id}, which is not there`
    must(isThere(ledger, id) || unsure.has(id), 'plain callers read the same', why)
  }
  const body = { ...answered, read, epoch: epochOf(world) }
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
