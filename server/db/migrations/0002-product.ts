// Tables of the product: what people keep, who shares it with whom, and what makes each call happen
// exactly once. docs/sync.md sections 1 and 4.
import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  sql`create table users (
    id uuid primary key,
    email text,
    display_name text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index users_email on users (lower(email))`,
  // One row a scope; its lock orders the writes of the scope. Half empty, so that counting up stays
  // in the page.
  sql`create table scopes (
    scope text collate "C" primary key,
    ver bigint not null
  ) with (fillfactor = 50)`,
  // born: the version at which the record came, so that a list as it stood at a version can be read.
  sql`create table records (
    scope text collate "C" not null,
    id uuid not null,
    kind text not null,
    parent uuid,
    owner uuid not null,
    ver bigint not null,
    born bigint not null,
    cells jsonb not null,
    del jsonb,
    created_by uuid not null,
    created_at bigint not null,
    primary key (scope, id)
  )`,
  // A friendship stands in the scopes of both; everything else exists once.
  sql`create unique index records_id_once on records (id)
    where kind in ('list', 'item', 'recipe', 'place')`,
  sql`create index records_by_version on records (scope, ver, id)`,
  sql`create index records_parent on records (parent) where parent is not null`,
  // grants_low: what low grants high. The stamps of the flags are in the record of the granter.
  sql`create table friendships (
    id uuid primary key,
    low uuid not null references users on delete cascade,
    high uuid not null references users on delete cascade,
    requester uuid not null,
    status text not null check (status in ('pending', 'accepted', 'rejected')),
    grants_low jsonb not null,
    grants_high jsonb not null,
    created_at timestamptz not null default now(),
    answered_at timestamptz,
    unique (low, high),
    check (low < high)
  )`,
  sql`create index friendships_high on friendships (high)`,
  // The value that was replaced at version ver; null: there was none. refused: the value of an edit
  // that lost and never stood in the record.
  sql`create table history (
    record_id uuid not null,
    field text not null,
    ver bigint not null,
    cell jsonb,
    refused boolean not null default false,
    at timestamptz not null default now()
  )`,
  sql`create index history_record on history (record_id, ver)`,
  sql`create index history_at on history (at)`,
  // Holds what became of a call, never what it answered: rights may have changed since.
  sql`create table mutation_log (
    user_id uuid not null references users on delete cascade,
    mutation_id text not null,
    hash bytea not null,
    status smallint,
    scope text,
    version bigint,
    subject uuid,
    at timestamptz not null default now(),
    primary key (user_id, mutation_id)
  )`,
  sql`create index mutation_log_at on mutation_log (at)`,
  sql`create unlogged table rest_seen (
    session_id text not null,
    record_id uuid not null,
    ver bigint not null,
    at timestamptz not null default now(),
    primary key (session_id, record_id)
  )`,
  sql`create table meta (key text primary key, value text not null)`,
  // Another epoch tells the devices that this database was restored.
  sql`insert into meta (key, value) values ('epoch', gen_random_uuid()::text)`,
  sql`create unlogged table rate_counts (
    key text not null,
    since bigint not null,
    count integer not null,
    primary key (key, since)
  )`,
]

export const migration0002: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
