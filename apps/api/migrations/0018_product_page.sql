-- Files that the shop shows with its products. Only kinds that run nothing in a browser: no HTML, no SVG.
create table shop_file (
  guid uuid primary key default gen_random_uuid(),
  media_type text not null check (media_type in ('application/pdf', 'text/plain', 'text/vtt',
    'image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'video/webm')),
  -- Texts are UTF-8.
  content bytea not null check (octet_length(content) between 1 and 52428800),
  size integer not null generated always as (octet_length(content)) stored,
  hash bytea not null generated always as (sha256(content)) stored,
  source text not null default 'shop'
);
-- Not compressed, so that a part of a video is read without the rest.
alter table shop_file alter column content set storage external;

create table product_document (
  product_id integer not null references product (id) on delete cascade,
  file_guid uuid not null references shop_file (guid) on delete cascade,
  kind text not null check (kind in ('instruction', 'certificate', 'other')),
  -- Russian, as the link reads.
  name text not null check (length(name) between 1 and 200),
  position integer not null default 0,
  primary key (product_id, file_guid)
);
create index product_document_file on product_document (file_guid);

create table product_video (
  product_id integer not null references product (id) on delete cascade,
  file_guid uuid not null references shop_file (guid) on delete cascade,
  -- Russian: what the video shows.
  title text not null check (length(title) between 1 and 200),
  -- Seconds.
  duration integer check (duration > 0),
  -- WebVTT in Russian.
  captions_guid uuid references shop_file (guid) on delete set null,
  -- Picture before the video runs; without one the product's own stands there.
  poster_guid uuid references shop_file (guid) on delete set null,
  position integer not null default 0,
  primary key (product_id, file_guid)
);
create index product_video_file on product_video (file_guid);
create index product_video_captions on product_video (captions_guid);
create index product_video_poster on product_video (poster_guid);

-- Products that differ in colour, size or package.
create table variant_group (
  id integer primary key,
  -- What they have in common, as a name.
  name text not null,
  source text not null default 'shop'
);
create table variant_axis (
  group_id integer not null references variant_group (id) on delete cascade,
  -- From 1 on; `product_variant.choices` follows this order.
  position smallint not null check (position between 1 and 3),
  kind text not null check (kind in ('color', 'size', 'package')),
  -- Russian, above the values.
  name text not null,
  primary key (group_id, position)
);
create table product_variant (
  product_id integer primary key references product (id) on delete cascade,
  group_id integer not null references variant_group (id) on delete cascade,
  -- One for each axis of the group, as a chip reads.
  choices text[] not null check (cardinality(choices) between 1 and 3),
  -- Values stand in the order in which products bring them.
  position integer not null default 0
);
create index product_variant_group on product_variant (group_id, position);
