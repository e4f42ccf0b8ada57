// What is stored takes half the room: the cells of a record say once what they have in common, a scope
// is named by an id, and a call is noted in one piece. docs/decisions/0050. One transaction: a migration
// that is broken off has changed nothing.
import { sql, type Kysely, type Migration } from 'kysely'

/** Of `r`, the scope by its name, as the key that it has from now on (db/keys.ts). */
const KEY = `scope_of(split_part(r.scope, ':', 2)::uuid,
  array_position(array['recipes', 'places', 'me', 'lists'], split_part(r.scope, ':', 1)) - 1)`

/** Of the directory's row `d`, the scope. */
const SCOPE = `scope_of(d.owner, case d.kind when 'recipe' then 0 when 'place' then 1 else 3 end)`

const packedTables = [
  // In the order in which writers take them, so that nobody waits in a circle.
  sql`lock table mutation_log, scopes, records, history, rest_seen in access exclusive mode`,
  sql`drop function begin_calls(uuid, text[], bytea[], uuid, text, uuid[], text[], boolean)`,
  sql`drop function find_records(uuid[], uuid)`,

  // The scope of somebody by the key of any of theirs: two bits, which are the same in each UUID (its
  // variant), say which of the four it is. 2 is the private one, whose key is the id of the person.
  sql`alter table users add constraint users_id_variant check (substr(id::text, 20, 1) in ('8', '9', 'a', 'b'))`,
  sql`create function scope_of(one uuid, part int) returns uuid
    language sql immutable strict parallel safe as $$
      select overlay(one::text placing substr('0123456789abcdef', part * 4 + 1
        + (strpos('0123456789abcdef', substr(one::text, 20, 1)) - 1) % 4, 1) from 20 for 1)::uuid
    $$`,

  // content: the value of each field; stamp: that of most of their writes; writes: of the others
  // [stamp, author, who gave it back]. An author who is left out is the maker, a maker (created_by) the
  // owner of the scope. Columns of a fixed length come first. docs: db/packed-cells.ts.
  sql`alter table records rename to records_in_cells`,
  sql`create table records (
    ver bigint not null,
    born bigint not null,
    created_at bigint not null,
    scope uuid not null,
    id uuid not null,
    parent uuid,
    created_by uuid,
    kind text not null,
    stamp bytea,
    content jsonb not null,
    writes jsonb,
    del jsonb
  )`,
  sql`insert into records
      (ver, born, created_at, scope, id, parent, created_by, kind, stamp, content, writes, del)
    select r.ver, r.born, r.created_at, ${sql.raw(KEY)}, r.id, r.parent,
      nullif(r.created_by, r.owner), r.kind, decode(most.stamp, 'hex'),
      coalesce(packed.content, '{}'), packed.writes, r.del
    from records_in_cells r, lateral (
      -- The first is that of most. One that no server gives was taken over long ago (0003).
      select case when min(c.value->>'s') ~ '^[0-9a-f]{24}$' then min(c.value->>'s') end as stamp
      from jsonb_each(r.cells) c
    ) as most, lateral (
      select jsonb_object_agg(c.key, coalesce(c.value->'v', 'null')) as content,
        jsonb_object_agg(c.key, case
          when c.value ? 'g' then jsonb_build_array(c.value->'s', c.value->'u', c.value->'g')
          when c.value->>'u' = r.created_by::text then jsonb_build_array(c.value->'s')
          else jsonb_build_array(c.value->'s', c.value->'u')
        end) filter (where c.value ? 'g' or c.value->>'s' is distinct from most.stamp
          or c.value->>'u' is distinct from r.created_by::text) as writes
      from jsonb_each(r.cells) c
    ) as packed
    order by 4, r.parent, r.ver, r.id`,
  sql`drop table records_in_cells`,
  sql`alter table records add primary key (scope, id)`,
  sql`create index records_by_version on records (scope, ver)`,
  sql`create index records_parent on records (parent) where parent is not null`,

  // A value that was replaced: [value, stamp, author, who gave it back], a removal as it was.
  sql`alter table history rename to history_in_cells`,
  sql`create table history (
    ver bigint not null,
    at timestamptz not null default now(),
    record_id uuid not null,
    scope uuid not null,
    refused boolean not null default false,
    field text not null,
    cell jsonb
  )`,
  sql`insert into history (ver, at, record_id, scope, refused, field, cell)
    select r.ver, r.at, r.record_id, ${sql.raw(KEY)}, r.refused, r.field, case
      when (r.cell ? 'v') is not true then r.cell
      when r.cell ? 'g' then
        jsonb_build_array(r.cell->'v', r.cell->'s', r.cell->'u', r.cell->'g')
      when r.cell->>'u' = split_part(r.scope, ':', 2) then
        jsonb_build_array(r.cell->'v', r.cell->'s')
      else jsonb_build_array(r.cell->'v', r.cell->'s', r.cell->'u')
    end
    from history_in_cells r order by r.at`,
  sql`drop table history_in_cells`,
  sql`create index history_record on history (record_id, ver)`,
  sql`create index history_at on history using brin (at)`,

  // Of an id that is no UUID, and of what a call says, half of the hash. The column has another name than
  // before: a server process of before that still runs could claim calls, take the keys of scopes for
  // faulty texts, and so refuse for good what a device sends.
  sql`alter table mutation_log rename to mutation_log_in_text`,
  sql`create table mutation_log (
    version bigint,
    at timestamptz not null default now(),
    user_id uuid not null references users on delete cascade,
    call_id uuid not null,
    subject uuid,
    hash bytea not null,
    status smallint,
    scope uuid,
    refusal jsonb
  )`,
  sql`insert into mutation_log
      (version, at, user_id, call_id, subject, hash, status, scope, refusal)
    select r.version, r.at, r.user_id,
      case when r.mutation_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then r.mutation_id
        else substr(encode(sha256(convert_to(r.mutation_id, 'UTF8')), 'hex'), 1, 32) end::uuid,
      r.subject, substring(r.hash from 1 for 16), r.status, ${sql.raw(KEY)}, r.refusal
    from mutation_log_in_text r order by r.at`,
  sql`drop table mutation_log_in_text`,
  sql`alter table mutation_log add primary key (user_id, call_id)`,
  sql`create index mutation_log_at on mutation_log using brin (at)`,

  sql`alter table scopes rename to r`,
  sql`alter table r alter column scope type uuid using ${sql.raw(KEY)}`,
  sql`alter table r rename to scopes`,
  sql`alter table rest_seen rename to r`,
  sql`alter table r alter column scope type uuid using ${sql.raw(KEY)}`,
  sql`alter table r rename to rest_seen`,
]

