-- Who has marked products: a signed-in user, or a guest by the token of his browser.
create table mark_owner (
  id integer generated always as identity primary key,
  user_id integer unique references shop_user (id) on delete cascade,
  -- SHA-256 of the secret in the cookie.
  token_hash bytea unique,
  created_at timestamptz not null,
  -- Of the last change, so that abandoned marks can be told from living ones.
  updated_at timestamptz not null,
  check ((user_id is null) <> (token_hash is null))
);
create index mark_owner_age on mark_owner (updated_at) where user_id is null;

create table favorites_list (
  id integer generated always as identity primary key,
  guid uuid not null unique default gen_random_uuid(),
  owner_id integer not null references mark_owner (id) on delete cascade,
  -- Null: the common list, the only one of a guest.
  name text check (name ~ '\S' and length(name) <= 255),
  -- As it stands in links that its owner gives away, who must find it here again; it only lets look.
  sharing_key text unique,
  created_at timestamptz not null
);
create index favorites_list_owner on favorites_list (owner_id);
create unique index favorites_list_common on favorites_list (owner_id) where name is null;

create table favorites_item (
  list_id integer not null references favorites_list (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  created_at timestamptz not null,
  -- A guest's that found no room with the user of his browser: it stays the guest's and is not tried again.
  is_left boolean not null default false,
  primary key (list_id, product_id)
);
create index favorites_item_product on favorites_item (product_id);

create table compare_item (
  owner_id integer not null references mark_owner (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  created_at timestamptz not null,
  is_left boolean not null default false,
  primary key (owner_id, product_id)
);
create index compare_item_product on compare_item (product_id);
