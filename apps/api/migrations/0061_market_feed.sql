-- Feeds for marketplaces, one for each region: a file that follows the catalogue.
create table market_feed (
  region_id integer primary key references region (id) on delete cascade,
  -- In the public address: a feed has the pieces of each office, so nobody guesses it.
  key uuid not null unique default gen_random_uuid(),
  -- The moment whose state the file has; null: there is none yet.
  made_at timestamptz,
  offers integer,
  -- Feeds that nobody fetches are not made anew.
  asked_at timestamptz
);
