-- The picture of a promotion for phones, where it is another one: `photo/{guid}` or `{drawing}/{livery}`. Null: `picture`.
alter table promotion add column phone_picture text;
