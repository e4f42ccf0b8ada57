// A recipe or place for somebody who asks for it, with all that decides whether they may see it: one
// statement, whatever there is, so that its time says nothing either.
import type { Kysely } from 'kysely'
import { askText } from './ask.ts'
import type { Database } from './database.ts'
import { seenInJson, type Friendship, type FriendshipJson } from './friendships.ts'
import { COLUMN_NAMES } from './record-text.ts'
import { toRow, type Columns, type StoredRow } from './records.ts'
import { keyBeside } from './keys.ts'
import { SESSION_ROWS, type SessionRow } from './sessions.ts'

/** What is known. friendship: with the owner, as the asker sees it. session: the one that was asked for. */
export type FoundThing = {
  row: StoredRow | undefined
  ownerName: string
  friendship: Friendship | undefined
  session: SessionRow | undefined
}

type Found = {
  record: Columns | null
  owner_name: string | null
  friendship: FriendshipJson | null
  session: (Omit<SessionRow, Times> & Record<Times, string | null>) | null
}
type Times = 'not_after' | 'banned_until' | 'deleted_at'

// Each with a limit of one: a plan for several may hash whole tables.
const THING = `
  select to_jsonb(r) as record, u.display_name as owner_name, to_jsonb(f) as friendship,
    to_jsonb(s) as session
  from (values (0)) as one
  left join (select ${COLUMN_NAMES} from find_records(array[$1::uuid], null) r) r on true
  left join lateral (select ${keyBeside('r.scope', 'me')} as id) owner on true
  left join lateral (select display_name from users where id = owner.id limit 1) u on true
  left join lateral (
    select * from friendships where owner.id <> $2::uuid
      and low = least(owner.id, $2::uuid) and high = greatest(owner.id, $2::uuid) limit 1
  ) f on true
  left join lateral (${SESSION_ROWS} where s.id = $3::uuid) s on true`

/** Looks something up for somebody (`me`), and a session if there is one to be checked. */
export async function findThing(
  db: Kysely<Database>,
  { id, me, sessionId }: { id: string; me: string; sessionId: string | undefined },
): Promise<FoundThing> {
  const [found] = await askText<Found>(db, THING, [id, me, sessionId ?? null])
  const { record, owner_name: ownerName, friendship, session } = found ?? {}
  return {
    row: record ? toRow(record) : undefined,
    ownerName: ownerName ?? '',
    friendship: friendship ? seenInJson(friendship, me) : undefined,
    session: session ? sessionRow(session) : undefined,
  }
}

function sessionRow(session: NonNullable<Found['session']>): SessionRow {
  return {
    ...session,
    not_after: dateOf(session.not_after),
    banned_until: dateOf(session.banned_until),
    deleted_at: dateOf(session.deleted_at),
  }
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))
