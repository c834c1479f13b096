-- Sign-in: what users prove who they are with, their sessions on devices, and what is under way.

-- `npm run session` finds its users by their e-mail now.
alter table shop_user
  drop column login,
  -- Argon2id in PHC format; null for a user who never set one.
  add column password_hash text,
  add column email_confirmed_at timestamptz,
  add column phone_confirmed_at timestamptz,
  -- Registered as the representative of a company; he may have no organization yet.
  add column is_company boolean not null default false;

create unique index shop_user_email on shop_user (lower(email));
-- Landlines stay unconfirmed and may be shared.
create unique index shop_user_phone on shop_user (phone) where phone_confirmed_at is not null;

drop table user_session;

-- A user signed in on a device.
create table user_session (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references shop_user (id) on delete cascade,
  method text not null check (method in ('sms', 'password', 'code', 'social', 'passkey', 'registration', 'recovery', 'console')),
  -- 'Chrome, Windows', as the user's list of devices shows it.
  device text not null,
  ip text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('sign-out', 'ended-elsewhere', 'token-reuse', 'password-change', 'recovery', 'renewed')),
  check ((ended_at is null) = (end_reason is null))
);
create index user_session_user on user_session (user_id);
create index user_session_end on user_session (expires_at);

create table session_token (
  -- SHA-256 of the secret in the cookie.
  token_hash bytea primary key,
  session_id uuid not null references user_session (id) on delete cascade,
  -- Staff pages ask for an 'admin' token of the same user besides. A 'refresh' token is exchanged once for new tokens.
  scope text not null check (scope in ('access', 'refresh', 'admin')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Refresh tokens only: when it was exchanged, and the random salt from which its holder alone can derive the successors.
  used_at timestamptz,
  successor_salt bytea,
  check ((used_at is null) = (successor_salt is null)),
  check (scope = 'refresh' or used_at is null)
);
create index session_token_session on session_token (session_id);
create index session_token_end on session_token (expires_at);

-- A device on which a user is not asked for a one-time code.
create table remembered_device (
  id uuid primary key default gen_random_uuid(),
  user_id integer not null references shop_user (id) on delete cascade,
  -- SHA-256 of the secret in the cookie.
  token_hash bytea not null unique,
  device text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index remembered_device_user on remembered_device (user_id);

-- A browser that is signing in: what it has shown so far. Everything that it must not be told stays here.
create table sign_in_flow (
  -- SHA-256 of the secret in the cookie.
  token_hash bytea primary key,
  -- Place, entered contacts, what was confirmed, the user who still owes a code; see SignInFlow.
  state jsonb not null,
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_in_flow_end on sign_in_flow (expires_at);

-- One-time codes; a new one for the same flow and purpose replaces the old one.
create table one_time_code (
  flow_hash bytea not null references sign_in_flow (token_hash) on delete cascade,
  purpose text not null check (purpose in ('sign-in', 'registration', 'safe-sign-in', 'new-phone', 'new-email')),
  channel text not null check (channel in ('phone', 'email')),
  -- Ten digits, or an e-mail in lower case.
  target text not null,
  -- SHA-256 over the browser's secret, purpose, target and code: useless without the cookie.
  code_hash bytea not null,
  tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (flow_hash, purpose)
);

-- Counters of rate-limiter-flexible, shared by all processes of the shop.
create table sign_in_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);

create table password_recovery (
  -- SHA-256 of the secret in the mailed link.
  token_hash bytea primary key,
  user_id integer not null references shop_user (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_recovery_user on password_recovery (user_id);

-- Accounts at social networks and other identity providers.
create table social_identity (
  provider text not null,
  subject text not null,
  user_id integer not null references shop_user (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index social_identity_user on social_identity (user_id);

create table passkey (
  -- Base64url, as the browser names it.
  credential_id text primary key,
  user_id integer not null references shop_user (id) on delete cascade,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id);
