/** Friends, what they may do, and the requests to become one (product §3, §6). */
import * as z from 'zod/mini'
import { GRANT_FIELDS } from '../fields.ts'
import { EMAIL_MAX } from '../limits.ts'
import { recordShape } from './shapes.ts'
import { text, uuid } from './text.ts'

export const permissions = z.object(recordShape(GRANT_FIELDS))

/** A friend as GET /users/me/friends answers: what I grant them. */
export const friendEntry = z.object({
  friend: z.object({ id: uuid, displayName: z.string() }),
  friendship: z.object({ id: uuid }),
  permissions: z.object({ yourPermissionsToFriend: permissions }),
})
export type FriendEntry = z.infer<typeof friendEntry>

const REQUEST_STATUSES = ['pending', 'ACCEPTED', 'REJECTED'] as const

/** A request as GET /users/me/friend-requests answers. */
export const friendRequest = z.object({
  id: uuid,
  requester: z.object({ displayName: z.string() }),
  status: z.enum(REQUEST_STATUSES),
})
export type FriendRequest = z.infer<typeof friendRequest>

export const inviteInput = z.strictObject({
  email: z.pipe(
    z.string().check(z.trim(), z.maxLength(EMAIL_MAX)),
    text(EMAIL_MAX).check(z.minLength(1, 'An email address is required')),
  ),
})

export const answerInput = z.strictObject({ status: z.enum(['ACCEPTED', 'REJECTED']) })
