/** The code after the next update, in a simulated world: it writes the ids of its calls in capitals. */
import type { Schema } from '#db/calls.ts'
import { SCHEMA } from '#db/schema.ts'

export const NEXT: Schema = {
  version: SCHEMA.version + 1,
  upgrade: (record) => ({ ...record, path: record.path.replace(/[0-9a-f-]{36}/, capital) }),
}

const capital = (id: string) => id.toUpperCase()

/**
 * A request as the server of this code reads it: once it is updated, too, it takes calls of both
 * versions; before, it answers itself that it is too old.
 */
export function asUnderstood(text: string, serverVersion: number): string {
  if (serverVersion < NEXT.version) return text
  return text.replace(`"schema":${NEXT.version}`, `"schema":${SCHEMA.version}`)
}
