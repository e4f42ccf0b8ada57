/**
 * Compares, after every answer, what stands on the server with what has to stand by ledger.ts, and
 * the notices with who has lost. Reads the tables and calls nothing of the product.
 */
import { canonicalJson, sameValue } from '#shared/merge/canonical.ts'
import type { StoredRow } from '#server/db/records.ts'
import type { SyncCall } from '#shared/schemas/sync.ts'
import {
  beginningOf,
  intentByValue,
  keyOf,
  nameOf,
  recordOf,
  stampKey,
  type Intent,
} from './intents.ts'
import { arrive } from './ledger.ts'
import { isThere } from './removals.ts'
import { copyLedger, createLedger, type Asking, type Ledger, type Standing } from './standing.ts'
import { giveBack, writeAnew } from './after-restore.ts'
import type { Disk } from '../../support/memory-store.ts'
import { judgeNotice, noteNotice } from './notices.ts'
import { spanOf } from './span.ts'
import { must } from './violation.ts'
import type { World } from './world.ts'

/** The fields whose every edit is judged. */
const FIELDS: Record<string, readonly string[]> = {
  list: ['name', 'categories'],
  item: ['text', 'isChecked', 'category', 'pos'],
  recipe: ['title', 'description'],
  place: ['name', 'location'],
  profile: ['displayName'],
  friendship: ['canViewRecipes', 'canEditRecipes', 'canManageGroceryLists', 'canViewPlaces'],
}

export type Judge = {
  ledger: Ledger
  asking: Asking
  /** Calls that the server has carried out just now, in their order. */
  calls(calls: readonly SyncCall[], user: string): void
  /** What a plain caller meant, once the server has said that it is done. */
  plain(intents: readonly Intent[], read?: ReadonlyMap<string, Intent>): void
  /** A copy of the database is taken, or put back. */
  backUp(): void
  restore(): void
  /** Items of which nobody knows whether they are there: see Asking. */
  unsure: ReadonlySet<string>
  /** Compares all that has changed since the last time. */
  look(): void
}

