-- Prices. 'pack': for one piece where whole packs are bought. The floor stands at the retail price.
alter table product_price drop constraint product_price_price_type_check;
alter table product_price add constraint product_price_price_type_check
  check (price_type in ('retail', 'business', 'pack'));
alter table product_price add column floor integer check (floor >= 0 and floor <= price);

-- Percent off the retail price by wholesale level; 'fixed': by contract, 'generic': by turnover.
create table wholesale_level (
  type text not null check (type in ('generic', 'fixed')),
  level smallint not null check (level between 0 and 4),
  discount numeric(5, 2) not null check (discount between 0 and 100),
  primary key (type, level)
);

alter table product add column pack_quantity integer check (pack_quantity > 1);
alter table product add constraint product_pack_steps check (pack_quantity % multiplicity = 0);
alter table product add column is_consumable boolean not null default false;
-- Too large or too dangerous for the courier.
alter table product add column is_pickup_only boolean not null default false;
-- Russian sentence for the tile and the product page.
alter table product add column delivery_warning text;

-- When pieces in stock change hands, by the region's clock.
alter table region add column pickup_cut_off time not null default '18:00';
alter table region add column courier_cut_off time not null default '15:00';
alter table region add column opens_at time not null default '09:00';
alter table region add column pickup_minutes integer not null default 60 check (pickup_minutes between 0 and 600);

-- Listing of a category with conditions of its own, in the form of the address key `filters`.
create table tag_page (
  id integer primary key,
  category_id integer not null references category (id) on delete cascade,
  name text not null,
  slug text not null,
  filters text not null,
  position integer not null default 0,
  source text not null default 'shop',
  unique (category_id, slug)
);

create table sale (
  id integer primary key,
  guid uuid not null unique,
  name text not null,
  slug text not null unique,
  starts_at timestamptz not null,
  ends_at timestamptz,
  -- Its goods are bought one by one, past the cart.
  is_one_click boolean not null default false,
  position integer not null default 0,
  source text not null default 'shop',
  check (ends_at > starts_at)
);

create table sale_product (
  sale_id integer not null references sale (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  primary key (sale_id, product_id)
);
create index sale_product_product on sale_product (product_id);

-- Labels on photos, by the types that products name.
create table nameplate (
  type text primary key check (type in ('discount', 'hit', 'new', 'pro')),
  -- Russian; the discount writes its own percents.
  name text not null,
  background_color text not null check (background_color ~ '^#[0-9a-f]{6}$'),
  text_color text not null check (text_color ~ '^#[0-9a-f]{6}$'),
  position integer not null
);
insert into nameplate (type, name, background_color, text_color, position) values
  ('discount', 'Скидка', '#c81e2c', '#ffffff', 1),
  ('hit', 'Хит', '#0b5d57', '#ffffff', 2),
  ('new', 'Новинка', '#1f4fa3', '#ffffff', 3),
  ('pro', 'Для профи', '#20262b', '#ffffff', 4);

-- What the menu shows beside a department.
create table topic_brand (
  category_id integer not null references category (id) on delete cascade,
  brand_id integer not null references brand (id) on delete cascade,
  position integer not null,
  primary key (category_id, brand_id)
);
create table topic_consumable (
  category_id integer not null references category (id) on delete cascade,
  consumable_id integer not null references category (id) on delete cascade,
  position integer not null,
  primary key (category_id, consumable_id)
);

-- What staff see of a product. Quantities X, Y, Z are the main store's balance by matrix.
create table product_manager (
  product_id integer primary key references product (id) on delete cascade,
  can_out_ost_main_store boolean not null default false,
  traffic_light text check (traffic_light in ('green', 'red', 'yellow')),
  marginality numeric(5, 2),
  -- Kopecks.
  sale_bonus integer check (sale_bonus >= 0),
  matrix_value text not null,
  quantity_x integer not null default 0,
  quantity_y integer not null default 0,
  quantity_z integer not null default 0,
  vendor_count integer not null default 0,
  vendor_price_date date,
  vendor_product_info text
);

-- What visitors did with products, for recommendations. The visitor is a hash of his cookie, never the cookie.
create table product_event (
  id bigint generated always as identity primary key,
  visitor bytea not null,
  product_id integer not null references product (id) on delete cascade,
  kind text not null check (kind in ('view', 'basket', 'order')),
  at timestamptz not null default now()
);
create index product_event_visitor on product_event (visitor, at desc);
create index product_event_product on product_event (product_id, at desc);
create index product_event_age on product_event (at);

-- Bars above the header; the first that fits layout, region and time is shown. Null = everywhere.
create table info_bar (
  id integer primary key,
  type text not null check (type in ('image', 'text')),
  is_mobile boolean,
  region_id integer references region (id) on delete cascade,
  image_url text,
  text text,
  background_color text not null,
  text_color text not null,
  link text,
  has_close_button boolean not null default true,
  advertising_token text,
  starts_at timestamptz not null,
  ends_at timestamptz,
  position integer not null default 0,
  check (case type when 'image' then image_url is not null else text is not null end)
);
