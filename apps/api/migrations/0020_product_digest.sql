-- Which offices hold a product and which values it has, in one row instead of fifty: all that an index in memory reads of both.
-- Writers only mark products, so that none waits for another; who follows changes writes marked digests anew, and until then
-- the tables themselves tell.
create table product_digest (
  product_id integer primary key,
  -- Ids as int4send writes them, end to end.
  office_ids bytea not null,
  value_ids bytea not null
);

-- Products whose digest may be out of date, some of them more than once.
create table product_digest_stale (product_id integer not null);

create function mark_digests() returns trigger language plpgsql as $$
begin
  insert into product_digest_stale select distinct product_id from changed;
  return null;
end $$;

-- How much an office has stands in no digest, only whether it has any.
create function mark_digests_of_stock() returns trigger language plpgsql as $$
begin
  insert into product_digest_stale select distinct product_id from (
    (select product_id, office_id from before where quantity > 0
      except select product_id, office_id from changed where quantity > 0)
    union all
    (select product_id, office_id from changed where quantity > 0
      except select product_id, office_id from before where quantity > 0)) turned;
  return null;
end $$;

create function mark_digests_of_values() returns trigger language plpgsql as $$
begin
  insert into product_digest_stale select product_id from before union select product_id from changed;
  return null;
end $$;

create function mark_all_digests() returns trigger language plpgsql as $$
begin
  insert into product_digest_stale select product_id from product_digest;
  return null;
end $$;

create trigger stock_digest_insert after insert on stock referencing new table as changed
  for each statement execute function mark_digests();
create trigger stock_digest_update after update on stock referencing old table as before new table as changed
  for each statement execute function mark_digests_of_stock();
create trigger stock_digest_delete after delete on stock referencing old table as changed
  for each statement execute function mark_digests();
create trigger stock_digest_truncate after truncate on stock for each statement execute function mark_all_digests();

create trigger product_value_digest_insert after insert on product_value referencing new table as changed
  for each statement execute function mark_digests();
create trigger product_value_digest_update after update on product_value
  referencing old table as before new table as changed for each statement execute function mark_digests_of_values();
create trigger product_value_digest_delete after delete on product_value referencing old table as changed
  for each statement execute function mark_digests();
create trigger product_value_digest_truncate after truncate on product_value
  for each statement execute function mark_all_digests();

-- Writes digests of so many marked products anew (null: of all) and says how many marks that took. The marks go before the
-- tables are read: what another transaction changes meanwhile has a mark of its own, which is not seen here and stays. By id,
-- because products of a category often have ids near one another, and an index is filled sooner by one category after another.
create function digest_marked(at_most integer) returns integer language plpgsql as $$
declare
  ids integer[];
begin
  -- Of two at once the one that read earlier might write later.
  if not pg_try_advisory_xact_lock(7368002) then
    return 0;
  end if;
  with gone as (
    delete from product_digest_stale where ctid = any(array(select ctid from product_digest_stale limit at_most))
    returning product_id)
  select array_agg(product_id) into ids from gone;
  if ids is null then
    return 0;
  end if;
  delete from product_digest where product_id = any(ids);
  insert into product_digest (product_id, office_ids, value_ids)
  select * from (
    select id, coalesce(held.ids, '') as office_ids, coalesce(had.ids, '') as value_ids
    from (select distinct unnest(ids) as id order by 1) marked,
      lateral (select string_agg(int4send(office_id), '') as ids from stock where product_id = id and quantity > 0) held,
      lateral (select string_agg(int4send(value_id), '') as ids from product_value where product_id = id) had) digest
  where office_ids <> '' or value_ids <> '';
  return cardinality(ids);
end $$;

insert into product_digest_stale select id from product;
select digest_marked(null);
