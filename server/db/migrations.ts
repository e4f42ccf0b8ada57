// Every change of the tables, oldest first. A released entry is never edited: add a new one.
import type { Migration as PlainMigration } from 'kysely'
import type { Log } from '../log.ts'
import { migration0001 } from './migrations/0001-auth.ts'
import { migration0002 } from './migrations/0002-product.ts'
import { migration0003 } from './migrations/0003-heal-stamps.ts'
import { migration0004 } from './migrations/0004-lives.ts'
import { migration0005 } from './migrations/0005-private-past.ts'
import { migration0006 } from './migrations/0006-usage.ts'
import { migration0007 } from './migrations/0007-unproven-sign-ups.ts'
import { migration0008 } from './migrations/0008-code-guesses.ts'
import { migration0009 } from './migrations/0009-guesses-by-network.ts'
import { migration0010 } from './migrations/0010-open-calls.ts'
import { migration0011 } from './migrations/0011-access-tokens.ts'
import { migration0012 } from './migrations/0012-begin-calls.ts'
import { migration0013 } from './migrations/0013-invite-links.ts'
import { migration0014 } from './migrations/0014-recipe-links.ts'
import { migration0015 } from './migrations/0015-several-machines.ts'
import { migration0016 } from './migrations/0016-directory.ts'
import { migration0017 } from './migrations/0017-packed-cells.ts'

/** A change of the tables. 'later': it has done nothing, and the next start tries it again. */
type Migration = {
  up(db: Parameters<PlainMigration['up']>[0], log: Log): Promise<'later' | void>
}

/** One step: its name is stored in the database once it has run. */
export type NamedMigration = { name: string; migration: Migration }

export const migrations: readonly NamedMigration[] = [
  { name: '0001-auth', migration: migration0001 },
  { name: '0002-product', migration: migration0002 },
  { name: '0003-heal-stamps', migration: migration0003 },
  { name: '0004-lives', migration: migration0004 },
  { name: '0005-private-past', migration: migration0005 },
  { name: '0006-usage', migration: migration0006 },
  { name: '0007-unproven-sign-ups', migration: migration0007 },
  { name: '0008-code-guesses', migration: migration0008 },
  { name: '0009-guesses-by-network', migration: migration0009 },
  { name: '0010-open-calls', migration: migration0010 },
  { name: '0011-access-tokens', migration: migration0011 },
  { name: '0012-begin-calls', migration: migration0012 },
  { name: '0013-invite-links', migration: migration0013 },
  { name: '0014-recipe-links', migration: migration0014 },
  { name: '0015-several-machines', migration: migration0015 },
  { name: '0016-directory', migration: migration0016 },
  { name: '0017-packed-cells', migration: migration0017 },
]
