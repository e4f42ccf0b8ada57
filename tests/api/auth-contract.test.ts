// Every refusal that the contract lists, endpoint by endpoint, by raw HTTP and in both error shapes.
// Its successes are shown with the client library in the other files of the provider.
import { beforeAll, describe, expect, it } from 'vitest'
import { adminToken } from '../support/admin-token.ts'
import { call } from '../support/auth-client.ts'
import { register } from '../support/people.ts'
import { serverHere } from '../support/server-here.ts'

const PASSWORD = 'a long enough pass-phrase'
const NORA = 'nora@example.org'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

/** Whose token goes along. */
type As = 'nobody' | 'nora' | 'admin'

type Row = {
  is: string
  at: string
  as?: As
  json?: unknown
  text?: string
  status: number
  code: string
  says: string | RegExp
}

const server = serverHere({ env: { AUTH_PASSWORD_REQUIRED_CHARACTERS: 'abc:xyz' } })
let tokens: Record<Exclude<As, 'nobody'>, string>
let noraId: string

beforeAll(async () => {
  await register(server, 'taken@example.org', `${PASSWORD} xyz`)
  const nora = await register(server, NORA, `${PASSWORD} xyz`)
  noraId = nora.userId
  await call(server, '/signup', { json: { email: 'new@example.org', password: `${PASSWORD} xyz` } })
  tokens = { nora: nora.accessToken, admin: await adminToken(server.deps, 3600) }
})

const noEmail = 'Unable to validate email address: invalid format'
const noLogin = { status: 400, code: 'invalid_credentials', says: 'Invalid login credentials' }
const used = { status: 403, code: 'otp_expired' }
const invalid = { status: 400, code: 'validation_failed' }

