-- What is known of an organization, who belongs to it with which rights, and who is invited.
alter table organization
  -- Thirteen digits of a legal entity, fifteen of a sole proprietor.
  add column ogrn text check (ogrn ~ '^(\d{13}|\d{15})$'),
  add column legal_address text,
  add column postal_address text,
  -- Bank details are optional.
  add column settlement_account text check (settlement_account ~ '^\d{20}$'),
  add column bank_bik text check (bank_bik ~ '^\d{9}$'),
  add column bank_name text,
  add column correspondent_account text check (correspondent_account ~ '^\d{20}$');
create index organization_inn on organization (inn);

alter table organization_member
  drop constraint organization_member_role_check,
  -- Owner: everything. Manager: all but the roles of others and the removal of the organization. Purchaser: carts and his
  -- own orders.
  add constraint organization_member_role_check check (role in ('owner', 'manager', 'purchaser')),
  -- The one for which the user buys when he has signed in.
  add column is_main boolean not null default false,
  -- What one order of a purchaser may cost at most, kopecks; null: any sum.
  add column order_limit bigint check (order_limit > 0),
  add constraint organization_member_limit check (order_limit is null or role = 'purchaser');
create unique index organization_member_main on organization_member (user_id) where is_main;

-- Mailed to whoever is to join; only the account with this e-mail can accept it.
create table organization_invitation (
  id integer generated always as identity primary key,
  -- SHA-256 of the secret in the mailed link.
  token_hash bytea not null unique,
  organization_id integer not null references organization (id) on delete cascade,
  -- In small letters.
  email text not null,
  role text not null check (role in ('owner', 'manager', 'purchaser')),
  order_limit bigint check (order_limit > 0),
  invited_by integer not null references shop_user (id) on delete cascade,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  check (order_limit is null or role = 'purchaser'),
  unique (organization_id, email)
);
create index organization_invitation_end on organization_invitation (expires_at);
