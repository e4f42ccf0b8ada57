/** The signed-in user (product §3). */
import * as z from 'zod/mini'
import { DISPLAY_NAME_MAX } from '../limits.ts'
import { nameFrom, uuid } from './text.ts'

/** The answer of GET /users/me. */
export const user = z.object({ id: uuid, displayName: z.string() })
export type User = z.infer<typeof user>

/** A display name made of the local part of an e-mail address: 'ann.lee@…' becomes 'Ann Lee'. */
export function nameFromEmail(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter((word) => word !== '')
  const capitals = words.map(([first = '', ...rest]) => first.toUpperCase() + rest.join(''))
  return nameFrom(capitals.join(' '), DISPLAY_NAME_MAX) || 'Somebody'
}
