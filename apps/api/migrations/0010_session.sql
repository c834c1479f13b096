-- Users as far as prices and staff pages need them, and their sessions. Signing in comes with pages of its own; until then
-- `npm run session` makes both. Backups hold the hashes of sessions that a day later nobody can use.
create table shop_user (
  id integer generated always as identity primary key,
  -- What the user signs in with.
  login text not null unique check (login ~ '\S'),
  kind text not null check (kind in ('private', 'business', 'staff')),
  -- A company without a paid order.
  is_new_company boolean not null default false,
  -- Wholesale status of a company: 'fixed' selects the discounts of contracts, anything else those of turnover.
  wholesale_type text,
  wholesale_level smallint,
  created_at timestamptz not null default now(),
  check ((wholesale_type is null) = (wholesale_level is null)),
  check (kind = 'business' or (wholesale_type is null and not is_new_company))
);

create table user_session (
  -- SHA-256 of the secret in the cookie.
  token_hash bytea primary key,
  user_id integer not null references shop_user (id) on delete cascade,
  -- 'access' is everybody's; staff pages ask for an 'admin' token of the same user besides.
  scope text not null check (scope in ('access', 'admin')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index user_session_user on user_session (user_id);
create index user_session_end on user_session (expires_at);
