-- The link of an edition's preview opens it for whoever has it, before its time has come, too.
alter table legal_document
  add column preview_key uuid not null default gen_random_uuid() unique;
