-- Carts of users, found on every device, beside the carts of guests, found by the token of a browser.
alter table cart
  alter column token_hash drop not null,
  add column user_id integer unique references shop_user (id) on delete cascade,
  -- What the last joining with a guest's cart did, until its user has seen it; see CartJoining.
  add column joining jsonb,
  add check ((user_id is null) <> (token_hash is null));

alter table cart_item
  -- A guest's line that found no room in the cart of the user of his browser: it stays the guest's and is not tried again.
  add column is_left boolean not null default false;

-- Staff who have proven themselves by a code besides: their admin token is renewed with the others.
alter table user_session add column is_admin boolean not null default false;
