// Captcha tokens are accepted always and checked only when a secret is configured.
import * as z from 'zod/mini'
import type { AuthContext, Client } from './context.ts'
import { AuthError } from './errors.ts'

const VERIFY_URLS: Record<string, string> = {
  hcaptcha: 'https://hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}
const TIMEOUT_MS = 10_000

const Verdict = z.object({ success: z.boolean() })

/**
 * Checks that a captcha was solved, when one is asked for.
 * @throws AuthError 400 captcha_failed
 */
export async function assertHuman(
  ctx: AuthContext,
  captchaToken: string | null | undefined,
  client: Client,
): Promise<void> {
  const captcha = ctx.settings.captcha
  if (!captcha) return
  const failed = (reason: string) =>
    new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`)
  if (!captchaToken) throw failed('no captcha_token found in request')
  const answer = await fetch(VERIFY_URLS[captcha.provider] ?? captcha.provider, {
    method: 'POST',
    body: new URLSearchParams({
      secret: captcha.secret,
      response: captchaToken,
      remoteip: client.ip,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const verdict = z.safeParse(Verdict, await answer.json())
  if (!verdict.success || !verdict.data.success) throw failed('invalid-input-response')
}
