-- Who agreed to what, when, where, and to which text (152-ФЗ, article 9). Rows are kept as evidence: a withdrawn consent
-- stays, with the time of its withdrawal.
create table consent (
  id integer generated always as identity primary key,
  -- Who was signed in; null for a guest, and once that user is gone.
  user_id integer references shop_user (id) on delete set null,
  -- As given in the form; null where it did not ask for it.
  email text check (email <> ''),
  -- Ten digits, without the leading 7.
  phone text check (phone ~ '^\d{10}$'),
  purpose text not null check (purpose in ('personal-data', 'marketing')),
  document_slug text not null,
  document_version integer not null,
  form text not null check (form in ('checkout', 'quick-order', 'arrival-notice', 'feedback', 'newsletter', 'registration')),
  given_at timestamptz not null,
  ip text not null,
  -- Null when the browser sent none.
  user_agent text,
  withdrawn_at timestamptz check (withdrawn_at >= given_at),
  foreign key (document_slug, document_version) references legal_document (slug, version)
);
create index consent_user on consent (user_id);
create index consent_document on consent (document_slug, document_version);
