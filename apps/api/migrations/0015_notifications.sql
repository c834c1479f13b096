-- What the shop has to tell its users. What was looked at stays until its user goes, so that it is not told again.
create table user_notification (
  id integer generated always as identity primary key,
  user_id integer not null references shop_user (id) on delete cascade,
  name text not null check (name ~ '\S'),
  -- An object whose fields depend on the name, such as the order of 'prepaymentRequired'.
  payload jsonb check (jsonb_typeof(payload) = 'object'),
  created_at timestamptz not null default now(),
  viewed_at timestamptz
);
create index user_notification_pending on user_notification (user_id, id) where viewed_at is null;
create index user_notification_name on user_notification (user_id, name);
