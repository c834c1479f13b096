-- Promo codes. Amounts in kopecks.
create table promo_code (
  id integer generated always as identity primary key,
  -- In capitals, as shoppers' input is brought to.
  code text not null unique check (code = upper(code) and code ~ '^\S{3,40}$'),
  -- Russian: what it gives, such as «−10 % на электроинструмент».
  name text not null check (name ~ '\S'),
  kind text not null check (kind in ('percent', 'sum', 'gift', 'delivery')),
  percent numeric(5, 2) check (percent > 0 and percent <= 100),
  -- 'sum': the discount; 'percent' and 'delivery': the largest discount, null = no limit.
  amount bigint check (amount > 0),
  gift_id integer references product (id) on delete cascade,
  -- Least sum of the goods that it is for.
  min_sum bigint not null default 0 check (min_sum >= 0),
  -- Goods that it is for: of these categories and all below them, of these brands; empty = all.
  category_ids integer[] not null default '{}',
  brand_ids integer[] not null default '{}',
  -- Null = everybody.
  audience text check (audience in ('private', 'business')),
  is_first_order boolean not null default false,
  -- Ten digits that the order must have; null = any.
  phone text check (phone ~ '^\d{10}$'),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  max_uses integer check (max_uses > 0),
  max_uses_per_user integer check (max_uses_per_user > 0),
  max_uses_per_phone integer check (max_uses_per_phone > 0),
  -- Orders that used it. Above the limit is impossible, whoever counts.
  used_count integer not null default 0 check (used_count >= 0),
  source text not null default 'shop',
  created_at timestamptz not null default now(),
  check (ends_at > starts_at),
  constraint promo_code_uses check (used_count <= max_uses),
  check (case kind
    when 'percent' then percent is not null and gift_id is null
    when 'sum' then amount is not null and percent is null and gift_id is null
    when 'gift' then gift_id is not null and percent is null and amount is null
    else percent is null and gift_id is null
  end)
);

-- An order that used a code. Uses of one user and of one phone are numbered, so that two orders cannot take the same.
create table promo_use (
  order_guid uuid primary key references customer_order (guid) on delete cascade,
  promo_code_id integer not null references promo_code (id) on delete cascade,
  user_id integer references shop_user (id) on delete set null,
  user_use smallint check (user_use > 0),
  phone text not null,
  phone_use smallint not null check (phone_use > 0),
  discount bigint not null check (discount >= 0),
  delivery_discount integer not null check (delivery_discount >= 0),
  created_at timestamptz not null default now(),
  unique (promo_code_id, user_id, user_use),
  unique (promo_code_id, phone, phone_use)
);

alter table cart
  add column promo_code_id integer references promo_code (id) on delete set null,
  -- What it last gave: the shopper is told when that changes without him.
  add column promo_discount bigint not null default 0 check (promo_discount >= 0),
  -- A code that was refused to a page without scripts, until the next try: { code, text }.
  add column promo_refused jsonb;

alter table customer_order
  add column promo_code text,
  -- Off the goods; what it took off the delivery is in promo_use.
  add column promo_discount bigint not null default 0 check (promo_discount >= 0);
-- Whether a phone has ordered before.
create index customer_order_phone on customer_order (phone);

alter table order_line
  -- Of the whole line. What was paid for it is price * quantity - discount.
  add column discount bigint not null default 0,
  add column is_gift boolean not null default false,
  add constraint order_line_discount check (discount between 0 and price::bigint * quantity);
