-- Money. Amounts in kopecks.

-- The one truth of money: every charge, payment and refund with its order and document. Balances are sums of it; what is
-- above zero is owed to the shop. Entries are added, never changed.
create table ledger_entry (
  id bigint generated always as identity primary key,
  order_guid uuid not null references customer_order (guid),
  -- Whose balance it belongs to; null = of a person.
  organization_id integer references organization (id),
  kind text not null check (kind in ('charge', 'charge-reversal', 'payment', 'refund')),
  amount bigint not null,
  document_kind text not null check (document_kind ~ '\S'),
  document_id text not null check (document_id ~ '\S'),
  at timestamptz not null,
  unique (document_kind, document_id, kind),
  check (case when kind in ('charge', 'refund') then amount >= 0 else amount <= 0 end)
);
create index ledger_entry_order on ledger_entry (order_guid);
create index ledger_entry_organization on ledger_entry (organization_id) where organization_id is not null;

create function refuse_change_of_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is only added to: a wrong entry is put right by another one.';
end $$;
create trigger ledger_entry_is_kept before update or delete on ledger_entry
  for each row execute function refuse_change_of_ledger();

-- A payment at the acquirer. Written before the acquirer is called, with all that the call says, so that a call whose
-- answer was lost is repeated to the letter.
create table payment (
  -- Also the idempotence key of its creation.
  guid uuid primary key,
  order_guid uuid not null references customer_order (guid),
  method text not null check (method in ('card', 'sbp')),
  amount bigint not null check (amount > 0),
  state text not null default 'creating'
    check (state in ('creating', 'pending', 'capturing', 'voiding', 'succeeded', 'canceled', 'failed')),
  -- Another one has taken its place: its page may still be open at the acquirer, so it is looked after until it ends.
  is_replaced boolean not null default false,
  -- Of the acquirer; null until its first answer.
  provider_id text unique,
  return_url text not null,
  -- Where the shopper pays: the acquirer's page, or what the QR code says.
  confirmation_url text,
  -- Why it was refused, in the acquirer's words, such as insufficient_funds.
  cancel_reason text,
  -- What the acquirer has received, where that is another sum.
  received_amount bigint check (received_amount >= 0),
  checks smallint not null default 0,
  checked_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state in ('succeeded', 'canceled', 'failed')) = (ended_at is not null))
);
create unique index payment_live on payment (order_guid)
  where state in ('creating', 'pending', 'capturing', 'voiding') and not is_replaced;
create index payment_order on payment (order_guid);

create table refund (
  -- Also its idempotence key.
  guid uuid primary key,
  payment_guid uuid not null references payment (guid),
  order_guid uuid not null references customer_order (guid),
  amount bigint not null check (amount > 0),
  -- 'order-over', 'amount-differs', 'paid-twice', 'order-cancelled', 'return'
  reason text not null check (reason ~ '\S'),
  -- What it is for, once: a return, a cancelled order.
  document_id text not null check (document_id ~ '\S'),
  state text not null default 'queued' check (state in ('queued', 'succeeded', 'failed')),
  provider_id text unique,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (payment_guid, reason, document_id),
  check ((state = 'queued') = (ended_at is null))
);
create index refund_order on refund (order_guid);

-- Notices of the acquirer, each once. They only say that something is to be looked up.
create table payment_event (
  event text not null,
  object_id text not null,
  received_at timestamptz not null,
  primary key (event, object_id)
);

-- Receipts of 54-FZ with what was sent; the cash register's own numbers once they are known.
create table receipt (
  -- Also its idempotence key where it is sent by itself.
  guid uuid primary key,
  order_guid uuid not null references customer_order (guid),
  payment_guid uuid not null references payment (guid),
  refund_guid uuid references refund (guid),
  kind text not null check (kind in ('prepayment', 'settlement', 'refund')),
  -- In the acquirer's format; holds the buyer's contact.
  body jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  provider_id text,
  created_at timestamptz not null,
  check ((kind = 'refund') = (refund_guid is not null)),
  unique (payment_guid, kind, refund_guid)
);
create index receipt_order on receipt (order_guid);

alter table product
  -- Per cent of VAT in the price: 'standard' is the law's of the day, null in receipts = without VAT.
  add column vat text not null default 'standard' check (vat in ('standard', 'reduced', 'none')),
  -- Goods with codes of Chestny Znak, which are scanned at assembly.
  add column is_marked boolean not null default false;

-- Codes of marked goods, as scanned at assembly; each is sold once.
create table marking_code (
  code text primary key check (code ~ '\S'),
  order_guid uuid not null,
  position integer not null,
  scanned_at timestamptz not null,
  foreign key (order_guid, position) references order_line (order_guid, position) on delete cascade
);
create index marking_code_line on marking_code (order_guid, position);
