// The id_token grant: an app that signed somebody in at an external provider by itself hands us the
// provider's signed statement.
import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors as joseErrors, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { ExternalProvider } from '../../auth-config.ts'
import { assertStillSignedIn, requireUser } from '../tokens/bearer.ts'
import { maybeBoolean, readBody, security, text } from '../body.ts'
import { assertHuman } from '../captcha.ts'
import { assertMayLink } from '../endpoints/authorize.ts'
import type { AuthContext, Endpoint, Trx } from '../context.ts'
import { AuthError, OAuthError, validationError } from '../errors.ts'
import { type ExternalIdentity, linkIdentity, signInExternally } from './external-account.ts'
import { readExternalIdentity } from './external-identity.ts'
import { findOidcProvider } from './oidc-providers.ts'
import { answerSession, startSession } from '../tokens/sessions.ts'
import type { User } from '../accounts/users.ts'

const IdTokenGrant = z.object({
  provider: text,
  issuer: text,
  client_id: text,
  id_token: text,
  access_token: text,
  nonce: text,
  link_identity: maybeBoolean,
  gotrue_meta_security: security,
})

const ALGORITHMS = ['RS256', 'ES256', 'EdDSA', 'PS256']
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

const invalid = (description: string) => new OAuthError('invalid request', description)

export const idTokenGrant: Endpoint = async (auth, context) => {
  const client = auth.clientOf(context)
  const body = await readBody(context, IdTokenGrant)
  await assertHuman(auth, body.gotrue_meta_security?.captcha_token, client)
  if (body.id_token === '') throw invalid('id_token required')
  if (body.provider === '' && (body.client_id === '' || body.issuer === '')) {
    throw invalid('provider or client_id and issuer required')
  }
  const claims = await verifyIdToken(auth, body)
  assertNonce(claims, body.nonce)
  const { provider } = providerOf(auth, body)
  const external = readExternalIdentity(provider, JSON.parse(JSON.stringify(claims)))
  const caller = body.link_identity ? await requireUser(auth, context) : undefined
  if (caller) await assertMayLink(auth, caller)
  const issued = await auth.db.transaction().execute(async (trx) => {
    const user = caller
      ? await linkIdentity(auth, trx, { userId: caller.user.id, external })
      : await signIn(auth, trx, external)
    if (caller) await assertStillSignedIn(auth, trx, caller)
    return startSession(auth, trx, { user, method: 'oauth', client })
  })
  return answerSession(context, issued)
}

type Wanted = z.infer<typeof IdTokenGrant>

function providerOf(
  auth: AuthContext,
  body: Wanted,
): { provider: string; known: ExternalProvider } {
  const known = auth.settings.externalProviders.find((candidate) =>
    body.provider === ''
      ? candidate.url === body.issuer && candidate.clientId === body.client_id
      : candidate.name === body.provider.toLowerCase() || candidate.url === body.provider,
  )
  if (known) return { provider: known.name, known }
  const issuer = JSON.stringify((body.issuer || body.provider).slice(0, 200))
  throw new AuthError(400, 'provider_disabled', `Provider (issuer ${issuer}) is not enabled`)
}

async function verifyIdToken(auth: AuthContext, body: Wanted): Promise<JWTPayload> {
  const { known } = providerOf(auth, body)
  const { client } = await findOidcProvider(auth, known.name)
  const { issuer, jwks_uri: address } = client.serverMetadata()
  if (address === undefined) throw validationError('The provider publishes no keys')
  const keys = keySets.get(address) ?? createRemoteJWKSet(new URL(address))
  keySets.set(address, keys)
  try {
    const { payload } = await jwtVerify(body.id_token, keys, {
      issuer,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'aud'],
      currentDate: new Date(auth.clock()),
    })
    const audiences = typeof payload.aud === 'string' ? [payload.aud] : (payload.aud ?? [])
    if (audiences.includes(known.clientId)) return payload
    throw invalid(`Unacceptable audience in id_token: [${audiences.join(' ')}]`)
  } catch (error) {
    if (error instanceof joseErrors.JOSEError) throw invalid('Bad ID token')
    throw error
  }
}

function assertNonce(claims: JWTPayload, nonce: string): void {
  const told = typeof claims.nonce === 'string' ? claims.nonce : ''
  if ((told === '') !== (nonce === '')) {
    throw invalid('Passed nonce and nonce in id_token should either both exist or not.')
  }
  if (told === '') return
  const hashed = createHash('sha256').update(nonce).digest('hex')
  if (told !== hashed) throw invalid('Nonces mismatch')
}

async function signIn(auth: AuthContext, trx: Trx, external: ExternalIdentity): Promise<User> {
  const { user, unproven } = await signInExternally(auth, trx, external)
  if (!unproven) return user
  const message = 'Unverified email'
  throw new AuthError(403, 'provider_email_needs_verification', message)
}
