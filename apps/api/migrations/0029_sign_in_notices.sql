-- Notices of sign-in, confirmation of e-mails, step-up, sessions that staff ends.

-- Browsers in which a user has signed in; a sign-in in another one is told by mail.
create table known_device (
  user_id integer not null references shop_user (id) on delete cascade,
  -- SHA-256 of the secret in the cookie `known_device`.
  token_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, token_hash)
);
create index known_device_seen on known_device (last_seen_at);

-- Links that confirm the e-mail of a registration.
create table email_confirmation (
  -- SHA-256 of the secret in the mailed link.
  token_hash bytea primary key,
  user_id integer not null references shop_user (id) on delete cascade,
  -- In lower case; the user may have changed it since.
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_confirmation_user on email_confirmation (user_id);
create index email_confirmation_end on email_confirmation (expires_at);

alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('sign-in', 'registration', 'safe-sign-in', 'new-phone', 'new-email', 'step-up'));

alter table user_session drop constraint user_session_end_reason_check;
alter table user_session add constraint user_session_end_reason_check
  check (end_reason in ('sign-out', 'ended-elsewhere', 'ended-by-staff', 'token-reuse', 'password-change', 'recovery', 'renewed'));
-- The staff member who has ended it.
alter table user_session add column ended_by integer references shop_user (id) on delete set null;
alter table user_session add constraint user_session_ended_by_staff check (ended_by is null or end_reason = 'ended-by-staff');
