-- Orders as a state machine with a journal. Amounts in kopecks.

alter table customer_order
  drop constraint customer_order_status_check,
  drop constraint customer_order_payment_check;
update customer_order set status = 'new' where status = 'placed';
alter table customer_order
  add constraint customer_order_status_check check (status in ('new', 'awaiting-payment', 'paid', 'assembling', 'ready',
    'on-the-way', 'handed-over', 'cancelled', 'returned-in-part', 'returned')),
  add constraint customer_order_payment_check
    check (payment in ('cash', 'card', 'online', 'sbp', 'invoice', 'deferred')),
  -- Null for a guest. The cart of a user says the same, but may be joined or go.
  add column user_id integer references shop_user (id) on delete set null,
  -- The company that buys; null: a person.
  add column organization_id integer references organization (id),
  -- Until then its pieces are reserved without money.
  add column payment_due_at timestamptz,
  -- When money covered the sum.
  add column paid_at timestamptz,
  add column handed_over_at timestamptz,
  -- What the promo code took off the delivery; promo_use has it only while the order stands.
  add column promo_delivery_discount integer not null default 0 check (promo_delivery_discount >= 0),
  -- SMS at each step, too.
  add column sms_notices boolean not null default false,
  -- Of the shop's pages, for links in mails that nobody's call sends.
  add column page_origin text not null default '',
  add constraint customer_order_due check (status <> 'awaiting-payment' or payment_due_at is not null);
update customer_order set user_id = cart.user_id from cart where cart.id = customer_order.cart_id;
create index customer_order_user on customer_order (user_id) where user_id is not null;
create index customer_order_organization on customer_order (organization_id) where organization_id is not null;
-- Lists of the staff, the newest first.
create index customer_order_status on customer_order (status, number desc);
create index customer_order_due on customer_order (payment_due_at) where status = 'awaiting-payment';

-- Who changed what and when. The first one of an order is its placing.
create table order_event (
  id bigint generated always as identity primary key,
  order_guid uuid not null references customer_order (guid) on delete cascade,
  from_state text,
  to_state text not null,
  actor_kind text not null check (actor_kind in ('shopper', 'staff', 'system')),
  -- A user; without a foreign key, because the journal stays as it was.
  actor_id integer,
  reason text not null default '',
  at timestamptz not null,
  check (from_state is distinct from to_state)
);
create index order_event_order on order_event (order_guid, id);
insert into order_event (order_guid, from_state, to_state, actor_kind, at)
select guid, null, 'new', 'shopper', created_at from customer_order;
insert into order_event (order_guid, from_state, to_state, actor_kind, at)
select guid, 'new', 'cancelled', 'system', created_at from customer_order where status = 'cancelled';

-- Only whole orders of the demo catalogue go, and their journal with them.
create function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  raise exception 'Rows of % are written once and stay as they are.', tg_table_name;
end $$;
create trigger order_event_is_kept before update or delete on order_event
  for each row execute function refuse_change();

-- Pieces that came back to the office. stock.quantity cannot fall below zero (0001), nor can a piece come back twice: what
-- an office has plus what orders hold (quantity - given_back) is what it had.
alter table order_line_stock
  add column given_back integer not null default 0 check (given_back between 0 and quantity);
update order_line_stock held set given_back = quantity
from customer_order placed where placed.guid = held.order_guid and placed.status = 'cancelled';
