// The public links of recipes (product §7.links): at most one for each.
import { sql, type Kysely } from 'kysely'
import { accountStands } from './account-stands.ts'
import type { Database } from './database.ts'

/** secret: what the address ends with. */
export type StoredLink = {
  id: string
  recipeId: string
  ownerId: string
  secret: string
  isListed: boolean
  createdAt: Date
}

const COLUMNS = sql`id, recipe_id as "recipeId", owner_id as "ownerId", secret,
  is_listed as "isListed", created_at as "createdAt"`

/** The link of a recipe; undefined where it has none. */
export async function linkOfRecipe(
  db: Kysely<Database>,
  { ownerId, recipeId }: { ownerId: string; recipeId: string },
): Promise<StoredLink | undefined> {
  const { rows } = await sql<StoredLink>`
    select ${COLUMNS} from recipe_links where owner_id = ${ownerId} and recipe_id = ${recipeId}
  `.execute(db)
  return rows[0]
}

/** Keeps a link, or of the one that is there whether it is listed. */
export async function keepLink(db: Kysely<Database>, link: StoredLink): Promise<StoredLink> {
  const { id, recipeId, ownerId, secret, isListed, createdAt } = link
  const { rows } = await sql<StoredLink>`
    insert into recipe_links (id, recipe_id, owner_id, secret, is_listed, created_at)
    values (${id}, ${recipeId}, ${ownerId}, ${secret}, ${isListed}, ${createdAt})
    on conflict (owner_id, recipe_id) do update set is_listed = excluded.is_listed
    returning ${COLUMNS}
  `.execute(db)
  return rows[0] ?? link
}

/** Takes a link back: its address opens nothing any more. */
export async function revokeLink(db: Kysely<Database>, id: string): Promise<void> {
  await sql`delete from recipe_links where id = ${id}`.execute(db)
}

/**
 * The link with this secret, unless the account behind it is blocked or gone. `embedded`: accounts are
 * ours, and so we know which are blocked.
 */
export async function linkBySecret(
  db: Kysely<Database>,
  secret: string,
  { now, embedded }: { now: Date; embedded: boolean },
): Promise<StoredLink | undefined> {
  const stands = accountStands('recipe_links.owner_id', { now, embedded })
  const { rows } = await sql<StoredLink>`
    select ${COLUMNS} from recipe_links where secret = ${secret} and ${stands}
  `.execute(db)
  return rows[0]
}
