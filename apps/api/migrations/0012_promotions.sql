-- What the shop announces besides its running sales. Null = everybody, everywhere, without an end.
create table promotion (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  -- Path within the store or address elsewhere.
  url text not null check (url ~ '^(/[^/]|/$|https?://)'),
  audience text check (audience in ('admin', 'b2b', 'b2c')),
  region_id integer references region (id) on delete cascade,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  position integer not null default 0,
  check (ends_at > starts_at)
);
create index promotion_region on promotion (region_id);

-- How calls about delivery name an office.
alter table office add column guid uuid not null unique default gen_random_uuid();
