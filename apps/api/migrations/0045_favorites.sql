-- Lists of favourites as their page shows them: in an order of one's own, with notes, and with what has changed since.
alter table mark_owner
  -- Grows with each change: of two counts the one with the bigger number is newer.
  add column revision bigint not null default (extract(epoch from clock_timestamp()) * 1000)::bigint;

alter table favorites_item
  -- The biggest comes first.
  add column position integer not null default 0,
  add column note text check (note ~ '\S' and length(note) <= 255),
  -- Wanted, pieces.
  add column quantity integer not null default 1 check (quantity between 1 and 999),
  -- What its owner would have paid when he added it, kopecks. Null: it had no price, or nobody knows.
  add column added_price bigint check (added_price >= 0),
  -- Region that had none when it was added, or when the list was last looked at.
  add column missing_region_id integer references region (id) on delete set null;

update favorites_item set position = placed.position
from (
  select list_id, product_id, row_number() over (partition by list_id order by created_at, product_id desc) as position
  from favorites_item
) placed
where favorites_item.list_id = placed.list_id and favorites_item.product_id = placed.product_id;

-- What was taken out of a list of late, so that it can be brought back as it was.
create table favorites_removed (
  list_id integer not null references favorites_list (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  -- Columns of `favorites_item`.
  item jsonb not null,
  removed_at timestamptz not null,
  primary key (list_id, product_id)
);
create index favorites_removed_product on favorites_removed (product_id);
