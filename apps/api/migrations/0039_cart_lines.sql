alter table cart_item
  -- Only selected lines count in the totals and are ordered.
  add column is_selected boolean not null default true,
  -- Whether it could be bought when the shopper last saw the line: he is told when that changes.
  add column was_available boolean not null default true,
  -- Pieces of the line before the stock forced fewer on it, until the shopper has seen that.
  add column quantity_before integer check (quantity_before between 1 and 9999);

-- Lines that are no longer in the cart: saved for later, or removed from either and, for a while, to be brought back.
create table aside_item (
  guid uuid primary key,
  cart_id uuid not null references cart (id) on delete cascade,
  product_id integer not null references product (id),
  quantity integer not null check (quantity between 1 and 9999),
  price_added integer not null,
  is_selected boolean not null default true,
  is_saved boolean not null,
  removed_at timestamptz,
  -- A guest's line that found no room among those of his browser's user.
  is_left boolean not null default false,
  -- When it came into the cart: its place there.
  created_at timestamptz not null,
  put_aside_at timestamptz not null,
  check (is_saved or removed_at is not null)
);
create unique index aside_item_saved on aside_item (cart_id, product_id) where is_saved and removed_at is null;
create index aside_item_cart on aside_item (cart_id, removed_at);

-- The list of codes that a visitor without scripts has sent, with its rows as they were read.
create table cart_list (
  cart_id uuid primary key references cart (id) on delete cascade,
  rows jsonb not null,
  updated_at timestamptz not null default now()
);

-- Codes of makers stand in shoppers' lists, too.
create index product_article on product (upper(article));
