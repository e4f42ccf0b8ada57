import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('the settings', () => {
  it('[7.calls.6] give one person room for years, and a pace that no person keeps', () => {
    const MB = 1024 * 1024
    expect(readConfig({}).limits).toEqual({
      records: 200_000,
      storageBytes: 200 * MB,
      lists: 5000,
      recipes: 20_000,
      writesPerMinute: 3000,
      writesPerDay: 60_000,
      writtenBytesPerMinute: 20 * MB,
    })
  })

  it('work without any variable: this machine only, mails in the mailbox', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 3663,
      host: undefined,
      tls: undefined,
      publicUrl: 'http://localhost:3663',
      hasPublicUrl: false,
      dataDir: './data',
      isMailboxMode: true,
      authPathPrefix: '/auth/v1',
      hosted: undefined,
      trustProxy: [],
      warnings: [],
    })
    expect(config.auth).toMatchObject({
      isAutoconfirm: false,
      reuseIntervalSeconds: 10,
      otpExpirySeconds: 3600,
      mailFrequencySeconds: 60,
      password: { minLength: 6 },
    })
  })

  it('treat an empty variable like a missing one', () => {
    const empty = {
      PORT: '',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      AUTH_AUTOCONFIRM: '',
      TRUST_PROXY: '',
    }
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  it.each([
    [{}, true],
    [{ SMTP_URL: 'smtp://mail.example.org' }, false],
    [{ PUBLIC_URL: 'https://food.example.org' }, false],
    [{ SUPABASE_URL: 'https://ref.supabase.co', SUPABASE_ANON_KEY: 'anon' }, false],
  ])('show mails in the mailbox with %o: %s', (env, isMailboxMode) => {
    expect(readConfig(env).isMailboxMode).toBe(isMailboxMode)
  })

  it('follow the port and the certificate in the address used in mails', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    const tls = readConfig({ TLS_CERT: 'cert.pem', TLS_KEY: 'key.pem' })
    expect(tls.publicUrl).toBe('https://localhost:3663')
    expect(readConfig({ PUBLIC_URL: 'https://Food.example.org/' }).publicUrl).toBe(
      'https://food.example.org',
    )
  })

  it('take times as seconds or with a unit', () => {
    expect(readConfig({ AUTH_MAILER_OTP_EXP: '1h30m' }).auth.otpExpirySeconds).toBe(5400)
    expect(readConfig({ AUTH_MAILER_OTP_EXP: '900' }).auth.otpExpirySeconds).toBe(900)
  })

  it.each([
    ['PORT', '99999'],
    ['PORT', '80x'],
    ['FETCH_PAGES', 'sometimes'],
    ['PUBLIC_URL', 'food.example.org'],
    ['PUBLIC_URL', 'https://food.example.org/app'],
    ['DATABASE_URL', 'mysql://localhost/nomnom'],
    ['SMTP_URL', 'http://mail.example.org'],
    ['DB_PREPARE', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', 'my-proxy'],
    ['AUTH_MAILER_OTP_EXP', 'soon'],
    ['AUTH_PATH_PREFIX', 'auth'],
  ])('are refused with the name of the variable when %s is %s', (name, value) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name}: `))
  })

  it.each([
    [{ TLS_CERT: 'cert.pem' }, 'TLS_KEY'],
    [{ TLS_KEY: 'key.pem' }, 'TLS_CERT'],
    [{ SUPABASE_URL: 'https://ref.supabase.co' }, 'SUPABASE_ANON_KEY'],
    [{ DATABASE_DIRECT_URL: 'postgres://localhost/nomnom' }, 'DATABASE_URL'],
    [
      { AUTH_EXTERNAL_KEYCLOAK_ENABLED: 'true', AUTH_EXTERNAL_KEYCLOAK_CLIENT_ID: 'x' },
      'AUTH_EXTERNAL_KEYCLOAK_SECRET',
    ],
    [
      {
        AUTH_EXTERNAL_KEYCLOAK_ENABLED: 'true',
        AUTH_EXTERNAL_KEYCLOAK_CLIENT_ID: 'x',
        AUTH_EXTERNAL_KEYCLOAK_SECRET: 'y',
      },
      'AUTH_EXTERNAL_KEYCLOAK_URL',
    ],
  ])('name what is missing beside %o', (env, missing) => {
    expect(problemsOf(env).join('\n')).toMatch(new RegExp(`^${missing}: is needed`))
  })

  it('fetch pages from this machine only where nobody else is', () => {
    expect(readConfig({ FETCH_PAGES: 'loopback' }).fetchPages).toBe('loopback')
    const PUBLIC_URL = 'https://food.example.org'
    expect(problemsOf({ FETCH_PAGES: 'loopback', PUBLIC_URL }).join()).toMatch(/^FETCH_PAGES: /)
  })

  it('name every wrong variable at once and repeat no value, which may be a secret', () => {
    const problems = problemsOf({ DATABASE_URL: 'hunter2-secret', SMTP_URL: 'hunter2-secret' })
    expect(problems).toHaveLength(2)
    expect(problems.join()).not.toContain('hunter2')
  })

  it('warn about a mistyped sign-in variable, which would have no effect', () => {
    const { warnings } = readConfig({ AUTH_AUTOCONFRIM: 'true', AUTH_EXTERNAL_KEYCLOAK_URL: 'x' })
    expect(warnings).toEqual(['AUTH_AUTOCONFRIM is no setting of nomnom and has no effect'])
  })

  it('read external providers by their names', () => {
    const { auth } = readConfig({
      AUTH_EXTERNAL_KEYCLOAK_ENABLED: 'true',
      AUTH_EXTERNAL_KEYCLOAK_CLIENT_ID: 'nomnom',
      AUTH_EXTERNAL_KEYCLOAK_SECRET: 's',
      AUTH_EXTERNAL_KEYCLOAK_URL: 'https://id.example.org',
      AUTH_EXTERNAL_GOOGLE_CLIENT_ID: 'not enabled',
    })
    expect(auth.externalProviders).toEqual([
      {
        name: 'keycloak',
        clientId: 'nomnom',
        secret: 's',
        url: 'https://id.example.org',
        redirectUri: undefined,
      },
    ])
  })
})
