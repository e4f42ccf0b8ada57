// Proving a second factor: a challenge, then its code. The session then counts as aal2 and gets new
// tokens. A code counts once, also within the half minute in which an app shows it.
import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { assertStillSignedIn, type Bearer, isHalf, requireSession } from '../tokens/bearer.ts'
import { readBody, text } from '../body.ts'
import { tellOwner } from '../mail/owner-mails.ts'
import { forgetGuesses, type Guess, noteWrongCode, takeGuess } from '../mail/code-guesses.ts'
import { type AuthContext, type Client, type Endpoint, now, type Trx } from '../context.ts'
import { AuthError, validationError } from '../errors.ts'
import { amrMethod, assertVerifiable, factorOfPath, totpOf } from './factors.ts'
import {
  answerSession,
  type Issued,
  issueTokens,
  replaceTokens,
  secretHash,
} from '../tokens/sessions.ts'
import { endSessions, raiseSession, type Session } from '../tokens/stored-sessions.ts'
import { allowSending } from '../mail/sending.ts'
import { sendSms } from '../phone/sms.ts'
import { lockUser } from '../accounts/users.ts'
import {
  type FactorRow,
  type Challenge,
  deleteUnproven,
  hasSecondStep,
  insertChallenge,
  lockFactor,
  markProven,
  takeAttempt,
} from '../accounts/factors.ts'

const Verify = z.object({ challenge_id: text, code: text })

const MAX_ATTEMPTS = 5
const STEP_SECONDS = 30
const SMS_CODE_DIGITS = 6

/** Starts a proof; a telephone gets its code now. */
export const challengeFactor: Endpoint = async (auth, context) => {
  const client = auth.clientOf(context)
  await auth.limits.take('challenge', client.network)
  const caller = await requireSession(auth, context)
  const { user } = caller
  const factor = await factorOfPath(auth, context, user.id)
  assertVerifiable(factor)
  await assertMayProve(auth, caller, factor)
  const at = now(auth)
  const { phone } = factor
  const code = phone === null ? undefined : smsCode()
  if (phone !== null) {
    const request = { kind: 'second_step', to: phone, sender: user.id, account: factor.id } as const
    await allowSending(auth, auth.db, request)
  }
  const id = randomUUID()
  const codeHash = code === undefined ? null : secretHash(`${id} ${code}`)
  const challenge = { id, factorId: factor.id, ip: client.ip, codeHash, at }
  await auth.db.transaction().execute((trx) => insertChallenge(trx, challenge))
  if (code !== undefined) await sendSms(auth, { user, phone: phone ?? '', code })
  const expiresAt = Math.floor(at.getTime() / 1000) + auth.settings.mfa.challengeExpirySeconds
  return context.json({ id, type: factor.factor_type, expires_at: expiresAt })
}

/**
 * A session that lacks the second step has it from a factor that counts already: whoever has just the
 * password may have added another one before there was a second step.
 * @throws AuthError 403 for half a session and a factor that nobody has proven
 */
async function assertMayProve(
  reader: Pick<AuthContext, 'db'>,
  caller: Bearer,
  factor: FactorRow,
): Promise<void> {
  if (factor.status === 'verified' || !(await isHalf(reader, caller))) return
  throw new AuthError(403, 'insufficient_aal', 'AAL2 required to verify a new factor')
}

function smsCode(): string {
  return randomInt(10 ** SMS_CODE_DIGITS)
    .toString()
    .padStart(SMS_CODE_DIGITS, '0')
}

/** Checks the code of a challenge and answers the session at aal2. */
export const verifyFactor: Endpoint = async (auth, context) => {
  const client = auth.clientOf(context)
  await auth.limits.take('proof', client.network)
  const caller = await requireSession(auth, context)
  const { user } = caller
  const factor = await factorOfPath(auth, context, user.id)
  assertVerifiable(factor)
  const body = await readBody(context, Verify)
  if (body.code === '') throw validationError('Code needs to be non-empty')
  const challenge = await attemptAt(auth, { factor, id: body.challenge_id, client })
  // Guesses count only for a factor in use: whoever sets one up has just been shown its secret.
  const guess = factor.status === 'verified' ? await takeGuess(auth, user, client) : undefined
  const code = body.code.replaceAll(/\s/g, '')
  const proof = { caller, factor, challenge, code, guess }
  const issued = await auth.db.transaction().execute((trx) => prove(auth, trx, proof))
  if (issued === 'wrong') {
    if (guess) await noteWrongCode(auth, user, guess)
    const kind = factor.factor_type === 'totp' ? 'TOTP' : 'MFA Phone'
    throw new AuthError(422, 'mfa_verification_failed', `Invalid ${kind} code entered`)
  }
  auth.sessionsChanged(user.id)
  return answerSession(context, issued)
}

