-- Towns to which transport companies deliver.
create table locality (
  id integer primary key,
  name text not null,
  area text not null default '',
  region_id integer references region (id) on delete set null,
  lat double precision not null,
  lon double precision not null,
  -- Code of the town in CDEK's calls; null: it is not asked.
  cdek_code integer
);
create index locality_region on locality (region_id);

create table transport_company (
  id text primary key check (id ~ '^[a-z][a-z0-9-]*$'),
  title text not null,
  -- May name the town: «До терминала в городе {town}».
  description text not null default '',
  image_url text not null default '',
  -- Where its terms come from: the tables below, or CDEK's calculator.
  kind text not null default 'table' check (kind in ('table', 'cdek')),
  is_active boolean not null default true,
  position integer not null default 0
);

-- Sums in kopecks, weights in grams, sides in mm.
create table transport_tariff (
  id integer generated always as identity primary key,
  company_id text not null references transport_company (id) on delete cascade,
  version integer not null check (version >= 1),
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  -- A litre counts as at least so many grams.
  grams_per_litre integer not null check (grams_per_litre >= 0),
  max_weight integer not null check (max_weight > 0),
  max_side integer not null check (max_side > 0),
  unique (company_id, version)
);

create table transport_rate (
  tariff_id integer not null references transport_tariff (id) on delete cascade,
  -- By road, up to this distance.
  max_km integer not null check (max_km > 0),
  days smallint check (days >= 0),
  -- null: the manager tells.
  base_price integer check (base_price >= 0),
  price_per_kg integer not null check (price_per_kg >= 0),
  primary key (tariff_id, max_km)
);

create table transport_terminal (
  company_id text not null references transport_company (id) on delete cascade,
  code text not null,
  locality_id integer not null references locality (id) on delete cascade,
  address text not null,
  lat double precision,
  lon double precision,
  working_time text not null default '',
  primary key (company_id, code)
);
create index transport_terminal_locality on transport_terminal (locality_id, company_id);

-- Last good answers of companies, shown while they do not answer.
create table transport_answer (
  key text primary key,
  value jsonb not null,
  answered_at timestamptz not null
);
create index transport_answer_age on transport_answer (answered_at);
