/** Invitations by a link (product §7.invite-links): made on a device, which alone knows the secret. */
import * as z from 'zod/mini'
import { GRANT_FIELDS } from '../fields.ts'
import type { Permissions } from '../grants.ts'
import { recordShape } from './shapes.ts'
import { uuid } from './text.ts'

const grants = z
  .strictObject(recordShape(GRANT_FIELDS))
  .check(
    z.refine(
      ({ canEditRecipes, canViewRecipes }) => canViewRecipes || !canEditRecipes,
      'Who may edit recipes may see them',
    ),
  )

/** SHA-256 of the secret in base64url: all that leaves the device before somebody opens the link. */
const hash = z.string().check(z.regex(/^[\w-]{43}$/, 'This is no SHA-256 in base64url'))

/** 128 random bits in base64url. */
const secret = z.string().check(z.regex(/^[\w-]{22}$/, 'This is not the secret of an invitation'))

/** POST /users/invite-links. grants: what whoever takes it may do. */
export const inviteLinkInput = z.strictObject({ localId: uuid, hash, grants })

/** A link as its maker is answered. */
export const inviteLink = z.object({ id: uuid, expiresAt: z.string(), permissions: grants })

/** POST /users/invite-links/look. */
export const inviteLookInput = z.strictObject({ secret })

/** POST /users/invite-links/take. grants: what the taker opens in turn. */
export const inviteTakeInput = z.strictObject({ secret, grants })

/** Who invites, and to what: all that a link tells before it is taken, and only to who is signed in. */
export const inviteSeen = z.object({
  inviter: z.object({ displayName: z.string() }),
  permissions: grants,
})
export type InviteSeen = { inviter: { displayName: string }; permissions: Permissions }