const rows: Row[] = [
  {
    is: 'without a password',
    at: 'POST /signup',
    json: { email: 'a@b.example' },
    ...invalid,
    says: 'Signup requires a valid password',
  },
  {
    is: 'of no address',
    at: 'POST /signup',
    json: { email: 'nobody', password: `${PASSWORD} x` },
    ...invalid,
    says: noEmail,
  },
  {
    is: 'anonymously',
    at: 'POST /signup',
    json: {},
    status: 422,
    code: 'anonymous_provider_disabled',
    says: 'Anonymous sign-ins are disabled',
  },
  {
    is: 'by phone',
    at: 'POST /signup',
    json: { phone: '491511234567', password: `${PASSWORD} x` },
    status: 400,
    code: 'phone_provider_disabled',
    says: /Phone signups are disabled/,
  },
  {
    is: 'with a short password',
    at: 'POST /signup',
    json: { email: 'a@b.example', password: 'ax' },
    status: 422,
    code: 'weak_password',
    says: 'Password should be at least 6 characters.',
  },
  {
    is: 'with a password of one kind',
    at: 'POST /signup',
    json: { email: 'a@b.example', password: 'mmmmmmmm' },
    status: 422,
    code: 'weak_password',
    says: 'Password should contain at least one character of each: abc, xyz.',
  },
  {
    is: 'with a long password',
    at: 'POST /signup',
    json: { email: 'a@b.example', password: 'ax'.repeat(40) },
    ...invalid,
    says: 'Password cannot be longer than 72 characters',
  },
  {
    is: 'that is no JSON',
    at: 'POST /signup',
    text: '{',
    status: 400,
    code: 'bad_json',
    says: /^Could not parse request body as JSON: /,
  },
  {
    is: 'with a wrong password',
    at: 'POST /token?grant_type=password',
    json: { email: NORA, password: 'wrong' },
    ...noLogin,
  },
  {
    is: 'of a stranger',
    at: 'POST /token?grant_type=password',
    json: { email: 'who@example.org', password: 'wrong' },
    ...noLogin,
  },
  {
    is: 'without an address',
    at: 'POST /token?grant_type=password',
    json: { password: 'wrong' },
    ...invalid,
    says: 'missing email or phone',
  },
  {
    is: 'before the confirmation',
    at: 'POST /token?grant_type=password',
    json: { email: 'new@example.org', password: `${PASSWORD} xyz` },
    status: 400,
    code: 'email_not_confirmed',
    says: 'Email not confirmed',
  },
  {
    is: 'by a grant that does not exist',
    at: 'POST /token?grant_type=wish',
    json: {},
    status: 400,
    code: 'invalid_credentials',
    says: 'unsupported_grant_type',
  },
  {
    is: 'by a wallet',
    at: 'POST /token?grant_type=web3',
    json: {},
    status: 422,
    code: 'web3_provider_disabled',
    says: 'Web3 provider is disabled',
  },
  {
    is: 'with an unknown refresh token',
    at: 'POST /token?grant_type=refresh_token',
    json: { refresh_token: 'abcdefghijklm' },
    status: 400,
    code: 'refresh_token_not_found',
    says: 'Invalid Refresh Token: Refresh Token Not Found',
  },
  {
    is: 'with half a refresh token',
    at: 'POST /token?grant_type=refresh_token',
    json: { refresh_token: 'abc' },
    ...invalid,
    says: 'Refresh token is not valid',
  },
  {
    is: 'with half a flow',
    at: 'POST /token?grant_type=pkce',
    json: { auth_code: UNKNOWN_ID },
    ...invalid,
    says: /auth code and code verifier/,
  },
  {
    is: 'of an unknown flow',
    at: 'POST /token?grant_type=pkce',
    json: { auth_code: UNKNOWN_ID, code_verifier: 'v'.repeat(43) },
    status: 404,
    code: 'flow_state_not_found',
    says: /invalid flow state/,
  },
  {
    is: 'of no provider',
    at: 'POST /token?grant_type=id_token',
    json: { provider: 'google', id_token: 'x.y.z' },
    status: 400,
    code: 'provider_disabled',
    says: /is not enabled/,
  },
  {
    is: 'for a stranger who may not be registered',
    at: 'POST /otp',
    json: { email: 'who@example.org', create_user: false },
    status: 422,
    code: 'otp_disabled',
    says: 'Signups not allowed for otp',
  },
  {
    is: 'for nobody',
    at: 'POST /otp',
    json: {},
    ...invalid,
    says: 'One of email or phone must be set',
  },
  { is: 'for no address', at: 'POST /magiclink', json: { email: 'x' }, ...invalid, says: noEmail },
  {
    is: 'without a token',
    at: 'GET /verify?type=signup',
    ...invalid,
    says: 'Verify requires a token or a token hash',
  },
  {
    is: 'without a type',
    at: 'GET /verify?token=abc',
    ...invalid,
    says: 'Verify requires a verification type',
  },
  {
    is: 'without a token',
    at: 'POST /verify',
    json: { type: 'email', email: NORA },
    ...invalid,
    says: 'Verify requires a token or a token hash',
  },
  {
    is: 'with a wrong code',
    at: 'POST /verify',
    json: { type: 'email', email: NORA, token: '000000' },
    ...used,
    says: 'Token has expired or is invalid',
  },
  {
    is: 'with the code of a stranger',
    at: 'POST /verify',
    json: { type: 'email', email: 'who@example.org', token: '000000' },
    ...used,
    says: 'Token has expired or is invalid',
  },
  {
    is: 'with a wrong hash',
    at: 'POST /verify',
    json: { type: 'signup', token_hash: 'abc' },
    ...used,
    says: 'Email link is invalid or has expired',
  },
  {
    is: 'with a number that is none',
    at: 'POST /verify',
    json: { type: 'sms', phone: 'x', token: '000000' },
    ...invalid,
    says: 'Invalid phone number format (E.164 required)',
  },
  {
    is: 'without an address',
    at: 'POST /recover',
    json: {},
    ...invalid,
    says: 'Password recovery requires an email',
  },
  { is: 'of no type', at: 'POST /resend', json: { email: NORA }, ...invalid, says: /type/ },
  {
    is: 'without an address',
    at: 'POST /resend',
    json: { type: 'signup' },
    ...invalid,
    says: /email/i,
  },
  {
    is: 'without a token',
    at: 'GET /reauthenticate',
    status: 401,
    code: 'no_authorization',
    says: 'This endpoint requires a valid Bearer token',
  },
  {
    is: 'without a token',
    at: 'GET /user',
    status: 401,
    code: 'no_authorization',
    says: 'This endpoint requires a valid Bearer token',
  },
  {
    is: 'to the same password',
    at: 'PUT /user',
    as: 'nora',
    json: { password: `${PASSWORD} xyz` },
    status: 422,
    code: 'same_password',
    says: 'New password should be different from the old password.',
  },
  {
    is: 'to a weak password',
    at: 'PUT /user',
    as: 'nora',
    json: { password: 'ax' },
    status: 422,
    code: 'weak_password',
    says: 'Password should be at least 6 characters.',
  },
  {
    is: 'with a wrong present password',
    at: 'PUT /user',
    as: 'nora',
    json: { password: 'axe of another', current_password: 'x' },
    status: 400,
    code: 'invalid_credentials',
    says: 'Current password is not right',
  },
  {
    is: 'to an address that is taken',
    at: 'PUT /user',
    as: 'nora',
    json: { email: 'taken@example.org' },
    status: 422,
    code: 'email_exists',
    says: 'A user with this email address has already been registered',
  },
  {
    is: 'of app_metadata',
    at: 'PUT /user',
    as: 'nora',
    json: { app_metadata: { role: 'x' } },
    status: 403,
    code: 'not_admin',
    says: /admin privileges/,
  },
  {
    is: 'in an unknown scope',
    at: 'POST /logout?scope=x',
    as: 'nora',
    ...invalid,
    says: 'Unsupported logout scope "x"',
  },
  {
    is: 'at no provider',
    at: 'GET /authorize?provider=google',
    ...invalid,
    says: /^Unsupported provider: /,
  },
  {
    is: 'where linking is off',
    at: 'GET /user/identities/authorize?provider=google',
    as: 'nora',
    status: 404,
    code: 'manual_linking_disabled',
    says: 'Manual linking is disabled',
  },
  {
    is: 'where linking is off',
    at: `DELETE /user/identities/${UNKNOWN_ID}`,
    as: 'nora',
    status: 404,
    code: 'manual_linking_disabled',
    says: 'Manual linking is disabled',
  },
  {
    is: 'without SAML',
    at: 'POST /sso',
    json: { domain: 'example.org' },
    status: 404,
    code: 'saml_provider_disabled',
    says: 'SAML 2.0 is disabled',
  },
  {
    is: 'of a passkey',
    at: 'POST /factors',
    as: 'nora',
    json: { factor_type: 'webauthn' },
    status: 422,
    code: 'mfa_webauthn_enroll_not_enabled',
    says: 'MFA enroll is disabled for WebAuthn',
  },
  {
    is: 'of a telephone',
    at: 'POST /factors',
    as: 'nora',
    json: { factor_type: 'phone', phone: '491511234567' },
    status: 422,
    code: 'mfa_phone_enroll_not_enabled',
    says: 'MFA enroll is disabled for Phone',
  },
  {
    is: 'of nothing',
    at: 'POST /factors',
    as: 'nora',
    json: { factor_type: 'x' },
    ...invalid,
    says: 'factor_type needs to be totp, phone, or webauthn',
  },
  {
    is: 'of an unknown factor',
    at: `POST /factors/${UNKNOWN_ID}/challenge`,
    as: 'nora',
    json: {},
    status: 404,
    code: 'mfa_factor_not_found',
    says: 'Factor not found',
  },
  {
    is: 'of no factor',
    at: 'POST /factors/x/verify',
    as: 'nora',
    json: {},
    status: 404,
    code: 'validation_failed',
    says: 'factor_id must be an UUID',
  },
  {
    is: 'of an unknown factor',
    at: `DELETE /factors/${UNKNOWN_ID}`,
    as: 'nora',
    status: 404,
    code: 'mfa_factor_not_found',
    says: 'Factor not found',
  },
  {
    is: 'by a person',
    at: 'POST /invite',
    as: 'nora',
    json: { email: 'who@example.org' },
    status: 403,
    code: 'not_admin',
    says: 'User not allowed',
  },
  {
    is: 'of somebody registered',
    at: 'POST /invite',
    as: 'admin',
    json: { email: NORA },
    status: 422,
    code: 'email_exists',
    says: 'A user with this email address has already been registered',
  },
  {
    is: 'of no address',
    at: 'POST /invite',
    as: 'admin',
    json: { email: 'x' },
    ...invalid,
    says: noEmail,
  },
  {
    is: 'for a stranger',
    at: 'POST /admin/generate_link',
    as: 'admin',
    json: { type: 'recovery', email: 'who@example.org' },
    status: 404,
    code: 'user_not_found',
    says: 'User with this email not found',
  },
  {
    is: 'of an unknown type',
    at: 'POST /admin/generate_link',
    as: 'admin',
    json: { type: 'x', email: NORA },
    ...invalid,
    says: 'Invalid email action link type requested: x',
  },
  {
    is: 'by a person',
    at: 'GET /admin/users',
    as: 'nora',
    status: 403,
    code: 'not_admin',
    says: 'User not allowed',
  },
  {
    is: 'of a page before the first',
    at: 'GET /admin/users?page=-1',
    as: 'admin',
    ...invalid,
    says: /^Bad Pagination Parameters: /,
  },
  {
    is: 'without address and number',
    at: 'POST /admin/users',
    as: 'admin',
    json: {},
    ...invalid,
    says: 'Cannot create a user without either an email or phone',
  },
  {
    is: 'of somebody registered',
    at: 'POST /admin/users',
    as: 'admin',
    json: { email: NORA },
    status: 422,
    code: 'email_exists',
    says: 'A user with this email address has already been registered',
  },
  {
    is: 'of nobody',
    at: `GET /admin/users/${UNKNOWN_ID}`,
    as: 'admin',
    status: 404,
    code: 'user_not_found',
    says: 'User not found',
  },
  {
    is: 'of no id',
    at: 'PUT /admin/users/x',
    as: 'admin',
    json: {},
    status: 404,
    code: 'validation_failed',
    says: 'user_id must be an UUID',
  },
  {
    is: 'of nobody',
    at: `DELETE /admin/users/${UNKNOWN_ID}`,
    as: 'admin',
    status: 404,
    code: 'user_not_found',
    says: 'User not found',
  },
  {
    is: 'of nobody',
    at: `GET /admin/users/${UNKNOWN_ID}/factors`,
    as: 'admin',
    status: 404,
    code: 'user_not_found',
    says: 'User not found',
  },
  {
    is: 'of an unknown factor',
    at: `DELETE /admin/users/{nora}/factors/${UNKNOWN_ID}`,
    as: 'admin',
    status: 404,
    code: 'mfa_factor_not_found',
    says: 'Factor not found',
  },
  {
    is: 'of an unknown factor',
    at: `PUT /admin/users/{nora}/factors/${UNKNOWN_ID}`,
    as: 'admin',
    json: {},
    status: 404,
    code: 'mfa_factor_not_found',
    says: 'Factor not found',
  },
]

describe('a refusal has the status, code and words of the contract in both shapes:', () => {
  it.each(rows)('$at $is', async (row) => {
    const older = await ask(row, false)
    expect(older.status).toBe(row.status)
    expect(older.headers.get('x-sb-error-code')).toBe(row.code)
    expect(older.headers.get('x-supabase-api-version')).toBeNull()
    expect(older.body).toMatchObject({ code: row.status, error_code: row.code })
    expect(older.body.msg).toEqual(said(row))

    const newer = await ask(row, true)
    expect(newer.status).toBe(row.status)
    expect(newer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(newer.body).toMatchObject({ code: row.code, message: older.body.msg })
    expect(Object.keys(newer.body)).not.toContain('msg')
  })
})

function ask({ at, as = 'nobody', json, text }: Row, isNewShape: boolean) {
  const [method = '', path = ''] = at.replace('{nora}', noraId).split(' ')
  return call(server, path, {
    method,
    isNewShape,
    ...(as === 'nobody' ? {} : { token: tokens[as] }),
    ...(json === undefined ? {} : { json }),
    ...(text === undefined ? {} : { text }),
  })
}

function said({ says }: Row): unknown {
  return typeof says === 'string' ? says : expect.stringMatching(says)
}
