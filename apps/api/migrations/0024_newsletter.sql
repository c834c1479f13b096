-- Who wants the shop's newsletter. It goes only to confirmed addresses.
create table newsletter_subscription (
  -- In small letters.
  email text primary key check (email <> '' and length(email) <= 254),
  -- Who was signed in; null for a guest, and once that user is gone.
  user_id integer references shop_user (id) on delete set null,
  -- First and number of the requests of the current day, each of which asks for a letter.
  requested_at timestamptz not null,
  requests integer not null default 1 check (requests > 0),
  -- When the owner of the address confirmed it; null until then.
  confirmed_at timestamptz
);
create index newsletter_subscription_user on newsletter_subscription (user_id);
