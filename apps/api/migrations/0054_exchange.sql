-- Goods that a shop gets from a source of its own: 1C, a feed, a price list. `apps/api/src/exchange` reads and writes these.

-- Ids of what comes in lie above those that people and the demo give.
create sequence exchange_id as integer start with 200000001;

create table exchange_source (
  name text primary key check (name ~ '^[a-z0-9][a-z0-9_.-]{0,59}$'),
  -- Which column of a price list is what, as it was last told or found; null before the first.
  columns jsonb
);

create table exchange_run (
  id integer generated always as identity primary key,
  source text not null references exchange_source (name),
  -- Name of the file, or the address.
  origin text not null,
  format text not null,
  state text not null check (state in ('reading', 'applying', 'done', 'broken', 'refused', 'undone')),
  -- The whole assortment: what it lacks is withdrawn.
  is_whole boolean not null,
  -- Takes that run back.
  undo_of integer references exchange_run (id),
  -- Counts of records, changes, faults, and of each element that was not understood.
  report jsonb not null default '{}',
  started_at timestamptz not null default now(),
  ended_at timestamptz
);
create index exchange_run_source on exchange_run (source, id desc);

-- What the source said last, by its own ids: the next run is compared with this.
create table exchange_item (
  source text not null references exchange_source (name),
  kind text not null check (kind in ('category', 'brand', 'property', 'product')),
  source_id text not null,
  -- Of the row in the table of that kind.
  entity_id integer not null,
  record jsonb not null,
  -- False: withdrawn.
  is_active boolean not null default true,
  primary key (source, kind, source_id)
);
create unique index exchange_item_entity on exchange_item (kind, entity_id, source);
create index exchange_item_article on exchange_item (source, (record ->> 'article')) where kind = 'product';
create index exchange_item_group on exchange_item (source, (record ->> 'group')) where kind = 'product';

-- Records of a run that is being read. Nothing of it is needed after a crash.
create unlogged table exchange_stage (
  run_id integer not null,
  kind text not null,
  source_id text not null,
  line integer not null,
  -- Null: the row is wrong; what the shop has of it stays.
  record jsonb,
  -- Only some fields, which stand over those that are known.
  is_part boolean not null,
  primary key (run_id, kind, source_id)
);

-- What a run changes, and once it is applied the journal by which it can be taken back.
create table exchange_change (
  run_id integer not null references exchange_run (id) on delete cascade,
  position integer not null,
  kind text not null,
  source_id text not null,
  -- Null where no line says it: what is withdrawn.
  line integer,
  action text not null check (action in ('add', 'change', 'withdraw', 'return', 'remove')),
  before jsonb,
  after jsonb,
  applied_at timestamptz,
  primary key (run_id, position)
);
create index exchange_change_waiting on exchange_change (run_id, kind, position) where applied_at is null;

-- What is wrong in a file, row by row.
create table exchange_fault (
  run_id integer not null references exchange_run (id) on delete cascade,
  line integer not null,
  source_id text,
  code text not null,
  detail text not null
);
create index exchange_fault_run on exchange_fault (run_id, line);

-- Photos of products, from where their source says. The files stand in the folder of uploads.
create table product_photo (
  product_id integer not null references product (id) on delete cascade,
  position smallint not null,
  -- An address, or a name of a file that came with the goods.
  address text not null check (length(address) <= 2000),
  state text not null check (state in ('waiting', 'ready', 'failed')),
  -- Of the file.
  guid uuid,
  tries smallint not null default 0,
  try_at timestamptz not null default now(),
  -- Why the last try failed.
  fails_with text,
  primary key (product_id, position),
  check ((state = 'ready') = (guid is not null))
);
create index product_photo_waiting on product_photo (try_at) where state = 'waiting';
create index product_photo_address on product_photo using hash (address);
create index product_photo_guid on product_photo (guid) where guid is not null;
