// How a call begins, as a function of the database: each of its statements sees what was committed
// when it began, also after waiting for a lock, which the parts of one statement do not.
import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  // The order of locks is that of server/sync/run-call.ts: log, scope, rows.
  sql`create function open_calls(
    caller uuid, mutations text[], hashes bytea[], target uuid, wanted_kind text, wanted uuid[]
  ) returns jsonb language plpgsql as $$
  declare
    calls bigint := greatest(cardinality(mutations), 1);
    claimed bigint;
    place record;
    latest bigint;
  begin
    insert into mutation_log (user_id, mutation_id, hash)
      select caller, m.id, m.hash from unnest(mutations, hashes) as m (id, hash)
      on conflict do nothing;
    get diagnostics claimed = row_count;
    if claimed < cardinality(mutations) then
      return jsonb_build_object('claimed', false);
    end if;
    select r.scope, r.owner, r.kind into place from records r
      where r.id = target and r.kind = wanted_kind and r.kind in ('list', 'item', 'recipe', 'place');
    if place.owner is distinct from caller then
      return jsonb_build_object('claimed', true);
    end if;
    perform pg_advisory_xact_lock(hashtextextended(place.scope, 0));
    update scopes s set ver = s.ver + calls, write = nextval('writes')
      where s.scope = place.scope returning s.ver into latest;
    update mutation_log l
      set status = 200, scope = place.scope, version = latest - calls + m.at, subject = target
      from unnest(mutations) with ordinality as m (id, at)
      where l.user_id = caller and l.mutation_id = m.id;
    return jsonb_build_object('claimed', true, 'scope', place.scope, 'ver', latest - calls + 1,
      'rows', (
        select coalesce(jsonb_agg(to_jsonb(r)), '[]') from records r
        where r.id = any(wanted) and r.kind in ('list', 'item', 'recipe', 'place')
      ));
  end $$`,
]

export const migration0010: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
