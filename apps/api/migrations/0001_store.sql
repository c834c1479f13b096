-- Money in kopecks, weights in grams, sizes in millimetres, times with time zone.
-- Plain btree SQL only, so that any PostgreSQL >= 15 (and Citus) serves.

create table setting (
  key text primary key,
  value jsonb not null
);

create table region (
  id integer primary key,
  type text not null check (type in ('descendant', 'other')),
  descendant_id integer,
  domain text not null,
  name text not null,
  prepositional text not null,
  area_caption_full text not null,
  phone text not null,
  phones text[] not null default '{}',
  phone_for_mobile text,
  working_time text not null,
  has_own_delivery boolean not null,
  gtm_type text not null,
  time_zone text not null,
  courier_price integer not null check (courier_price >= 0),
  position integer not null
);

create table office (
  id integer primary key,
  region_id integer not null references region (id),
  name text not null,
  address text not null,
  metro_name text,
  metro_color text,
  lat double precision not null,
  lon double precision not null,
  working_time text not null,
  phone text not null
);
create index office_region on office (region_id);

-- Nested set: a subtree is lft between the borders of its root.
create table category (
  id integer primary key,
  parent_id integer references category (id),
  name text not null,
  slug text not null,
  lft integer not null,
  rgt integer not null,
  depth smallint not null,
  group_id integer not null,
  picture text not null,
  is_force_show boolean not null default false,
  source text not null default 'shop',
  check (lft < rgt)
);
create index category_borders on category (lft, rgt);
create index category_parent on category (parent_id);

create table brand (
  id integer primary key,
  name text not null,
  slug text not null unique,
  country text not null,
  source text not null default 'shop'
);

-- kind 'list': a facet of values; 'range': a facet of numbers (property_value.num).
create table property (
  id integer primary key,
  name text not null,
  unit text,
  kind text not null check (kind in ('list', 'range')),
  is_facet boolean not null,
  position integer not null
);

create table property_value (
  id integer primary key,
  property_id integer not null references property (id),
  name text not null,
  num double precision,
  unique (property_id, name)
);

create table product (
  id integer primary key,
  guid uuid not null unique,
  category_id integer not null references category (id),
  brand_id integer references brand (id),
  -- lft of the category, copied so that a subtree is one index range.
  category_lft integer not null,
  sku text not null unique,
  article text not null,
  name text not null,
  slug text not null,
  description text not null,
  -- First part of the picture address; views of the gallery in order.
  picture text not null,
  picture_views text[] not null,
  nameplates text[] not null default '{}',
  multiplicity integer not null default 1 check (multiplicity >= 1),
  unit_name text,
  units_per_piece numeric,
  rating numeric(2, 1) not null default 0 check (rating between 0 and 5),
  reviews integer not null default 0 check (reviews >= 0),
  popularity integer not null default 0,
  weight integer not null check (weight >= 0),
  length integer not null check (length >= 0),
  width integer not null check (width >= 0),
  height integer not null check (height >= 0),
  is_active boolean not null default true,
  source text not null default 'shop',
  expected_at date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index product_category on product (category_lft, popularity desc, id) where is_active;
create index product_brand on product (brand_id, popularity desc, id) where is_active;

create table product_value (
  product_id integer not null references product (id) on delete cascade,
  value_id integer not null references property_value (id),
  primary key (product_id, value_id)
);
create index product_value_value on product_value (value_id);

create table product_price (
  product_id integer not null references product (id) on delete cascade,
  price_type text not null check (price_type in ('retail', 'business')),
  price integer not null check (price >= 0),
  old_price integer check (old_price > price),
  primary key (product_id, price_type)
);

create table stock (
  product_id integer not null references product (id) on delete cascade,
  office_id integer not null references office (id),
  quantity integer not null check (quantity >= 0),
  primary key (product_id, office_id)
);
create index stock_office on stock (office_id);

create table cart (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the secret in the cookie.
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table cart_item (
  guid uuid primary key default gen_random_uuid(),
  cart_id uuid not null references cart (id) on delete cascade,
  product_id integer not null references product (id),
  quantity integer not null check (quantity between 1 and 9999),
  price_added integer not null,
  created_at timestamptz not null default now(),
  unique (cart_id, product_id)
);

create table customer_order (
  guid uuid primary key,
  number bigint generated always as identity (start with 100001) unique,
  cart_id uuid not null,
  -- SHA-256 of the key in the signed link.
  access_key_hash bytea not null,
  status text not null check (status in ('placed', 'cancelled')),
  region_id integer not null references region (id),
  contact_name text not null,
  phone text not null,
  email text not null,
  delivery_type text not null check (delivery_type in ('pickup', 'courier')),
  office_id integer references office (id),
  address text not null,
  delivery_date date not null,
  delivery_price integer not null check (delivery_price >= 0),
  payment text not null check (payment in ('cash', 'card')),
  comment text not null,
  -- bigint: 9999 pieces of one dear product pass 2^31 kopecks.
  sum bigint not null check (sum >= 0),
  created_at timestamptz not null default now()
);
create index customer_order_cart on customer_order (cart_id);

create table order_line (
  order_guid uuid not null references customer_order (guid) on delete cascade,
  position integer not null,
  product_id integer not null references product (id),
  sku text not null,
  name text not null,
  quantity integer not null check (quantity >= 1),
  price integer not null check (price >= 0),
  primary key (order_guid, position)
);
create index order_line_product on order_line (product_id);

-- Which offices gave the pieces of a line.
create table order_line_stock (
  order_guid uuid not null,
  position integer not null,
  office_id integer not null references office (id),
  quantity integer not null check (quantity >= 1),
  primary key (order_guid, position, office_id),
  foreign key (order_guid, position) references order_line (order_guid, position) on delete cascade
);

-- Answers kept for repeated requests; owner = hash of the cart token or session.
create table idempotency_key (
  owner bytea not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_key_age on idempotency_key (created_at);
