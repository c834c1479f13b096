-- Pickup points: where they are, when they are open, how one pays there, and the days on which nobody drives.

-- Days without couriers and without transfers between offices; points with `is_open_on_holidays` follow their week.
create table holiday (
  date date primary key,
  name text not null
);
-- Public holidays of Russia with the days to which they are moved: for 2026 by decree, for 2027 by the rule of article 112.
-- What a later decree moves is entered here.
insert into holiday (date, name)
select day::date, 'Новогодние каникулы'
from generate_series(date '2026-01-01', date '2026-01-09', interval '1 day') day
union all
select day::date, 'Новогодние каникулы'
from generate_series(date '2027-01-01', date '2027-01-08', interval '1 day') day;
insert into holiday (date, name) values
  ('2026-02-23', 'День защитника Отечества'),
  ('2026-03-08', 'Международный женский день'),
  ('2026-03-09', 'Международный женский день'),
  ('2026-05-01', 'Праздник Весны и Труда'),
  ('2026-05-09', 'День Победы'),
  ('2026-05-11', 'День Победы'),
  ('2026-06-12', 'День России'),
  ('2026-11-04', 'День народного единства'),
  ('2026-12-31', 'Канун Нового года'),
  ('2027-02-23', 'День защитника Отечества'),
  ('2027-03-08', 'Международный женский день'),
  ('2027-05-01', 'Праздник Весны и Труда'),
  ('2027-05-03', 'Праздник Весны и Труда'),
  ('2027-05-09', 'День Победы'),
  ('2027-05-10', 'День Победы'),
  ('2027-06-12', 'День России'),
  ('2027-06-14', 'День России'),
  ('2027-11-04', 'День народного единства');

-- Days of the week on which the region's couriers drive, 1 is Monday.
alter table region add column courier_weekdays smallint[] not null default '{1,2,3,4,5,6,7}';

alter table office
  -- A shop holds stock; a point only hands over what is brought there.
  add column kind text not null default 'shop' check (kind in ('shop', 'point')),
  -- Closed ones stay, because orders name them.
  add column is_active boolean not null default true,
  -- Whose list the point is from, and its id there.
  add column source text not null default 'shop',
  add column source_id text,
  -- null: that of the region; likewise the three below.
  add column time_zone text,
  add column pickup_cut_off time,
  add column pickup_minutes integer check (pickup_minutes >= 0),
  -- Working days that goods of other offices take.
  add column transfer_days smallint not null default 1 check (transfer_days between 1 and 30),
  add column is_open_on_holidays boolean not null default true,
  -- Without the column `phone` when empty.
  add column phones text[] not null default '{}',
  add column payment_types text[] not null default '{}',
  add column informers text[] not null default '{}',
  add column informers_title text;
create unique index office_source on office (source, source_id) where source_id is not null;
-- Of points that the shop gets as a list.
create sequence office_import_id as integer start with 10000000;

-- Hours of the week in the point's time zone. Without any row nobody knows more than `office.working_time` says.
create table office_hours (
  office_id integer not null references office (id) on delete cascade,
  first_day smallint not null check (first_day between 1 and 7),
  last_day smallint not null check (last_day between 1 and 7),
  -- Both null: closed on these days. A closing that is not after the opening lies on the next day.
  opens_at time,
  closes_at time,
  primary key (office_id, first_day),
  check (last_day >= first_day),
  check ((opens_at is null) = (closes_at is null))
);

-- One day with other hours; goes before the week and before holidays.
create table office_special_day (
  office_id integer not null references office (id) on delete cascade,
  date date not null,
  opens_at time,
  closes_at time,
  name text,
  primary key (office_id, date),
  check ((opens_at is null) = (closes_at is null))
);

-- Hours and holidays stand in what indexes read of regions.
create trigger office_hours_change after insert or update or delete or truncate on office_hours
  for each statement execute function note_everything();
create trigger office_special_day_change after insert or update or delete or truncate on office_special_day
  for each statement execute function note_everything();
create trigger holiday_change after insert or update or delete or truncate on holiday
  for each statement execute function note_everything();
