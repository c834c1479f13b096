-- What single pictures of a product show: [{"picture": view or guid, "text": …}].
alter table product add column picture_alts jsonb not null default '[]' check (jsonb_typeof(picture_alts) = 'array');
