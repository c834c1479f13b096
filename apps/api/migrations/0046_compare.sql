-- Groups of characteristics, such as «Размеры и вес»; what has no group stands first.
create table property_group (
  id integer primary key,
  name text not null check (name ~ '\S'),
  position integer not null
);
create index property_group_position on property_group (position, id);

alter table property
  add column group_id integer references property_group (id) on delete set null,
  -- Which numbers shoppers want: `more` torque, `less` weight. Null: neither.
  add column better text check (better in ('more', 'less'));
create index property_group_of on property (group_id);

-- Stands in addresses of comparisons, so it stays while the category exists.
alter table category add column guid uuid;
update category set guid = md5('category ' || id::text)::uuid;
alter table category
  alter column guid set not null,
  alter column guid set default gen_random_uuid(),
  add constraint category_guid unique (guid);

-- Place within its category as the visitor arranged it; null for what was added since, which comes first.
alter table compare_item add column position integer check (position >= 0);

-- A set of products that anybody with the key may look at. It stays as it was shared; the same set has one key.
create table compare_share (
  key text primary key,
  product_ids integer[] not null unique check (cardinality(product_ids) between 1 and 100),
  -- Of the last time that it was shared or looked at.
  used_at timestamptz not null
);
create index compare_share_age on compare_share (used_at);
