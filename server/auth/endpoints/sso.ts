// POST /sso: answered as by a provider that has SAML switched off, which is a complete answer.
import type { Endpoint } from '../context.ts'
import { AuthError } from '../errors.ts'

export const sso: Endpoint = async (auth, context) => {
  await auth.limits.take('sso', auth.clientOf(context).network)
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
}
