// What was refused is remembered, so that it stays refused; names and ids leave the records that no
// longer, or not yet, have a right to them. docs/sync.md sections 4 and 6.
import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  // What the caller was told: code, message, field, detail. Never rows.
  sql`alter table mutation_log add column refusal jsonb`,
  sql`update records set cells = '{}' where kind = 'friendship' and del is not null`,
  sql`update records set cells = jsonb_set(cells, '{userId,v}', '""')
    where kind = 'friendship' and del is null
      and cells->'status'->>'v' = 'pending' and cells->'incoming'->>'v' = 'false'`,
]

export const migration0005: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
