// A real OpenID Connect provider on loopback. It signs in whoever `login_hint` names, without asking.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export type IdentityProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** By subject: what it says of people. */
  people: Map<string, { email?: string; email_verified?: boolean; name?: string }>
  /** Follows a sign-in from an address of /authorize to the address of our callback it ends at. */
  walk(authorizeUrl: string): Promise<string>
  stop(): Promise<void>
}

const MAX_STEPS = 15

/** Starts a provider that knows one client, with these addresses to return to. */
export async function startIdentityProvider(redirectUris: string[]): Promise<IdentityProvider> {
  const people: IdentityProvider['people'] = new Map()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const [clientId, clientSecret] = ['nomnom', 'a client secret of some length']
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Put the claims into the ID token, as most providers do.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...people.get(sub) }),
    }),
    ttl: { AccessToken: 600, IdToken: 600, Grant: 600, Interaction: 600, Session: 600 },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      answer(request, response)
      return
    }
    const decide = async () => {
      const { prompt, params, grantId, session } = await provider.interactionDetails(
        request,
        response,
      )
      if (params.login_hint === 'refuses') {
        const result = { error: 'access_denied', error_description: 'They said no' }
        return provider.interactionFinished(request, response, result)
      }
      if (prompt.name === 'login') {
        const result = { login: { accountId: String(params.login_hint) } }
        return provider.interactionFinished(request, response, result)
      }
      const grant =
        grantId === undefined
          ? new provider.Grant({ accountId: session?.accountId ?? '', clientId })
          : await provider.Grant.find(grantId)
      grant?.addOIDCScope('openid email profile')
      const consent = { grantId: (await grant?.save()) ?? '' }
      return provider.interactionFinished(request, response, { consent })
    }
    decide().catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  return {
    issuer,
    clientId,
    clientSecret,
    people,
    walk: (authorizeUrl) => walk(issuer, authorizeUrl),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function walk(issuer: string, authorizeUrl: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = authorizeUrl
  for (let step = 0; step < MAX_STEPS && url.startsWith(issuer); step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`stuck at ${url}: ${await response.text()}`)
    url = new URL(location, url).href
  }
  return url
}
