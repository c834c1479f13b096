-- Returns of goods, and what of the goods decides about them. Amounts in kopecks.
alter table product
  -- Cut off for one buyer, such as cable: comes back with a defect only.
  add column is_cut_to_length boolean not null default false;

alter table order_line
  -- As the product was when it was ordered.
  add column is_cut_to_length boolean not null default false,
  add column is_marked boolean not null default false,
  -- Pieces that were taken back: more than were sold is impossible.
  add column returned integer not null default 0 check (returned between 0 and quantity);

alter table marking_code
  -- A user of the staff.
  add column scanned_by integer,
  -- The piece came back and may be sold again, under its code.
  add column returned_at timestamptz;

create table order_return (
  guid uuid primary key,
  order_guid uuid not null references customer_order (guid) on delete cascade,
  state text not null default 'requested' check (state in ('requested', 'approved', 'refused')),
  reason text not null check (reason in ('unfit', 'defect')),
  comment text not null,
  requested_at timestamptz not null,
  -- Null: a guest.
  requested_by integer,
  -- The law gives ten days from the request.
  refund_due_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer,
  answer text not null default '',
  -- Of all lines and the delivery.
  amount bigint not null default 0 check (amount >= 0),
  delivery_amount integer not null default 0 check (delivery_amount between 0 and amount),
  refunded_at timestamptz,
  check ((state = 'requested') = (decided_at is null)),
  check (refunded_at is null or state = 'approved')
);
create index order_return_order on order_return (order_guid);
create index order_return_waiting on order_return (state, refund_due_at);
create index order_return_unpaid on order_return (refund_due_at) where refunded_at is null and state <> 'refused';

create table order_return_line (
  return_guid uuid not null references order_return (guid) on delete cascade,
  order_guid uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  -- Null before the decision.
  approved integer check (approved between 0 and quantity),
  is_sellable boolean not null default false,
  amount bigint not null default 0 check (amount >= 0),
  primary key (return_guid, position),
  foreign key (order_guid, position) references order_line (order_guid, position) on delete cascade
);
create index order_return_line_order on order_return_line (order_guid, position);
