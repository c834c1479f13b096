-- A review, question or answer of a page without scripts that was refused: the page shows it once more, with what was
-- typed. Deleted after an hour.
create table refused_text (
  -- SHA-256 of the key that stands in the address of that page.
  key_hash bytea primary key,
  -- `refused` of the contract's `getRefusedText`.
  form jsonb not null,
  created_at timestamptz not null
);
create index refused_text_age on refused_text (created_at);

-- Names of the ratings besides the stars, for reviews of the products in it; null: those of the category above.
alter table category add column rating_names text[] check (cardinality(rating_names) between 1 and 20);
