-- Out of menus, lists, search suggestions and the sitemap; the page and the goods stay.
alter table category add column is_hidden boolean not null default false;
alter table brand add column is_hidden boolean not null default false;
