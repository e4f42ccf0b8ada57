// Captcha tokens are accepted always and checked only when a secret is configured.
import * as z from 'zod/mini'
import type { AuthContext, Client } from './context.ts'
import { AuthError } from './errors.ts'

const VERIFY_URLS: Record<string, string> = {
  hcaptcha: 'https://hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}
// Less than a sign-in call may take as a whole.
const TIMEOUT_MS = 8000

const Verdict = z.object({ success: z.boolean() })

/**
 * Checks that a captcha was solved, when one is asked for.
 * @throws AuthError 400 captcha_failed; 500 when nobody could say, and then nobody comes in
 */
export async function assertHuman(
  auth: AuthContext,
  captchaToken: string | null | undefined,
  client: Client,
): Promise<void> {
  const captcha = auth.settings.captcha
  if (!captcha) return
  const failed = (reason: string) =>
    new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`)
  if (!captchaToken) throw failed('no captcha_token found in request')
  const verdict = z.safeParse(Verdict, await ask(captcha, captchaToken, client))
  if (!verdict.success || !verdict.data.success) throw failed('invalid-input-response')
}

async function ask(
  { provider, secret }: { provider: string; secret: string },
  response: string,
  client: Client,
): Promise<unknown> {
  try {
    const answer = await fetch(VERIFY_URLS[provider] ?? provider, {
      method: 'POST',
      body: new URLSearchParams({ secret, response, remoteip: client.ip }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return await answer.json()
  } catch (error) {
    const cause = error instanceof Error ? error : undefined
    const failure = new AuthError(500, 'unexpected_failure', 'captcha verification process failed')
    throw Object.assign(failure, { cause })
  }
}
