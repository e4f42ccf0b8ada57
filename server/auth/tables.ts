// The rows of the tables of sign-in.
import type { ColumnType } from 'kysely'

type Time = Date
type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>
type Text = ColumnType<string | null, string | null | undefined, string | null>
type WithDefault<T> = ColumnType<T, T | undefined, T>
/** Lists are written as JSON text: the driver would turn a bare array into a PostgreSQL array. */
type JsonList<T> = ColumnType<T[], string, string>

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

export type AmrEntry = { method: string; timestamp: number }

export type AuthUsersTable = {
  id: string
  aud: WithDefault<string>
  role: WithDefault<string>
  email: Text
  phone: Text
  password_hash: Text
  email_confirmed_at: MaybeTime
  phone_confirmed_at: MaybeTime
  invited_at: MaybeTime
  confirmation_sent_at: MaybeTime
  recovery_sent_at: MaybeTime
  new_email: Text
  email_change_sent_at: MaybeTime
  email_change_confirmed: WithDefault<number>
  new_phone: Text
  phone_change_sent_at: MaybeTime
  reauthentication_sent_at: MaybeTime
  last_sign_in_at: MaybeTime
  app_metadata: WithDefault<JsonObject>
  user_metadata: WithDefault<JsonObject>
  is_anonymous: WithDefault<boolean>
  is_sso_user: WithDefault<boolean>
  banned_until: MaybeTime
  deleted_at: MaybeTime
  created_at: Time
  updated_at: Time
}

export type AuthIdentitiesTable = {
  id: string
  user_id: string
  provider: string
  provider_id: string
  identity_data: JsonObject
  last_sign_in_at: MaybeTime
  created_at: Time
  updated_at: Time
}

export type AuthSessionsTable = {
  id: string
  user_id: string
  aal: WithDefault<string>
  amr: JsonList<AmrEntry>
  factor_id: Text
  not_after: MaybeTime
  user_agent: Text
  ip: Text
  refreshed_at: MaybeTime
  created_at: Time
  updated_at: Time
}

export type AuthRefreshTokensTable = {
  token_hash: Buffer
  session_id: string
  /** Null for the first token of a session and for one made without knowing the active one. */
  parent_hash: ColumnType<Buffer | null, Buffer | null | undefined, never>
  salt: ColumnType<Buffer | null, Buffer | null | undefined, never>
  revoked_at: MaybeTime
  created_at: Time
}

export type OneTimeTokenKind =
  | 'confirmation'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'
  | 'phone_confirmation'
  | 'phone_change'

export type AuthOneTimeTokensTable = {
  id: string
  user_id: string
  kind: OneTimeTokenKind
  token_hash: Buffer
  salt: Buffer
  sent_to: string
  is_pkce: WithDefault<boolean>
  attempts: WithDefault<number>
  /** Where it was asked for; see one-time-tokens.ts. */
  network: WithDefault<string>
  other_attempts: WithDefault<number>
  /** What the sign-up of this token chose; see pending-signups.ts. */
  password_hash: Text
  user_metadata: ColumnType<JsonObject | null, JsonObject | null | undefined, JsonObject | null>
  identity_id: Text
  created_at: Time
}

export type AuthFlowStatesTable = {
  id: string
  user_id: Text
  code_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  code_challenge: Text
  code_challenge_method: Text
  authentication_method: string
  provider: string
  redirect_to: Text
  link_user_id: Text
  provider_data: WithDefault<JsonObject>
  code_issued_at: MaybeTime
  created_at: Time
}

export type AuthFactorsTable = {
  id: string
  user_id: string
  friendly_name: WithDefault<string>
  factor_type: string
  status: string
  secret: Text
  phone: Text
  last_step: ColumnType<number | null, number | null | undefined, number | null>
  last_challenged_at: MaybeTime
  created_at: Time
  updated_at: Time
}

export type AuthChallengesTable = {
  id: string
  factor_id: string
  code_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  ip: Text
  attempts: WithDefault<number>
  verified_at: MaybeTime
  created_at: Time
}

export type AuthCodeGuessesTable = {
  user_id: string
  network: string
  failures: number
  last_at: Time
  next_at: Time
}

export type AuthKeysTable = {
  kid: string
  algorithm: string
  private_jwk: JsonObject
  public_jwk: JsonObject
  retired_at: MaybeTime
  created_at: Time
}

export type AuthMailTable = {
  id: string
  /** Null for a mail from before 0.2 to an address that nobody has now. */
  user_id: Text
  kind: string
  recipient: string
  subject: string
  body_text: Text
  body_html: Text
  attempts: WithDefault<number>
  next_attempt_at: MaybeTime
  sent_at: MaybeTime
  last_error: Text
  created_at: Time
}

/** When a mail or message of a kind was last asked for; see sending.ts. */
type AuthPausesTable = {
  key: Buffer
  asked_at: Time
}

export type AuthTables = {
  auth_users: AuthUsersTable
  auth_identities: AuthIdentitiesTable
  auth_sessions: AuthSessionsTable
  auth_refresh_tokens: AuthRefreshTokensTable
  auth_one_time_tokens: AuthOneTimeTokensTable
  auth_flow_states: AuthFlowStatesTable
  auth_factors: AuthFactorsTable
  auth_challenges: AuthChallengesTable
  auth_code_guesses: AuthCodeGuessesTable
  auth_keys: AuthKeysTable
  auth_mail: AuthMailTable
  auth_pauses: AuthPausesTable
}
