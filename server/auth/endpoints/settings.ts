// What everybody may know about the provider: its switches, its health, its public keys.
import type { Endpoint } from '../context.ts'

const KEYS_MAX_AGE_SECONDS = 600

export const settings: Endpoint = async (auth, context) => {
  const { settings: s } = auth
  const external = Object.fromEntries(s.externalProviders.map(({ name }) => [name, true]))
  return context.json({
    external: {
      anonymous_users: s.isAnonymousEnabled,
      email: s.isEmailEnabled,
      phone: s.isPhoneEnabled,
      ...external,
    },
    disable_signup: s.isSignupDisabled,
    mailer_autoconfirm: s.isAutoconfirm,
    phone_autoconfirm: s.isAutoconfirm,
    sms_provider: s.isPhoneEnabled ? 'hook' : '',
    saml_enabled: false,
    passkeys_enabled: false,
  })
}

export const health: Endpoint = async (auth, context) =>
  context.json({
    version: auth.config.version,
    // Clients of the hosted provider look at this name.
    name: 'GoTrue',
    description: 'nomnom sign-in provider, speaks the GoTrue protocol',
  })

export const jwks: Endpoint = async (auth, context) => {
  context.header('Cache-Control', `public, max-age=${KEYS_MAX_AGE_SECONDS}`)
  return context.json({ keys: await auth.keys.published() })
}
