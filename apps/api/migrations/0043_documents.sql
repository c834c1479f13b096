-- Papers of orders, what a company buys for its wholesale level, promo codes in the cabinet. Amounts in kopecks.

-- Numbers of papers have no gaps within a kind and a year: a paper and its number commit or fail together.
create table document_counter (
  kind text not null check (kind in ('transfer')),
  year smallint not null check (year between 2000 and 9999),
  last bigint not null check (last > 0),
  primary key (kind, year)
);

-- Papers of an order besides its invoice, written once. 'transfer': what was handed over, УПД.
create table order_document (
  order_guid uuid not null references customer_order (guid),
  kind text not null check (kind in ('transfer')),
  year smallint not null,
  number bigint not null check (number > 0),
  made_at timestamptz not null,
  -- All that stands on the paper, as it was then: `TransferDocument` of the API.
  data jsonb not null,
  primary key (order_guid, kind),
  unique (kind, year, number)
);
create trigger order_document_is_kept before update or delete on order_document
  for each row execute function refuse_change();

-- The statement of an organization, the newest first.
drop index ledger_entry_organization;
create index ledger_entry_organization on ledger_entry (organization_id, id desc) where organization_id is not null;

-- What a company bought within a year for the level; null: nobody comes to it by buying.
alter table wholesale_level
  add column from_turnover bigint check (from_turnover >= 0),
  add constraint wholesale_level_turnover check (from_turnover is null or type = 'generic');

-- Shown in the cabinet of everybody whom it suits; others are shown to the user of their phone only.
alter table promo_code add column is_listed boolean not null default false;
create index promo_code_phone on promo_code (phone) where phone is not null;
create index promo_use_user on promo_use (user_id) where user_id is not null;
