-- Labels about the price, which the shop gives to products like the others.
alter table nameplate drop constraint nameplate_type_check;
alter table nameplate add constraint nameplate_type_check
  check (type in ('discount', 'sale', 'best-price', 'hit', 'new', 'pro'));

-- Who wants to be told when a product can be bought again.
create table arrival_notice (
  id integer generated always as identity primary key,
  product_id integer not null references product (id) on delete cascade,
  -- In small letters.
  email text not null check (email <> '' and length(email) <= 254),
  -- Where he wants to buy it; null once the region is gone.
  region_id integer references region (id) on delete set null,
  -- Who was signed in; null for a guest, and once that user is gone.
  user_id integer references shop_user (id) on delete set null,
  created_at timestamptz not null,
  unique (product_id, email)
);
create index arrival_notice_region on arrival_notice (region_id);
create index arrival_notice_user on arrival_notice (user_id);
