// Second factors: enrolling and removing them. TOTP apps and, where text messages are enabled,
// telephone numbers. WebAuthn is as with a provider that lets it be enrolled, if configured so, but
// not be verified: such a factor is listed, is removed, and never counts.
import type { Context } from 'hono'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import * as z from 'zod/mini'
import type { AppEnv } from '../../deps.ts'
import { tellOwner } from '../mail/owner-mails.ts'
import { assertStillSignedIn, type Bearer, isHalf, requireSession } from '../tokens/bearer.ts'
import { assertFreshlyProven } from '../tokens/fresh-proof.ts'
import { lowerSessions } from '../tokens/stored-sessions.ts'
import { readBody, text } from '../body.ts'
import { type AuthContext, type Endpoint, now, type Trx } from '../context.ts'
import { AuthError, validationError } from '../errors.ts'
import { lockUser, normalPhone } from '../accounts/users.ts'
import {
  type FactorRow,
  deleteFactor,
  deleteUnproven,
  factorsOf,
  findFactor,
  hasSecondStep,
  insertFactor,
} from '../accounts/factors.ts'

const Enrol = z.object({ factor_type: text, friendly_name: text, issuer: text, phone: text })

type EnrolBody = z.infer<typeof Enrol>

const SECRET_BYTES = 20
/** A factor that nobody has verified for this long makes room for the next. */
const UNVERIFIED_LIFETIME_MS = 300_000
const MAX_NAME = 200

/** The generator behind an app's six digits; `account` and `issuer` are what the app shows. */
export function totpOf(secret: string, shown: { issuer: string; account: string }): TOTP {
  return new TOTP({
    issuer: shown.issuer,
    label: shown.account,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: Secret.fromBase32(secret),
  })
}

function assertKindAllowed(auth: AuthContext, body: EnrolBody): void {
  if (body.factor_type === 'totp') return
  if (body.factor_type === 'phone') {
    if (auth.settings.isPhoneEnabled) return
    const message = 'MFA enroll is disabled for Phone'
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', message)
  }
  if (body.factor_type === 'webauthn') {
    if (auth.settings.mfa.isWebAuthnEnrolled) return
    const message = 'MFA enroll is disabled for WebAuthn'
    throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', message)
  }
  throw validationError('factor_type needs to be totp, phone, or webauthn')
}

/** Adds a factor that does not count before its first code was verified. */
export const enrolFactor: Endpoint = async (auth, context) => {
  await auth.limits.take('enrol', auth.clientOf(context).network)
  const caller = await requireSession(auth, context)
  const body = await readBody(context, Enrol)
  if (caller.user.is_anonymous) {
    const message = 'Anonymous users cannot enroll a factor'
    throw new AuthError(403, 'no_authorization', message)
  }
  assertKindAllowed(auth, body)
  assertFreshlyProven(auth, caller)
  if (body.friendly_name.length > MAX_NAME) throw validationError('friendly_name is too long')
  // Counted as it stands in the address in the QR code, which has room for 1,273 characters.
  if (encodeURIComponent(body.issuer).length > MAX_NAME) throw validationError('issuer is too long')
  const factor = await auth.db
    .transaction()
    .execute((trx) => addFactor(auth, trx, { caller, body }))
  const { id, friendly_name, factor_type: type, phone } = factor
  if (factor.secret === null) {
    return context.json({ id, type, friendly_name, ...(phone === null ? {} : { phone }) })
  }
  const issuer = body.issuer || new URL(auth.config.publicUrl).host
  const uri = totpOf(factor.secret, { issuer, account: caller.user.email ?? id }).toString()
  return context.json({
    id,
    type,
    friendly_name,
    // The client puts the picture into a data address as it is: no `#` may be in it.
    totp: { qr_code: renderSVG(uri, { ecc: 'H' }), secret: factor.secret, uri },
  })
}

async function addFactor(
  auth: AuthContext,
  trx: Trx,
  { caller, body }: { caller: Bearer; body: EnrolBody },
): Promise<FactorRow> {
  const user = await lockUser(trx, caller.user.id)
  await assertStillSignedIn(auth, trx, caller)
  const at = now(auth)
  await deleteUnproven(trx, {
    userId: user.id,
    before: new Date(at.getTime() - UNVERIFIED_LIFETIME_MS),
  })
  const factors = await factorsOf(trx, [user.id])
  assertRoomFor(auth, factors, { caller, name: body.friendly_name })
  const { factor_type: type, friendly_name: name } = body
  const secret = type === 'totp' ? new Secret({ size: SECRET_BYTES }).base32 : null
  const phone = type === 'phone' ? normalPhone(body.phone) : null
  return insertFactor(trx, { userId: user.id, name, type, secret, phone, at })
}

function assertRoomFor(
  auth: AuthContext,
  factors: FactorRow[],
  { caller, name }: { caller: Bearer; name: string },
): void {
  if (factors.length >= auth.settings.mfa.maxFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue'
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', message)
  }
  const isProtected = factors.some((factor) => factor.status === 'verified')
  if (isProtected && caller.session?.aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
  if (factors.some((factor) => factor.friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`
    throw new AuthError(422, 'mfa_factor_name_conflict', message)
  }
}

/**
 * The caller's factor that the path names.
 * @throws AuthError 404
 */
export async function factorOfPath(
  auth: AuthContext,
  context: Context<AppEnv>,
  userId: string,
): Promise<FactorRow> {
  const id = z.safeParse(z.uuid(), context.req.param('factorId'))
  if (!id.success) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID')
  const factor = await findFactor(auth.db, { id: id.data, userId })
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

/** @throws AuthError 422 for a factor whose proof this server cannot check */
export function assertVerifiable(factor: FactorRow): void {
  if (factor.factor_type !== 'webauthn') return
  const message = 'MFA verification is disabled for WebAuthn'
  throw new AuthError(422, 'mfa_webauthn_verify_not_enabled', message)
}

/** Removes a factor. Sessions that were proven by it fall back to one factor. */
export async function removeFactor(auth: AuthContext, factor: FactorRow): Promise<void> {
  const { id, user_id: user, factor_type: type } = factor
  await auth.db.transaction().execute(async (trx) => {
    await lockUser(trx, user)
    const counted = await deleteFactor(trx, id)
    await lowerSessions(trx, { factorId: id, method: amrMethod(type), at: now(auth) })
    if (!counted) return
    const isLast = !(await hasSecondStep(trx, user))
    await auth.hooks.onSecondStepRemoved(trx, { id, user, isLast })
  })
}

/** How a factor is named in a token's list of proofs. */
export function amrMethod(factorType: string): string {
  return factorType === 'totp' ? 'totp' : `mfa/${factorType}`
}

export const unenrolFactor: Endpoint = async (auth, context) => {
  const caller = await requireSession(auth, context)
  const { user } = caller
  const factor = await factorOfPath(auth, context, user.id)
  const isVerified = factor.status === 'verified'
  if (await isHalf(auth, caller)) {
    throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  }
  if (isVerified) assertFreshlyProven(auth, caller)
  await removeFactor(auth, factor)
  const told = { user, kind: 'factor_removed' } as const
  if (isVerified) await auth.db.transaction().execute((trx) => tellOwner(auth, trx, told))
  return context.json({ id: factor.id })
}
