-- A private file is served to who has its key only, and never kept by caches.
alter table upload add column is_private boolean not null default false;

-- Photos of a request, in its order; the request's shopper and staff see them.
create table order_return_photo (
  return_guid uuid not null references order_return (guid) on delete cascade,
  position smallint not null check (position >= 0),
  upload_guid uuid not null unique references upload (guid),
  primary key (return_guid, position)
);

-- What a request of a return without scripts was refused: its page shows it once more, with what was typed. Deleted with
-- the next request of its sender, and after an hour.
create table refused_return (
  order_guid uuid not null references customer_order (guid) on delete cascade,
  -- 0: a guest, or whoever came by the order's link.
  user_id integer not null,
  -- `RefusedReturn` of the contract.
  form jsonb not null,
  created_at timestamptz not null,
  primary key (order_guid, user_id)
);
create index refused_return_age on refused_return (created_at);
