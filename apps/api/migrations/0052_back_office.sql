-- What somebody of the staff may do; says nothing of others. Who was staff before there were roles could do everything.
alter table shop_user add column staff_role text not null default 'support'
  check (staff_role in ('owner', 'manager', 'content', 'warehouse', 'support'));
update shop_user set staff_role = 'owner' where is_staff;

-- Every change by staff, written in the transaction that makes it. Rows are never changed.
create table staff_change (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id integer references shop_user (id) on delete set null,
  -- Names as they were then.
  author text not null,
  entity text not null,
  entity_id text not null,
  entity_name text not null,
  action text not null check (action in ('create', 'change', 'delete', 'take-back')),
  -- [{"field", "old", "new"}]
  fields jsonb not null,
  -- Of the thing, after the change.
  version integer not null,
  takes_back bigint references staff_change (id)
);
create unique index staff_change_version on staff_change (entity, entity_id, version);
create index staff_change_user on staff_change (user_id, id);
create index staff_change_at on staff_change (at);
create index staff_change_taken on staff_change (takes_back) where takes_back is not null;

-- Version of each thing that staff has changed; others are at 0. Its row is the lock of an edit.
create table staff_version (
  entity text not null,
  entity_id text not null,
  version integer not null,
  primary key (entity, entity_id)
);
