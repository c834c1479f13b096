-- How a company pays an order, and what a company is asked to pay. Sums in kopecks.
alter table customer_order
  -- Day on which a deferred payment is due.
  add column deferred_until date,
  -- Only companies pay by invoice or later.
  add constraint customer_order_buyer check (organization_id is not null or payment not in ('invoice', 'deferred'));

alter table organization
  -- What it may owe at any time; 0: it pays nothing later.
  add column deferred_limit bigint not null default 0 check (deferred_limit >= 0),
  add column deferred_days smallint not null default 0 check (deferred_days between 0 and 365);

alter table order_line
  -- Of the day of the order. Null: without VAT.
  add column vat_rate smallint check (vat_rate in (22, 20, 10));

-- The seller on invoices. A shop writes its own; invoices that are made keep what was here.
create table shop_requisites (
  id boolean primary key default true check (id),
  name text not null check (name ~ '\S'),
  inn text not null check (inn ~ '^(\d{10}|\d{12})$'),
  kpp text check (kpp ~ '^\d{9}$'),
  address text not null,
  -- Bank account, the bank, its BIC and correspondent account.
  account text not null check (account ~ '^\d{20}$'),
  bank text not null,
  bic text not null check (bic ~ '^\d{9}$'),
  correspondent text not null check (correspondent ~ '^\d{20}$'),
  director text not null,
  accountant text not null
);
insert into shop_requisites values (
  true, 'ООО «Верстак»', '7799000005', '779901001', '127000, г. Москва, ул. Примерная, д. 1', '40702810000000000000',
  'АО «Пример-Банк», г. Москва', '044525000', '30101810000000000000', 'Образцов И. П.', 'Образцов И. П.'
);

-- Numbers of invoices have no gaps: an invoice and its number commit or fail together.
create table invoice_counter (
  id boolean primary key default true check (id),
  last bigint not null default 0 check (last >= 0)
);
insert into invoice_counter default values;

create table invoice (
  order_guid uuid primary key references customer_order (guid),
  number bigint not null unique check (number > 0),
  -- All that stands on the invoice, as it was when the order was placed: `InvoiceDocument` of the API.
  document jsonb not null,
  created_at timestamptz not null default now()
);

-- What a checkout without scripts was refused: its page shows it once more, with what was typed. Deleted with the next
-- order of the cart, and after an hour.
create table refused_order (
  cart_id uuid primary key references cart (id) on delete cascade,
  -- `refused` of the contract's `getRefusedOrder`.
  form jsonb not null,
  created_at timestamptz not null
);
create index refused_order_age on refused_order (created_at);
