-- Documents of goods that the staff sends: their bytes stand beside those of other files, and go with an upload that nothing used.
alter table upload drop constraint upload_kind_check;
alter table upload add constraint upload_kind_check check (kind in ('image', 'video', 'poster', 'document'));
alter table shop_file add column upload_guid uuid references upload (guid) on delete cascade;
create index shop_file_upload on shop_file (upload_guid) where upload_guid is not null;