/** Of `r`, what is read of a record; its stamp as digits, however this database writes bytes. */
const COLUMNS = `r.scope, r.id, r.kind, r.parent, r.ver, r.born, r.content,
        encode(r.stamp, 'hex') as stamp, r.writes, r.del, r.created_by, r.created_at`

const functions = [
  // As in 0016, and for a single id without a loop, which costs twice as much. rows: more than a few are
  // seldom found, and a plan for a thousand would hash whole tables.
  sql`create function find_records(wanted uuid[], list uuid)
  returns setof records language plpgsql stable rows 10 as $$
  declare
    place record;
  begin
    if cardinality(wanted) = 1 then
      select ${sql.raw(SCOPE)} as scope into place from directory d where d.id = wanted[1];
      return query select r.* from records r where r.scope = place.scope and r.id = wanted[1];
      if list = wanted[1] then
        return query select r.* from records r where r.scope = place.scope and r.parent = list;
      end if;
      return;
    end if;
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

  // As in 0016, but that a call is noted once, when it is known what becomes of it: a lock, which
  // `claimCall` takes too, keeps a twin waiting until then. They are taken in one order, because calls
  // may come together in another one. A call that is noted all the same stands there twice.
  sql`create function begin_calls(
    caller uuid, mutations uuid[], hashes bytea[], target uuid, wanted_kind text, wanted uuid[],
    flags text[], is_whole boolean
  ) returns text language plpgsql as $$
  declare
    calls bigint := greatest(cardinality(mutations), 1);
    noted bigint;
    place record;
    pair json;
    latest bigint;
    found_rows json;
    found_count bigint;
    items text := '';
  begin
    if cardinality(mutations) > 0 then
      perform pg_advisory_xact_lock(hashtextextended(caller::text || m, 1))
        from (select m from unnest(mutations) as m order by m) as sorted;
      perform from mutation_log l where l.user_id = caller and l.call_id = any(mutations);
      if found then
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
    perform pg_advisory_xact_lock(hashtextextended(place.scope::text, 0));
    if place.owner <> caller then
      select to_json(f) into pair from friendships f
        where f.low = least(place.owner, caller) and f.high = greatest(place.owner, caller);
    end if;
    update scopes s set ver = s.ver + calls, write = nextval('writes')
      where s.scope = place.scope returning s.ver into latest;
    if cardinality(mutations) > 0 then
      -- The scope is that of the subject, which never moves.
      insert into mutation_log (version, user_id, call_id, subject, hash, status)
        select latest - calls + m.at, caller, m.id, target, m.hash, 200
        from unnest(mutations, hashes) with ordinality as m (id, hash, at)
        on conflict do nothing;
      get diagnostics noted = row_count;
      if noted < cardinality(mutations) then
        raise exception 'a call is there twice' using errcode = 'serialization_failure';
      end if;
    end if;
    select coalesce(json_agg(f), '[]'::json), count(*) into found_rows, found_count from (
      select ${sql.raw(COLUMNS)} from records r where r.scope = place.scope and r.id = any(wanted)
    ) as f;
    if found_count < cardinality(wanted) then
      select coalesce(json_agg(f), '[]'::json) into found_rows from (
        select ${sql.raw(COLUMNS)} from find_records(wanted, null) r
      ) as f;
    end if;
    -- Put together as text, which takes half the time of making JSON of rows; by one function, which
    -- takes half of that.
    if is_whole then
      select string_agg(concat('["', o.id, '",', o.ver, ',', o.born, ',"', o.created_by, '",',
          o.created_at, ',', coalesce(o.del::text, 'null'), ',', o.content, ',"',
          encode(o.stamp, 'hex'), '",', coalesce(o.writes::text, 'null'), ']'), ',')
        into items from records o
        where o.scope = place.scope and o.parent = target and o.id <> all(wanted);
    end if;
    return left(json_build_object('claimed', true, 'scope', place.scope, 'owner', place.owner,
      'ver', latest - calls + 1, 'friendship', pair,
      'usage', (
        select json_build_object('records', sum(s.records), 'bytes', sum(s.bytes),
          'things', sum(s.things) filter (where s.scope = place.scope))
        from scopes s where s.scope in (scope_of(place.owner, 0), scope_of(place.owner, 1),
          scope_of(place.owner, 2), scope_of(place.owner, 3))
      ),
      'rows', found_rows)::text, -1) || ',"items":[' || coalesce(items, '') || ']}';
  end $$`,
]

export const migration0017: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...packedTables, ...functions]) await statement.execute(db)
  },
}
