-- What changed in the catalogue, for the indexes that API processes keep in memory. Readers remember the snapshot up to which
-- they have read and take what became visible since (pg_visible_in_snapshot), so nothing is missed whatever the order of
-- commits, and a long transaction hides nobody else's changes. NOTIFY only wakes them.
create table product_change (
  xid xid8 not null default pg_current_xact_id(),
  -- null: more changed than single products; indexes are built anew.
  product_id integer,
  -- False when only price, stock or figures changed, which an index changes in place.
  is_document boolean not null,
  changed_at timestamptz not null default clock_timestamp()
);
create index product_change_xid on product_change (xid);
create index product_change_age on product_change (changed_at);

-- The newest transaction whose rows were purged: a reader that stands before it has missed something.
create table product_change_purge (
  id boolean primary key default true check (id),
  through xid8 not null
);
insert into product_change_purge (through) values ('0');

-- Marks of the snapshot files that API processes have written. A database that was put back to an earlier state lacks the
-- mark, so that the file is known to be from a future that did not happen.
create table index_snapshot (
  token uuid primary key,
  saved_at timestamptz not null default now()
);

create function wake_indexes() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', '');
  return null;
end $$;
create trigger product_change_wake after insert on product_change
  for each statement execute function wake_indexes();

create function note_everything() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id, is_document) values (null, true);
  return null;
end $$;

-- One statement on more products than this is cheaper to build anew than to follow.
create function note_products(ids integer[], is_document boolean) returns void language plpgsql as $$
begin
  if cardinality(ids) > 5000 then
    insert into product_change (product_id, is_document) values (null, true);
  elsif cardinality(ids) > 0 then
    insert into product_change (product_id, is_document) select id, note_products.is_document from unnest(ids) id;
  end if;
end $$;

-- For tables with a product_id; the argument says whether the change is one of the document.
create function note_rows() returns trigger language plpgsql as $$
begin
  perform note_products(array(select distinct product_id from changed), tg_argv[0]::boolean);
  return null;
end $$;

create function note_prices() returns trigger language plpgsql as $$
begin
  perform note_products(array(select distinct product_id from changed where price_type = 'retail'), false);
  return null;
end $$;

create function note_new_or_gone_products() returns trigger language plpgsql as $$
begin
  perform note_products(array(select id from changed), true);
  return null;
end $$;

create function note_updated_products() returns trigger language plpgsql as $$
begin
  perform note_products(array(
    select coalesce(n.id, o.id) from changed n full join before o on o.id = n.id
    where (o.id, o.category_id, o.category_lft, o.brand_id, o.name, o.sku, o.article, o.is_active, o.created_at)
      is distinct from
      (n.id, n.category_id, n.category_lft, n.brand_id, n.name, n.sku, n.article, n.is_active, n.created_at)
  ), true);
  perform note_products(array(
    select n.id from changed n join before o on o.id = n.id
    where (o.rating, o.reviews, o.popularity, o.multiplicity, o.expected_at)
      is distinct from (n.rating, n.reviews, n.popularity, n.multiplicity, n.expected_at)
  ), false);
  return null;
end $$;

create trigger product_insert after insert on product referencing new table as changed
  for each statement execute function note_new_or_gone_products();
create trigger product_delete after delete on product referencing old table as changed
  for each statement execute function note_new_or_gone_products();
create trigger product_update after update on product referencing old table as before new table as changed
  for each statement execute function note_updated_products();

create trigger product_price_insert after insert on product_price referencing new table as changed
  for each statement execute function note_prices();
create trigger product_price_update after update on product_price referencing new table as changed
  for each statement execute function note_prices();
create trigger product_price_delete after delete on product_price referencing old table as changed
  for each statement execute function note_prices();

create trigger stock_insert after insert on stock referencing new table as changed
  for each statement execute function note_rows('false');
create trigger stock_update after update on stock referencing new table as changed
  for each statement execute function note_rows('false');
create trigger stock_delete after delete on stock referencing old table as changed
  for each statement execute function note_rows('false');

create trigger product_value_insert after insert on product_value referencing new table as changed
  for each statement execute function note_rows('true');
create trigger product_value_update after update on product_value referencing new table as changed
  for each statement execute function note_rows('true');
create trigger product_value_delete after delete on product_value referencing old table as changed
  for each statement execute function note_rows('true');

create trigger product_truncate after truncate on product for each statement execute function note_everything();
create trigger product_price_truncate after truncate on product_price for each statement execute function note_everything();
create trigger stock_truncate after truncate on stock for each statement execute function note_everything();
create trigger product_value_truncate after truncate on product_value for each statement execute function note_everything();

create trigger category_change after insert or update or delete or truncate on category
  for each statement execute function note_everything();
create trigger brand_change after insert or update or delete or truncate on brand
  for each statement execute function note_everything();
create trigger property_change after insert or update or delete or truncate on property
  for each statement execute function note_everything();
create trigger property_value_change after insert or update or delete or truncate on property_value
  for each statement execute function note_everything();
create trigger region_change after insert or update or delete or truncate on region
  for each statement execute function note_everything();
create trigger office_change after insert or update or delete or truncate on office
  for each statement execute function note_everything();
