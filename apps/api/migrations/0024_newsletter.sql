-- Who wants the shop's newsletter. It goes only to confirmed addresses.
create table newsletter_subscription (
  -- In small letters.
  email text primary key check (email <> '' and length(email) <= 254),
  -- Who was signed in; null for a guest, and once that user is gone.
  user_id integer references shop_user (id) on delete set null,
  -- First and number of the requests of the current day, each of which asks for a letter.
  requested_at timestamptz not null,
  requests integer not null default 1 check (requests > 0),
  -- Hash of the secret in the last letter, and until when it confirms; null once it has.
  key_hash bytea unique,
  key_expires_at timestamptz,
  -- When the owner of the address confirmed it; null until then.
  confirmed_at timestamptz,
  check ((confirmed_at is null) = (key_hash is not null)),
  check ((key_hash is null) = (key_expires_at is null))
);
create index newsletter_subscription_user on newsletter_subscription (user_id);
