-- What signed-in users searched for. A query that is searched again moves to the top instead of standing there twice.
create table search_history (
  id integer generated always as identity primary key,
  user_id integer not null references shop_user (id) on delete cascade,
  query text not null check (query <> ''),
  -- The last time.
  at timestamptz not null,
  unique (user_id, query)
);
create index search_history_newest on search_history (user_id, at desc, id desc);
