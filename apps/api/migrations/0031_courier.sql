-- What a courier costs: the shop's own tariffs, one version after another. That with the highest version among those
-- valid on a day holds. Sums in kopecks, weights in grams, volumes in litres, sides in mm.
create table courier_tariff (
  id integer generated always as identity primary key,
  region_id integer not null references region (id),
  version integer not null check (version >= 1),
  valid_from date not null,
  -- The last day; null: until there is another.
  valid_until date check (valid_until >= valid_from),
  -- Orders of this sum and at most this weight are delivered free in the first zone; null: none.
  free_from_sum bigint check (free_from_sum >= 0),
  free_max_weight integer check (free_max_weight > 0),
  -- Inside of the lift; null: whatever fits.
  lift_length integer check (lift_length > 0),
  lift_width integer check (lift_width > 0),
  lift_height integer check (lift_height > 0),
  check ((free_from_sum is null) = (free_max_weight is null)),
  check ((lift_length is null) = (lift_width is null) and (lift_length is null) = (lift_height is null)),
  unique (region_id, version)
);

create table courier_zone (
  id integer generated always as identity primary key,
  tariff_id integer not null references courier_tariff (id) on delete cascade,
  -- From 1 on, from the middle outwards.
  position smallint not null check (position >= 1),
  name text not null,
  note text not null default '',
  -- Priced by kilometre beyond the zone before, whose price is added.
  is_per_km boolean not null default false,
  unique (tariff_id, position),
  check (not is_per_km or position > 1)
);

create table courier_rate (
  tariff_id integer not null references courier_tariff (id) on delete cascade,
  zone_id integer not null references courier_zone (id) on delete cascade,
  max_weight integer not null check (max_weight > 0),
  max_volume integer not null check (max_volume > 0),
  -- Of a delivery, or of a kilometre; null: by agreement.
  price integer check (price >= 0),
  primary key (zone_id, max_weight)
);
create index courier_rate_tariff on courier_rate (tariff_id);

create table courier_interval (
  id integer generated always as identity primary key,
  tariff_id integer not null references courier_tariff (id) on delete cascade,
  position smallint not null,
  starts_at time not null,
  ends_at time not null check (ends_at > starts_at),
  is_exact boolean not null default false,
  -- Of the region, so many days before: 0 is the day of the delivery.
  order_until time not null,
  days_before smallint not null default 0 check (days_before between 0 and 7),
  -- Orders that fit into one day's interval.
  capacity integer not null check (capacity >= 0),
  surcharge integer not null default 0 check (surcharge >= 0),
  unique (tariff_id, position),
  check (days_before > 0 or order_until <= starts_at)
);

-- Orders that have taken a place.
create table courier_booking (
  interval_id integer not null references courier_interval (id) on delete cascade,
  date date not null,
  taken integer not null check (taken >= 0),
  primary key (interval_id, date)
);

create table courier_lifting (
  tariff_id integer not null references courier_tariff (id) on delete cascade,
  position smallint not null,
  -- Of the heaviest package; null: whatever weighs more.
  max_weight integer check (max_weight > 0),
  note text not null default '',
  -- null: by agreement.
  elevator integer check (elevator >= 0),
  stairs_per_floor integer check (stairs_per_floor >= 0),
  primary key (tariff_id, position)
);