/** Judges a world from now on; what stands there counts as seen by everybody. */
export function createJudge(world: World): Judge {
  const rows = new Map<string, StoredRow>()
  const news = new Set<string>()
  const maybe = new Set<string>()
  /** Rows that an intent is about which came since the last look. */
  const meant = new Set<string>()
  /** By intent: how many restores there had been when it came. */
  const arrived = new Map<Intent, number>()
  const noteArrival = (intents: readonly Intent[]) => {
    for (const intent of intents) {
      arrived.set(intent, world.restores)
      intent.came ??= world.now
    }
  }
  let copy: Ledger | null = null
  const stored = () => world.server.memory.tables.records
  const asking: Asking = {
    ledger: createLedger(),
    spanOf: (intent) => spanOf(world, intent),
    stands(intent, name) {
      const row = stored().get(placeOf(intent))
      const cell = row?.cells[intent.field]
      if (!cell || !sameValue(cell.v, intent.value)) return false
      if (name !== undefined) return cell.s === name
      const author = world.stamps.get(stampKey(keyOf(intent.record, intent.field), cell.s))
      // What the server filled in has no author, and a stamp that a clock gave twice names nobody.
      const isTwice = author !== undefined && !sameValue(author.value, cell.v)
      // After a restore a wrong clock may give a device the same stamp again for another edit.
      const isOnesAgain = asking.isTimeless() && author?.writer === intent.writer
      return author === undefined || author === intent || isFill(author) || isTwice || isOnesAgain
    },
    friendOf: (record) => stored().get(record)?.cells['userId']?.v as string | undefined,
    isMaker: (record, user) =>
      world.intents.some((made) => made.record === record && made.isFirst && made.user === user),
    isSince: (intent) => arrived.get(intent) === world.restores,
    isUnder(intent) {
      const cell = stored().get(placeOf(intent))?.cells[intent.field]
      const author = cell && intentByValue(world, keyOf(intent.record, intent.field), cell.v)
      return author?.seen.has(intent) === true
    },
    isEmptied(record) {
      const thing = asking.ledger.things.get(record)
      const row = thing && rows.get(placeOf({ record, scope: thing.scope }))
      return row !== undefined && Object.keys(row.cells).length === 0
    },
    isComing: ({ call }) => world.devices.some(({ disk }) => waits(disk, call)),
    isAgain: ({ at, record, field, value }) =>
      world.intents.some(
        (later) =>
          later.at > at &&
          later.record === record &&
          later.field === field &&
          sameValue(later.value, value),
      ),
    isDoubtful: ({ call }) => call === null && world.restores > 0,
    isRestored: () => world.restores > 0,
    isTimeless: () => world.restores > 0 && world.isServerClockWrong,
    isForgetful: () => world.isLongAgo || world.restores > 0,
    there: new Set(),
    unseen: new Set(),
    reborn: new Set(),
    unsure: new Set(),
    forNow: new Set(),
    news,
    maybe,
    alike: new Set(),
  }
  const judge: Judge = {
    get ledger() {
      return asking.ledger
    },
    asking,
    unsure: asking.unsure,
    calls(done, user) {
      for (const call of done) {
        const intents = world.byCall.get(call.mutationId) ?? []
        for (const intent of intents) {
          meant.add(placeOf(intent))
          intent.isRepeated ||= intent.came !== null
        }
        if (call.path.endsWith('/reassert')) giveBack(world, asking, { call, giver: user })
        else arrive(asking, intents)
        noteArrival(intents)
      }
      judge.look()
    },
    plain(intents, read) {
      for (const intent of intents) meant.add(placeOf(intent))
      arrive(asking, intents)
      noteArrival(intents)
      if (read && world.restores > 0) writeAnew(world, asking, read)
      judge.look()
    },
    backUp() {
      copy = copyLedger(asking.ledger)
    },
    restore() {
      if (copy) asking.ledger = copyLedger(copy)
      // A row that the backup lacks counts as new if it comes again.
      for (const key of rows.keys()) if (!stored().has(key)) rows.delete(key)
      judge.look()
    },
    look() {
      const found = new Set<string>()
      for (const [key, row] of stored()) {
        const isKnown = rows.get(key) === row && !meant.has(key)
        if (row.kind === 'notice') noteNotice(row, found)
        if (isKnown) continue
        const before = rows.get(key)
        rows.set(key, row)
        if (row.kind === 'notice') judgeNotice(world, asking, row)
        else judgeRow(world, asking, { row, before })
      }
      for (const key of news) {
        const lost = asking.ledger.told.get(key)
        if (!lost) continue
        must(found.has(key), 'losers hear of it', () => `${nameOf(lost)} lost, and nobody was told`)
      }
      for (const record of asking.reborn) asking.unsure.add(record)
      asking.reborn.clear()
      meant.clear()
      news.clear()
      maybe.clear()
      asking.alike.clear()
    },
  }
  for (const row of stored().values()) begin(world, asking.ledger, row)
  for (const [key, row] of stored()) rows.set(key, row)
  return judge
}

const isFill = ({ by, at }: Intent) => by === 'a rule' && at < 0

function waits({ outbox }: Disk, call: string | null): boolean {
  return [...outbox.values()].some(
    ({ mutationId, state }) => mutationId === call && state !== 'parked',
  )
}

const placeOf = ({ record, scope }: { record: string; scope: string }) =>
  record.startsWith('me:') ? record : `${scope} ${record}`

function begin(world: World, ledger: Ledger, row: StoredRow): void {
  const fields = FIELDS[row.kind]
  if (!fields || row.del) return
  const record = recordOf(row)
  const about = { record, root: row.parent ?? record, scope: row.scope }
  ledger.things.set(record, { kind: row.kind, root: about.root, scope: row.scope })
  for (const field of fields) {
    const cell = row.cells[field]
    const intent = beginningOf(world, about, { field, value: cell?.v ?? null })
    const key = keyOf(record, field)
    ledger.fields.set(key, { intent, user: intent.user, lo: -Infinity, hi: world.now })
    world.beginnings.set(key, intent)
    if (cell) world.stamps.set(stampKey(key, cell.s), intent)
  }
}

type Judged = { row: StoredRow; before: StoredRow | undefined }

