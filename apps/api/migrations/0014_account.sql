-- What the store calls its users and the companies they buy for. Registration and cabinet come with pages of their own.
alter table shop_user
  add column first_name text check (first_name ~ '\S'),
  add column last_name text check (last_name ~ '\S'),
  add column email text,
  -- Without the leading 7.
  add column phone text check (phone ~ '^\d{10}$'),
  -- Is asked neither for a captcha nor for the region.
  add column is_trusted boolean not null default false,
  add column is_staff boolean not null default false;
update shop_user set is_staff = kind = 'staff';

create table organization (
  id integer generated always as identity primary key,
  -- How the company's own system calls it.
  crm_id text,
  name text not null check (name ~ '\S'),
  -- Ten digits of a legal entity, twelve of a sole proprietor, who has no kpp.
  inn text not null check (inn ~ '^(\d{10}|\d{12})$'),
  kpp text check (kpp ~ '^\d{9}$'),
  activity_type text,
  has_extended_access boolean not null default false,
  is_schlumberger boolean not null default false,
  -- Without a paid order.
  is_new boolean not null default true,
  -- Wholesale status: 'fixed' selects the discounts of contracts, anything else those of turnover.
  wholesale_type text,
  wholesale_level smallint,
  created_at timestamptz not null default now(),
  check ((wholesale_type is null) = (wholesale_level is null))
);

create table organization_member (
  user_id integer not null references shop_user (id) on delete cascade,
  organization_id integer not null references organization (id) on delete cascade,
  -- A purchaser fills carts and orders; he neither adds organizations nor sets the main one.
  role text not null check (role in ('owner', 'purchaser')),
  -- The user buys for it now; one who has no active one buys for himself.
  is_active boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, organization_id)
);
create unique index organization_member_active on organization_member (user_id) where is_active;
create index organization_member_organization on organization_member (organization_id);

-- Prices are those of the organization a user buys for. Users that were companies themselves were made by `npm run session`,
-- which gives them organizations when it runs again.
alter table shop_user
  drop column kind,
  drop column is_new_company,
  drop column wholesale_type,
  drop column wholesale_level;
