-- A draft is shown to whoever has its link: the key is in no other answer.
alter table content_version
  add column preview_key uuid not null default gen_random_uuid() unique,
  -- Grows with each change of a draft, so that two editors see each other.
  add column revision integer not null default 1 check (revision > 0),
  add column changed_at timestamptz not null default now();

-- For links of letters that end a subscription (RFC 8058).
alter table newsletter_subscription add column unsubscribe_key uuid not null default gen_random_uuid() unique;

-- Address that ends what a mail belongs to; null where nothing can be ended.
alter table message add column unsubscribe_url text;
