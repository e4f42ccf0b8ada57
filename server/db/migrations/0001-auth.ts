// Tables of the embedded sign-in provider. Secrets are stored as hashes only: passwords as argon2id,
// refresh tokens, mailed links and authorisation codes as SHA-256.
import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  sql`create table auth_users (
    id uuid primary key,
    aud text not null default 'authenticated',
    role text not null default 'authenticated',
    email text,
    phone text,
    password_hash text,
    email_confirmed_at timestamptz,
    phone_confirmed_at timestamptz,
    invited_at timestamptz,
    confirmation_sent_at timestamptz,
    recovery_sent_at timestamptz,
    new_email text,
    email_change_sent_at timestamptz,
    email_change_confirmed smallint not null default 0,
    new_phone text,
    phone_change_sent_at timestamptz,
    reauthentication_sent_at timestamptz,
    last_sign_in_at timestamptz,
    app_metadata jsonb not null default '{}',
    user_metadata jsonb not null default '{}',
    is_anonymous boolean not null default false,
    is_sso_user boolean not null default false,
    banned_until timestamptz,
    deleted_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`create unique index auth_users_email on auth_users (email) where not is_sso_user`,
  sql`create unique index auth_users_phone on auth_users (phone)`,
  sql`create index auth_users_created_at on auth_users (created_at)`,
  sql`create table auth_identities (
    id uuid primary key,
    user_id uuid not null references auth_users on delete cascade,
    provider text not null,
    provider_id text not null,
    identity_data jsonb not null,
    last_sign_in_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (provider, provider_id)
  )`,
  sql`create index auth_identities_user on auth_identities (user_id)`,
  // amr is the list of {method, timestamp} the session was proven with, newest first.
  sql`create table auth_sessions (
    id uuid primary key,
    user_id uuid not null references auth_users on delete cascade,
    aal text not null default 'aal1',
    amr jsonb not null,
    factor_id uuid,
    not_after timestamptz,
    user_agent text,
    ip text,
    refreshed_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`create index auth_sessions_user on auth_sessions (user_id)`,
  // A token was made from its parent's plain text and its own salt, so the server can give the
  // active token again to the holder of the parent without ever storing it.
  sql`create table auth_refresh_tokens (
    token_hash bytea primary key,
    session_id uuid not null references auth_sessions on delete cascade,
    parent_hash bytea unique,
    salt bytea,
    revoked_at timestamptz,
    created_at timestamptz not null
  )`,
  sql`create index auth_refresh_tokens_session on auth_refresh_tokens (session_id)`,
  sql`create table auth_one_time_tokens (
    id uuid primary key,
    user_id uuid not null references auth_users on delete cascade,
    kind text not null,
    token_hash bytea not null unique,
    salt bytea not null,
    sent_to text not null,
    is_pkce boolean not null default false,
    attempts smallint not null default 0,
    created_at timestamptz not null,
    unique (user_id, kind)
  )`,
  sql`create table auth_flow_states (
    id uuid primary key,
    user_id uuid references auth_users on delete cascade,
    code_hash bytea unique,
    code_challenge text,
    code_challenge_method text,
    authentication_method text not null,
    provider text not null,
    redirect_to text,
    link_user_id uuid references auth_users on delete cascade,
    provider_data jsonb not null default '{}',
    code_issued_at timestamptz,
    created_at timestamptz not null
  )`,
  sql`create index auth_flow_states_user on auth_flow_states (user_id)`,
  sql`create table auth_factors (
    id uuid primary key,
    user_id uuid not null references auth_users on delete cascade,
    friendly_name text not null default '',
    factor_type text not null,
    status text not null,
    secret text,
    phone text,
    last_step bigint,
    last_challenged_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`create index auth_factors_user on auth_factors (user_id)`,
  sql`create table auth_challenges (
    id uuid primary key,
    factor_id uuid not null references auth_factors on delete cascade,
    code_hash bytea,
    ip text,
    attempts smallint not null default 0,
    verified_at timestamptz,
    created_at timestamptz not null
  )`,
  sql`create index auth_challenges_factor on auth_challenges (factor_id)`,
  sql`create table auth_keys (
    kid text primary key,
    algorithm text not null,
    private_jwk jsonb not null,
    public_jwk jsonb not null,
    retired_at timestamptz,
    created_at timestamptz not null
  )`,
  sql`create unique index auth_keys_one_active on auth_keys ((true)) where retired_at is null`,
  sql`create table auth_mail (
    id uuid primary key,
    kind text not null,
    recipient text not null,
    subject text not null,
    body_text text,
    body_html text,
    attempts integer not null default 0,
    next_attempt_at timestamptz,
    sent_at timestamptz,
    last_error text,
    created_at timestamptz not null
  )`,
  sql`create index auth_mail_due on auth_mail (next_attempt_at) where sent_at is null`,
  sql`create index auth_mail_created_at on auth_mail (created_at)`,
]

export const migration0001: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
