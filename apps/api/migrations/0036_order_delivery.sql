-- What a delivery costs is said by the courier's tariff and by transport companies, and orders take places in intervals.

alter table customer_order
  drop constraint customer_order_delivery_type_check,
  add constraint customer_order_delivery_type_check check (delivery_type in ('pickup', 'courier', 'transport')),
  -- The manager agrees on the price, which `delivery_price` and `sum` do not have.
  add column delivery_by_agreement boolean not null default false,
  add check (not delivery_by_agreement or delivery_price = 0);

-- How an order that is not fetched gets to its buyer, as it was at placing: tariffs change later.
create table order_delivery (
  order_guid uuid primary key references customer_order (guid) on delete cascade,
  -- Grams and litres of all goods.
  weight bigint not null check (weight >= 0),
  volume bigint not null check (volume >= 0),
  -- Before a promo code; null: by agreement.
  price integer check (price >= 0),
  -- The courier's bill: [{ kind, price }].
  parts jsonb not null default '[]',
  -- Why the price has to be agreed.
  refusal text,
  zone_id integer,
  zone_name text,
  distance_km integer check (distance_km >= 0),
  has_elevator boolean,
  floor smallint check (floor > 0),
  interval_id integer references courier_interval (id) on delete set null,
  starts_at time,
  ends_at time,
  -- The order holds a place of `courier_booking`; false once it was given back.
  is_booked boolean not null default false,
  company_id text,
  company_title text,
  town_id integer,
  town_name text,
  -- The company's own code, and the address; null: the company chooses.
  terminal_code text,
  terminal_address text,
  check ((floor is null) = (has_elevator is null)),
  check ((starts_at is null) = (ends_at is null))
);
create index order_delivery_interval on order_delivery (interval_id) where is_booked;

-- Prices of the first zone stand in what indexes read of regions.
create trigger courier_tariff_change after insert or update or delete or truncate on courier_tariff
  for each statement execute function note_everything();
create trigger courier_zone_change after insert or update or delete or truncate on courier_zone
  for each statement execute function note_everything();
create trigger courier_rate_change after insert or update or delete or truncate on courier_rate
  for each statement execute function note_everything();
