// Every table that Kysely knows, gathered from the parts of the server that own them.
import type { AuthTables } from '../auth/tables.ts'
import type { ProductTables } from './product-tables.ts'

export type Database = AuthTables & ProductTables
