-- Feature flags and experiments as the shop wants them; a flag without a row has its default. The store's flags stand in
-- libs/contracts/src/flag.contract.ts, the form of the rules in libs/flags/src/flagRow.ts. `npm run flags` edits the table,
-- and running processes follow within seconds.
create table feature_flag (
  key text primary key check (key ~ '^[a-z][a-z0-9-]{0,59}$'),
  -- False: the default for everybody, with the rules kept for later.
  is_on boolean not null default true,
  rules jsonb not null default '[]' check (jsonb_typeof(rules) = 'array'),
  updated_at timestamptz not null default now()
);