function judgeRow(world: World, asking: Asking, { row, before }: Judged): void {
  const { ledger } = asking
  const fields = FIELDS[row.kind]
  if (!fields) return
  const record = recordOf(row)
  if (row.kind === 'profile') checkNames(world, row)
  if (row.kind === 'friendship' && (row.del || isAnother(row, before))) {
    return begin(world, ledger, { ...row, del: null })
  }
  if (Object.keys(row.cells).length === 0) {
    const why = () => `${row.kind} ${record} was emptied, and nobody had removed it`
    const isUnsure = asking.unsure.has(record) || asking.forNow.has(record)
    const isDead = !isThere(ledger, record) || isUnsure
    return must(isDead, 'only the dead are forgotten', why)
  }
  must(ledger.things.has(record), 'made by somebody', () => `nobody made ${row.kind} ${record}`)
  const wasEmptied = before !== undefined && Object.keys(before.cells).length === 0
  // Only a text that stands can have made the item anew.
  const isText = ledger.fields.get(keyOf(record, 'text'))?.name !== row.cells['text']?.s
  const isFilled = wasEmptied || (isText && asking.reborn.has(record))
  for (const field of fields) {
    const cell = row.cells[field]
    const key = keyOf(record, field)
    const standing = ledger.fields.get(key)
    const isKept = !wasEmptied && standing?.name === cell?.s
    // After a restore a text makes anew what was removed if nobody remembers its author to have seen it.
    const isBeside = row.del !== null && cell?.s === row.cells['text']?.s && asking.isRestored()
    const isAnew = (isFilled || (isText && isBeside)) && field !== 'text' && !isKept
    if (standing === undefined || isAnew) {
      // The server has filled it in beside the text that was written.
      const shown = ledger.fields.get(keyOf(record, 'text'))?.intent ?? null
      const about = { record, root: row.parent ?? record, scope: row.scope }
      const filled = beginningOf(world, about, { field, value: cell?.v ?? null })
      // Without a cell nothing was filled in: whoever writes there first takes nothing from anybody.
      const intent = cell ? { ...filled, by: 'a rule', shown } : filled
      const named = cell ? { name: cell.s } : {}
      ledger.fields.set(key, { intent, user: intent.user, lo: -Infinity, hi: Infinity, ...named })
      if (cell) world.stamps.set(stampKey(key, cell.s), intent)
      continue
    }
    const isOff = row.kind === 'friendship' && world.restores > 0 && cell?.v === false
    const { intent, ...span } = isOff ? takenAway(standing) : inOrder(asking, standing, cell?.v)
    if (isOff) ledger.fields.set(key, { intent, ...span })
    const isSame = sameValue(cell?.v ?? null, intent.value ?? null)
    const why = () => `${key} is ${canonicalJson(cell?.v ?? null)} instead of ${nameOf(intent)}`
    must(isSame, 'what was meant stands', why)
    if (!cell) continue
    world.stamps.set(stampKey(key, cell.s), intent)
    ledger.fields.set(key, { intent, ...span, name: cell.s })
  }
}

/** In friendships a person has the name that they gave themselves. */
function checkNames(world: World, { id, cells }: StoredRow): void {
  const name = cells['displayName']?.v
  for (const { kind, cells: seen, by } of world.server.memory.tables.records.values()) {
    if (kind !== 'friendship' || seen['userId']?.v !== id) continue
    const isSame = seen['displayName']?.v === name
    must(
      isSame,
      'one name',
      () => `${by} has ${String(seen['displayName']?.v)} for ${String(name)}`,
    )
  }
}

/** After a restored backup a right may be turned off by itself, and none is turned on. */
function takenAway({ intent, ...span }: Standing): Standing {
  const { value, seen } = intent
  if (value === false) return { intent, ...span }
  const ruled = { ...intent, value: false, by: 'a rule', isTakenAgain: true, shown: intent }
  return { ...span, intent: { ...ruled, seen: new Set([...seen, intent]) } }
}

/** Categories whose order nobody can tell, as after a restore, stand as they do on the server. */
function inOrder(asking: Asking, { intent, ...span }: Standing, there: unknown): Standing {
  const sorted = (names: unknown) => Array.isArray(names) && names.map(String).sort()
  const isOpen = intent.isAnyOrder === true || asking.isRestored()
  const isSame = intent.field === 'categories' && sameValue(sorted(intent.value), sorted(there))
  if (!isOpen || !isSame || sameValue(intent.value, there)) return { intent, ...span }
  return { ...span, intent: { ...intent, value: there, isAnyOrder: false } }
}

/** Whether a friendship was made anew, answered or ended, so that earlier grants do not count. */
function isAnother(row: StoredRow, before: StoredRow | undefined): boolean {
  return !before || before.del !== null || before.cells['status']?.v !== row.cells['status']?.v
}
