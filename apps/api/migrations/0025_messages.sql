-- Messages to people. Recipient and text stand here only until a message is sent or given up: they hold codes.
create table message (
  -- Also the Message-ID of a mail and the key of an SMS at its gateway, the same with each try.
  id uuid primary key,
  kind text not null check (kind in ('sms', 'mail')),
  -- What it is for, such as 'sign-in-code'; for counts and logs.
  purpose text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'refused', 'late', 'failed')),
  recipient text,
  subject text,
  body text,
  html text,
  created_at timestamptz not null,
  -- After this time it is not sent any more.
  expires_at timestamptz,
  ended_at timestamptz,
  check (state = 'queued' or num_nonnulls(recipient, subject, body, html) = 0)
);
create index message_created_at on message (created_at);

-- How many SMS the shop has sent on a day of Moscow.
create table sms_day (
  day date primary key,
  messages int not null
);

-- When the SMS gateway and the mail server last answered, and last failed.
create table message_channel (
  kind text primary key check (kind in ('sms', 'mail')),
  answered_at timestamptz,
  failed_at timestamptz
);

-- What a demo shop would have sent, for half an hour.
create table demo_message (
  id uuid primary key,
  kind text not null check (kind in ('sms', 'mail')),
  purpose text not null,
  recipient text not null,
  subject text,
  body text not null,
  html text,
  sent_at timestamptz not null
);
create index demo_message_sent_at on demo_message (sent_at);