/** The challenge, with one attempt used up, on a connection of its own so that it stays used up. */
async function attemptAt(
  auth: AuthContext,
  wanted: { factor: FactorRow; id: string; client: Client },
): Promise<Challenge> {
  const id = z.safeParse(z.uuid(), wanted.id)
  const challenge = id.success
    ? await takeAttempt(auth.db, { id: id.data, factorId: wanted.factor.id })
    : undefined
  if (!challenge) {
    const message = 'MFA factor with the provided challenge ID not found'
    throw new AuthError(422, 'mfa_challenge_expired', message)
  }
  if (challenge.verified_at || challenge.ip !== wanted.client.ip) {
    const message = 'Challenge and verify IP addresses mismatch.'
    throw new AuthError(422, 'mfa_ip_address_mismatch', message)
  }
  const expiresAtMs =
    challenge.created_at.getTime() + auth.settings.mfa.challengeExpirySeconds * 1000
  if (auth.clock() > expiresAtMs || challenge.attempts > MAX_ATTEMPTS) {
    const message = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`
    throw new AuthError(422, 'mfa_challenge_expired', message)
  }
  return challenge
}

type Proof = {
  caller: Bearer & { session: Session }
  factor: FactorRow
  challenge: Challenge
  code: string
  guess: Guess | undefined
}

async function prove(auth: AuthContext, trx: Trx, proof: Proof): Promise<Issued | 'wrong'> {
  const { caller } = proof
  // First proofs come one by one: each after another one's is that of half a session.
  const user = await lockUser(trx, caller.user.id)
  await assertStillSignedIn(auth, trx, caller)
  const factor = await lockFactor(trx, proof.factor.id)
  if (!factor) return 'wrong'
  await assertMayProve({ db: trx }, caller, factor)
  const step = matchingStep(auth, { ...proof, factor })
  if (step === undefined) return 'wrong'
  if (proof.guess) await forgetGuesses(trx, proof.guess)
  const { id: challengeId } = proof.challenge
  const isFirst = !(await hasSecondStep(trx, user.id))
  await markProven(trx, { factorId: factor.id, challengeId, step, at: now(auth) })
  // What was added while the password was enough may be somebody else's, whatever its kind.
  const type = isFirst ? undefined : factor.factor_type
  await deleteUnproven(trx, { userId: user.id, type })
  if (factor.status === 'unverified') await tellOwner(auth, trx, { user, kind: 'factor_added' })
  const issued = await raise(auth, trx, { ...proof, factor })
  if (isFirst) await auth.hooks.onSecondStepAdded(trx, user.id)
  return issued
}

/** The session at aal2 with new tokens; sessions that lack the second factor end. */
async function raise(auth: AuthContext, trx: Trx, proof: Proof): Promise<Issued> {
  const { caller, factor } = proof
  const { user } = caller
  const method = amrMethod(factor.factor_type)
  const proven = { method, timestamp: Math.floor(auth.clock() / 1000) }
  const amr = [proven, ...caller.session.amr.filter((entry) => entry.method !== method)]
  const { id } = caller.session
  const session = await raiseSession(trx, { id, amr, factorId: factor.id, at: now(auth) })
  const others = { userId: user.id, exceptSessionId: id, aal: 'aal1' } as const
  await auth.hooks.onSessionsEnded(trx, await endSessions(trx, others))
  const refreshToken = await replaceTokens(auth, trx, session.id)
  return issueTokens(auth, trx, { user, session, refreshToken })
}

/** Which half minute the code belongs to; undefined when it is wrong or was used before. */
function matchingStep(auth: AuthContext, { factor, challenge, code }: Proof): number | undefined {
  if (factor.secret === null) {
    const given = secretHash(`${challenge.id} ${code}`)
    const isRight = challenge.code_hash !== null && timingSafeEqual(given, challenge.code_hash)
    return isRight ? 0 : undefined
  }
  const timestamp = auth.clock()
  const totp = totpOf(factor.secret, { issuer: 'nomnom', account: 'nomnom' })
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  if (delta === null) return undefined
  const step = Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
  const isFresh = factor.last_step === null || step > factor.last_step
  return isFresh ? step : undefined
}
