-- What the page of requisites says of the seller beside what stands on papers. Null: not known, not shown.
alter table shop_requisites
  add column full_name text check (full_name ~ '\S'),
  add column ogrn text check (ogrn ~ '^(\d{13}|\d{15})$');
update shop_requisites set full_name = 'Общество с ограниченной ответственностью «Верстак»', ogrn = '1157700000006'
where inn = '7799000005';

-- The document that every shop begins with shows the requisites of the settings. A document of a shop's own stays as it
-- is: where it holds the block `{"kind": "requisites", "part": "company"}`, or "bank", it follows the settings, too.
update legal_document set blocks = $json$[
  {"kind": "paragraph", "text": "Сведения о продавце и операторе персональных данных."},
  {"kind": "heading", "text": "Компания"},
  {"kind": "requisites", "part": "company"},
  {"kind": "heading", "text": "Банковские реквизиты"},
  {"kind": "requisites", "part": "bank"},
  {"kind": "heading", "text": "Связь"},
  {"kind": "facts", "rows": [{"name": "Телефон", "value": "8 800 550-37-70, круглосуточно"}, {"name": "Покупателям", "value": "help@verstak.example"}, {"name": "О персональных данных", "value": "privacy@verstak.example"}]}
]$json$
where slug = 'requisites' and version = 1 and blocks @> '[{"kind": "facts", "rows": [{"name": "ИНН", "value": "7799000005"}]}]';
