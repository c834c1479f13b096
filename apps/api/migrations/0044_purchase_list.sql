-- Lists for repeated purchase: of a user, or of an organization, whose members share them.
create table purchase_list (
  guid uuid primary key default gen_random_uuid(),
  owner_id integer references shop_user (id) on delete cascade,
  organization_id integer references organization (id) on delete cascade,
  -- Who made it; null once that user is gone.
  author_id integer references shop_user (id) on delete set null,
  name text not null check (name ~ '\S' and length(name) <= 100),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- When it was last put into a cart.
  used_at timestamptz,
  check ((owner_id is null) <> (organization_id is null))
);
create index purchase_list_owner on purchase_list (owner_id);
create index purchase_list_organization on purchase_list (organization_id);
create index purchase_list_author on purchase_list (author_id);

create table purchase_list_line (
  list_guid uuid not null references purchase_list (guid) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  -- Order in which they were added.
  position integer not null,
  quantity integer not null check (quantity between 1 and 9999),
  primary key (list_guid, product_id)
);
create index purchase_list_line_product on purchase_list_line (product_id);
