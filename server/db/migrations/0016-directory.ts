// Ids are looked up, and kept unique, in a directory; everything else names the scope in which it stands.
// So each table could be spread over machines: docs/scale.md, docs/decisions/0038. One transaction: a
// migration that is broken off has changed nothing.
import { sql, type Kysely, type Migration } from 'kysely'

/** Of the directory's row `d`, the scope. */
const SCOPE = `case d.kind when 'recipe' then 'recipes:' when 'place' then 'places:' else 'lists:' end
  || d.owner`

const statements = [
  // In the order in which writers take them, so that nobody waits in a circle.
  sql`lock table records, history, rest_seen in access exclusive mode`,
  // Of lists, items, recipes and places, which stand in one scope each. It is spread by id.
  sql`create table directory (id uuid not null, owner uuid not null, kind text not null)`,
  sql`insert into directory (id, owner, kind)
    select r.id, r.owner, r.kind from records r
    where r.kind in ('list', 'item', 'recipe', 'place') order by r.id`,
  sql`alter table directory add primary key (id)`,
  sql`drop index records_id_once`,

  // What is written anew takes less room than an update: columns of a fixed length come first. In the
  // order of time, for the index by ranges. What stands in the scopes of two, such as a friendship, does
  // not say whose value it was; nobody asks for it, and it goes with the record.
  sql`alter table history rename to history_by_record`,
  sql`create table history (
    ver bigint not null,
    at timestamptz not null default now(),
    record_id uuid not null,
    refused boolean not null default false,
    scope text collate "C" not null,
    field text not null,
    cell jsonb
  )`,
  sql`insert into history (ver, at, record_id, refused, scope, field, cell)
    select h.ver, h.at, h.record_id, h.refused, r.scope, h.field, h.cell
    from history_by_record h
      join (select id, min(scope) as scope from records group by id) r on r.id = h.record_id
    order by h.at`,
  sql`drop table history_by_record`,
  sql`create index history_record on history (record_id, ver)`,
  sql`create index history_at on history using brin (at)`,

  // A process of the version before writes no directory: its statements name the key that this table
  // had, and so each of its writes fails as a whole, to be tried again. It reads on.
  sql`alter table rest_seen rename to rest_seen_by_session`,
  sql`create unlogged table rest_seen (
    ver bigint not null,
    at timestamptz not null default now(),
    record_id uuid not null,
    scope text collate "C" not null,
    session_id text not null
  )`,
  sql`insert into rest_seen (scope, session_id, record_id, ver, at)
    select ${sql.raw(SCOPE)}, s.session_id, s.record_id, s.ver, s.at
    from rest_seen_by_session s join directory d on d.id = s.record_id`,
  sql`drop table rest_seen_by_session`,
  sql`alter table rest_seen add primary key (session_id, record_id, scope)`,

  // Records by id, wherever they stand, and the items of one of them, if it is a list: one statement that
  // looks the ids up, then one for each scope. Stable: all of it sees what the statement sees that asks.
  sql`create function find_records(wanted uuid[], list uuid)
  returns setof records language plpgsql stable as $$
  declare
    place record;
  begin
    for place in
      select ${sql.raw(SCOPE)} as scope, array_agg(d.id) as ids
        from directory d where d.id = any(wanted) group by 1
    loop
      return query select r.* from records r where r.scope = place.scope and r.id = any(place.ids);
      if list = any(place.ids) then
        return query select r.* from records r where r.scope = place.scope and r.parent = list;
      end if;
    end loop;
  end $$`,

  // As in 0012 but for the directory: it is asked once, and again only where an id is named that does
  // not stand in the scope. The order of locks is that of server/sync/run-call.ts: log, scope, rows. The
  // right of a friend is looked up before the lock, so that nobody without it stands in the queue, and
  // told as it stands behind it, where nobody can take it away: each statement sees what was committed
  // when it began.
  sql`create or replace function begin_calls(
    caller uuid, mutations text[], hashes bytea[], target uuid, wanted_kind text, wanted uuid[],
    flags text[], is_whole boolean
  ) returns text language plpgsql as $$
  declare
    calls bigint := greatest(cardinality(mutations), 1);
    claimed bigint;
    place record;
    pair json;
    latest bigint;
    found_rows json;
    found_count bigint;
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
    select ${sql.raw(SCOPE)} as scope, d.owner into place from directory d
      where d.id = target and d.kind = wanted_kind;
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
    select coalesce(json_agg(r), '[]'::json), count(*) into found_rows, found_count
      from records r where r.scope = place.scope and r.id = any(wanted);
    if found_count < cardinality(wanted) then
      select coalesce(json_agg(r), '[]'::json) into found_rows from find_records(wanted, null) r;
    end if;
    -- Put together as text, which takes half the time of making JSON of rows.
    if is_whole then
      select string_agg('["' || o.id || '",' || o.ver || ',' || o.born || ',"' || o.created_by || '",'
          || o.created_at || ',' || coalesce(o.del::text, 'null') || ',' || o.cells || ']', ',')
        into items from records o
        where o.scope = place.scope and o.parent = target and o.id <> all(wanted);
    end if;
    return left(json_build_object('claimed', true, 'scope', place.scope, 'owner', place.owner,
      'ver', latest - calls + 1, 'friendship', pair,
      'usage', (
        select json_build_object('records', sum(s.records), 'bytes', sum(s.bytes),
          'things', sum(s.things) filter (where s.scope = place.scope))
        from unnest(array['me:', 'lists:', 'recipes:', 'places:']) as part
          join scopes s on s.scope = part || place.owner::text
      ),
      'rows', found_rows)::text, -1) || ',"items":[' || coalesce(items, '') || ']}';
  end $$`,
  // Of the version before that.
  sql`drop function open_calls(uuid, text[], bytea[], uuid, text, uuid[])`,
]

export const migration0016: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
