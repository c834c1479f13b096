-- What the staff has set of what the shop's pages say and of its guards, by field; others have the default of the API.
create table shop_settings (
  id boolean primary key default true check (id),
  settings jsonb not null check (jsonb_typeof(settings) = 'object')
);
