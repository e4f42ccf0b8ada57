// External OpenID Connect providers of the configuration. Each is discovered when first needed; a
// failed discovery is tried again with the next request.
import { allowInsecureRequests, type Configuration, discovery } from 'openid-client'
import type { ExternalProvider } from '../../auth-config.ts'
import type { AuthContext } from '../context.ts'
import { AuthError, validationError } from '../errors.ts'

type OidcProvider = { provider: ExternalProvider; client: Configuration }

const discovered = new WeakMap<ExternalProvider, Promise<Configuration>>()

function discover(provider: ExternalProvider): Promise<Configuration> {
  const known = discovered.get(provider)
  if (known) return known
  const issuer = new URL(provider.url)
  // Plain http is allowed where the operator has configured it, such as for the same machine.
  const execute = issuer.protocol === 'http:' ? [allowInsecureRequests] : []
  const found = discovery(issuer, provider.clientId, provider.secret, undefined, { execute })
  discovered.set(provider, found)
  found.catch(() => {
    // The caller sees the error; the next one tries again.
    discovered.delete(provider)
  })
  return found
}

/**
 * The configured provider of a name.
 * @throws AuthError 400 when there is none, 503 while it cannot be reached
 */
export async function findOidcProvider(auth: AuthContext, name: string): Promise<OidcProvider> {
  const provider = auth.settings.externalProviders.find(
    (known) => known.name === name.toLowerCase(),
  )
  if (!provider) {
    const shown = JSON.stringify(name.slice(0, 40))
    throw validationError(`Unsupported provider: Provider ${shown} is not enabled`)
  }
  const client = await discover(provider).catch((error: unknown) => {
    throw unreachable(provider, error)
  })
  return { provider, client }
}

function unreachable({ name }: ExternalProvider, cause: unknown): AuthError {
  const message = `The provider ${JSON.stringify(name)} cannot be reached. Try again later`
  const error = new AuthError(503, 'unexpected_failure', message)
  error.cause = cause
  return error
}

/** Where a provider sends people back to. */
export function callbackUrl(auth: AuthContext, provider: ExternalProvider): string {
  return provider.redirectUri ?? `${auth.issuer}/callback`
}
