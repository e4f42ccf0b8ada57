// A token for the endpoints under /admin. Administrators sign their own (`AUTH_JWT_SECRET`).
import { authContext } from '#server/auth/context.ts'
import { signJwt } from '#server/auth/tokens/jwt.ts'
import type { AppDeps } from '#server/deps.ts'

export async function adminToken(deps: AppDeps, lifetimeSeconds: number): Promise<string> {
  const auth = authContext(deps)
  const iat = Math.floor(auth.clock() / 1000)
  const claims = { iss: auth.issuer, role: 'service_role', iat, exp: iat + lifetimeSeconds }
  return signJwt(claims, await auth.keys.signing())
}
