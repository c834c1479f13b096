-- Sign-in by other sites and passkeys: what is under way in a browser, named by the hash of its cookie `identity_flow`.

-- A browser that was sent to an OpenID Connect provider; one row per attempt, deleted by its return.
create table oidc_request (
  -- SHA-256 of the `state` in the address.
  state_hash bytea primary key,
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  -- Path of the store to which a signed-in visitor is led.
  next text not null,
  expires_at timestamptz not null
);
create index oidc_request_end on oidc_request (expires_at);

-- An account at a provider that belongs to nobody here yet: its holder owes a password or a registration.
create table pending_identity (
  browser_hash bytea primary key,
  provider text not null,
  subject text not null,
  -- The account that the same browser has to sign in to; null for a registration.
  user_id integer references shop_user (id) on delete cascade,
  name text,
  email text,
  is_email_verified boolean not null,
  -- Ten digits, without the leading 7.
  phone text,
  is_phone_verified boolean not null,
  expires_at timestamptz not null
);
create index pending_identity_end on pending_identity (expires_at);
create index pending_identity_user on pending_identity (user_id);

-- What a passkey has to sign, once.
create table passkey_challenge (
  challenge text primary key,
  browser_hash bytea not null,
  -- The user who adds a passkey; null for a sign-in.
  user_id integer references shop_user (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_end on passkey_challenge (expires_at);
create index passkey_challenge_user on passkey_challenge (user_id);
