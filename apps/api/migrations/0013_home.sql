-- How a promotion stands on the home page; without a place it is only listed.
alter table promotion
  add column place text check (place in ('carousel', 'side')),
  -- Second line below the name.
  add column note text not null default '',
  -- Words of its link.
  add column action text not null default '',
  -- `{drawing}/{livery}`, as categories name theirs.
  add column picture text,
  add column source text not null default 'shop';

-- Sets of releases whose pages browsers have measured.
create table field_release_set (
  id integer generated always as identity primary key,
  -- `{remote}@{version}` of each, sorted, with blanks between them; '' when nobody knows.
  releases text not null unique
);

-- How fast pages were for their visitors: samples by day (UTC), kind of page, releases, and upper bound of the bucket.
create table field_metric (
  day date not null,
  page_type text not null,
  release_set_id integer not null references field_release_set (id) on delete cascade,
  metric text not null check (metric in ('lcp', 'cls', 'inp', 'fcp', 'ttfb')),
  -- Milliseconds, for `cls` its score; infinity for the last bucket.
  upper_bound double precision not null,
  samples bigint not null check (samples > 0),
  -- Sum of the samples.
  total double precision not null,
  primary key (day, page_type, release_set_id, metric, upper_bound)
);
create index field_metric_release_set on field_metric (release_set_id);
