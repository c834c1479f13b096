-- Who may exchange goods by the protocol of 1C, each with a source of his own.
create table one_c_account (
  login text primary key check (login ~ '^[a-z0-9][a-z0-9_.-]{0,59}$'),
  password_hash text not null,
  source text not null references exchange_source (name),
  created_at timestamptz not null default now()
);

create table one_c_session (
  -- SHA-256 of the cookie that 1C sends.
  token_hash bytea primary key,
  login text not null references one_c_account (login) on delete cascade,
  expires_at timestamptz not null
);
create index one_c_session_age on one_c_session (expires_at);
