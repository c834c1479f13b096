-- Photos `photo/{guid}` that the staff has sent: the logo of a brand, the cover of a text. Null: none.
alter table brand add column logo text;
alter table content_version add column cover text;
