// Calls of friends begin in one statement, too, and what a call has to know comes with it: how much is
// counted for the owner, and of a list all items. `open_calls` (0010) stays for a process of the version
// before, which may run on beside this one. What a call leaves for 90 days takes less room.
import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  // The order of locks is that of server/sync/run-call.ts: log, scope, rows. The right of a friend is
  // looked up before the lock, so that nobody without it stands in the queue, and told as it stands
  // behind it, where nobody can take it away: each statement sees what was committed when it began.
  sql`create function begin_calls(
    caller uuid, mutations text[], hashes bytea[], target uuid, wanted_kind text, wanted uuid[],
    flags text[], is_whole boolean
  ) returns text language plpgsql as $$
  declare
    calls bigint := greatest(cardinality(mutations), 1);
    claimed bigint;
    place record;
    pair json;
    latest bigint;
    items text := '';
  begin
    if cardinality(mutations) > 0 then
      insert into mutation_log (user_id, mutation_id, hash)
        select caller, m.id, m.hash from unnest(mutations, hashes) as m (id, hash)
        on conflict do nothing;
      get diagnostics claimed = row_count;
      if claimed < cardinality(mutations) then
        return json_build_object('claimed', false);
      end if;
    end if;
    select r.scope, r.owner, r.kind into place from records r
      where r.id = target and r.kind = wanted_kind and r.kind in ('list', 'item', 'recipe', 'place');
    if place.owner is null then
      return json_build_object('claimed', true);
    end if;
    if place.owner <> caller then
      perform from friendships f
        where f.low = least(place.owner, caller) and f.high = greatest(place.owner, caller)
          and f.status = 'accepted' and exists (
            select from unnest(flags) as flag
            where (case when f.low = caller then f.grants_high else f.grants_low end)->>flag = 'true'
          );
      if not found then
        return json_build_object('claimed', true);
      end if;
    end if;
    perform pg_advisory_xact_lock(hashtextextended(place.scope, 0));
    if place.owner <> caller then
      select to_json(f) into pair from friendships f
        where f.low = least(place.owner, caller) and f.high = greatest(place.owner, caller);
    end if;
    update scopes s set ver = s.ver + calls, write = nextval('writes')
      where s.scope = place.scope returning s.ver into latest;
    if cardinality(mutations) > 0 then
      update mutation_log l
        -- The scope is that of the subject, which never moves.
        set status = 200, version = latest - calls + m.at, subject = target
        from unnest(mutations) with ordinality as m (id, at)
        where l.user_id = caller and l.mutation_id = m.id;
    end if;
    -- Put together as text, which takes half the time of making JSON of rows.
    if is_whole then
      select string_agg('["' || o.id || '",' || o.ver || ',' || o.born || ',"' || o.created_by || '",'
          || o.created_at || ',' || coalesce(o.del::text, 'null') || ',' || o.cells || ']', ',')
        into items from records o where o.parent = target and o.id <> all(wanted);
    end if;
    return left(json_build_object('claimed', true, 'scope', place.scope, 'owner', place.owner,
      'ver', latest - calls + 1, 'friendship', pair,
      'usage', (
        select json_build_object('records', sum(s.records), 'bytes', sum(s.bytes),
          'things', sum(s.things) filter (where s.scope = place.scope))
        from unnest(array['me:', 'lists:', 'recipes:', 'places:']) as part
          join scopes s on s.scope = part || place.owner::text
      ),
      'rows', (
        select coalesce(json_agg(r), '[]'::json) from records r
        where r.id = any(wanted) and r.kind in ('list', 'item', 'recipe', 'place')
      ))::text, -1) || ',"items":[' || coalesce(items, '') || ']}';
  end $$`,
  // Rows come in the order of time: for what is removed once a day the pages are found by their ranges.
  sql`drop index mutation_log_at`,
  sql`create index mutation_log_at on mutation_log using brin (at)`,
  sql`drop index history_at`,
  sql`create index history_at on history using brin (at)`,
]

export const migration0012: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
