-- Secrets that belong to the shop and not to one process. Whoever has a backup has them, too.
create table shop_secret (
  purpose text primary key,
  secret text not null check (length(secret) >= 32),
  created_at timestamptz not null default now()
);

-- Conversations of visitors with the shop. A row comes with the first message.
create table chat_conversation (
  id integer generated always as identity primary key,
  -- Id in the fields of the chat's visitor; of no use without its signature.
  visitor text not null unique,
  -- The rest of those fields, as of the last message.
  info text not null check (info in ('b2b', 'b2c')),
  display_name text not null,
  created_at timestamptz not null default now()
);

create table chat_message (
  id integer generated always as identity primary key,
  conversation_id integer not null references chat_conversation (id) on delete cascade,
  -- Made by who sends it: a message that is sent twice stands there once.
  guid uuid not null,
  author text not null check (author in ('visitor', 'operator')),
  -- Who answered; null for a visitor's message, and once that user is gone.
  operator_id integer references shop_user (id) on delete set null,
  text text not null check (text <> '' and length(text) <= 2000),
  sent_at timestamptz not null,
  unique (conversation_id, guid)
);
create index chat_message_order on chat_message (conversation_id, id);
create index chat_message_operator on chat_message (operator_id);

-- Staff that looks into the chat, and when it did so last.
create table chat_operator (
  user_id integer primary key references shop_user (id) on delete cascade,
  seen_at timestamptz not null
);

-- What shoppers think of the shop.
create table feedback (
  id integer generated always as identity primary key,
  -- 39 thanks, 1 complaint.
  type integer not null check (type in (1, 39)),
  message text not null check (message <> ''),
  -- 7 and ten digits.
  phone text not null check (phone ~ '^7\d{10}$'),
  email text not null,
  name text not null,
  -- Who was signed in; null for a guest, and once that user is gone.
  user_id integer references shop_user (id) on delete set null,
  created_at timestamptz not null
);
create index feedback_user on feedback (user_id);
