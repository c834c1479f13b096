-- API processes keep cards of products beside the index. What shows on cards alone is noted too, in rows that the index passes
-- over; with no product: any card may have changed.
alter table product_change add column is_card_only boolean not null default false;

create function note_cards(ids integer[]) returns void language plpgsql as $$
begin
  if cardinality(ids) > 5000 then
    insert into product_change (product_id, is_document, is_card_only) values (null, false, true);
  elsif cardinality(ids) > 0 then
    insert into product_change (product_id, is_document, is_card_only) select id, false, true from unnest(ids) id;
  end if;
end $$;

create function note_all_cards() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id, is_document, is_card_only) values (null, false, true);
  return null;
end $$;

create or replace function note_prices() returns trigger language plpgsql as $$
begin
  perform note_products(array(select distinct product_id from changed where price_type = 'retail'), false);
  perform note_cards(array(select distinct product_id from changed where price_type <> 'retail'));
  return null;
end $$;

create function note_updated_cards() returns trigger language plpgsql as $$
begin
  perform note_cards(array(
    select n.id from changed n join before o on o.id = n.id
    where (o.guid, o.slug, o.picture, o.picture_views, o.nameplates, o.unit_name, o.units_per_piece, o.pack_quantity,
        o.is_consumable, o.is_pickup_only, o.delivery_warning, o.weight)
      is distinct from
      (n.guid, n.slug, n.picture, n.picture_views, n.nameplates, n.unit_name, n.units_per_piece, n.pack_quantity,
        n.is_consumable, n.is_pickup_only, n.delivery_warning, n.weight)
  ));
  return null;
end $$;
create trigger product_card_update after update on product referencing old table as before new table as changed
  for each statement execute function note_updated_cards();

create function note_sold_cards() returns trigger language plpgsql as $$
begin
  perform note_cards(array(select distinct product_id from changed));
  return null;
end $$;
create trigger sale_product_insert after insert on sale_product referencing new table as changed
  for each statement execute function note_sold_cards();
create trigger sale_product_delete after delete on sale_product referencing old table as changed
  for each statement execute function note_sold_cards();
create trigger sale_product_update after update or truncate on sale_product
  for each statement execute function note_all_cards();
create trigger sale_change after insert or update or delete or truncate on sale
  for each statement execute function note_all_cards();
