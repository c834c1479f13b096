-- Pictures and documents that the staff sends for the shop's own pages.
alter table upload add column is_shop boolean not null default false;
-- The drawing of a product while a photo stands first: it comes back with the drawing. Null: `picture` is it, or there is none.
alter table product add column drawing text;
