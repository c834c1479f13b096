-- Lists of orders in the cabinet, the newest first, and how many there are of each state.
drop index customer_order_user;
create index customer_order_user on customer_order (user_id, number desc) where user_id is not null;
drop index customer_order_organization;
create index customer_order_organization on customer_order (organization_id, number desc) where organization_id is not null;
create index customer_order_organization_status on customer_order (organization_id, status) where organization_id is not null;

-- Guests' orders come into an account by a code to their phone.
alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('sign-in', 'registration', 'safe-sign-in', 'new-phone', 'new-email', 'step-up', 'guest-orders'));
