// Public links of recipes. The secret in the address is kept as it is: its owner sees it again, and it
// opens nothing but what lies beside it in this database.
import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  sql`create table recipe_links (
    owner_id uuid not null references users on delete cascade,
    recipe_id uuid not null,
    id uuid not null,
    secret text not null unique,
    is_listed boolean not null,
    created_at timestamptz not null,
    primary key (owner_id, recipe_id)
  )`,
  sql`create index recipe_links_id on recipe_links (id)`,
]

export const migration0014: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
