-- Categories that visitors looked at or searched in, for recommendations; the visitor as in product_event.
create table category_event (
  visitor bytea not null,
  category_id integer not null references category (id) on delete cascade,
  -- The last time.
  at timestamptz not null default now(),
  primary key (visitor, category_id)
);
create index category_event_category on category_event (category_id);
create index category_event_age on category_event (at);
