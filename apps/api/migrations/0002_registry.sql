-- Releases of remotes: what was published, what is live, who changed it.

create table release (
  remote text not null,
  version text not null,
  -- release.json as it was published.
  manifest jsonb not null,
  -- SHA-256 over the manifest without its signature and commit.
  digest bytea not null,
  published_at timestamptz not null default now(),
  -- Name of the token.
  actor text not null,
  primary key (remote, version)
);

-- One row. Activations lock it until they commit, so revisions become visible in their order.
create table registry_state (
  id boolean primary key default true check (id),
  revision bigint not null
);
insert into registry_state (revision) values (0);

-- percent: share of visitors that the version has from then on; 0 for a canary that ended.
create table activation (
  revision bigint primary key,
  remote text not null,
  version text not null,
  kind text not null check (kind in ('activate', 'canary', 'rollback', 'abort')),
  percent smallint not null check (percent between 0 and 100),
  actor text not null,
  commit text,
  reason text,
  at timestamptz not null,
  foreign key (remote, version) references release (remote, version)
);
create index activation_remote on activation (remote, revision desc);

create table live_release (
  remote text primary key,
  stable_version text not null,
  previous_version text,
  canary_version text,
  canary_percent smallint check (canary_percent between 1 and 99),
  -- Start of the present step of the canary; its counters begin there.
  canary_since timestamptz,
  foreign key (remote, stable_version) references release (remote, version),
  foreign key (remote, previous_version) references release (remote, version),
  foreign key (remote, canary_version) references release (remote, version),
  check (num_nulls(canary_version, canary_percent, canary_since) in (0, 3)),
  check (canary_version <> stable_version)
);

-- What shells saw of a canary and of the stable release beside it since the canary's present step began.
create table canary_health (
  remote text not null,
  version text not null,
  pages bigint not null,
  failures bigint not null,
  primary key (remote, version)
);

-- Largest Contentful Paint in buckets, each 5 % wider than the one before.
create table canary_lcp (
  remote text not null,
  version text not null,
  bucket smallint not null,
  samples bigint not null,
  primary key (remote, version, bucket)
);

create table release_token (
  -- SHA-256 of the token.
  token_hash bytea primary key,
  remote text not null,
  name text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create unique index release_token_name on release_token (remote, name) where revoked_at is null;
