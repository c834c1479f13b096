-- Demo orders go with the demo catalogue, and with them all that is theirs; nothing else is taken out of the ledger.
drop trigger ledger_entry_is_kept on ledger_entry;
drop function refuse_change_of_ledger();
create trigger ledger_entry_is_kept before update or delete on ledger_entry
  for each row execute function refuse_change();
alter table ledger_entry
  drop constraint ledger_entry_order_guid_fkey,
  add constraint ledger_entry_order_guid_fkey foreign key (order_guid) references customer_order (guid) on delete cascade;
alter table payment
  drop constraint payment_order_guid_fkey,
  add constraint payment_order_guid_fkey foreign key (order_guid) references customer_order (guid) on delete cascade;
alter table refund
  drop constraint refund_order_guid_fkey,
  add constraint refund_order_guid_fkey foreign key (order_guid) references customer_order (guid) on delete cascade,
  drop constraint refund_payment_guid_fkey,
  add constraint refund_payment_guid_fkey foreign key (payment_guid) references payment (guid) on delete cascade;
alter table receipt
  drop constraint receipt_order_guid_fkey,
  add constraint receipt_order_guid_fkey foreign key (order_guid) references customer_order (guid) on delete cascade,
  drop constraint receipt_payment_guid_fkey,
  add constraint receipt_payment_guid_fkey foreign key (payment_guid) references payment (guid) on delete cascade,
  drop constraint receipt_refund_guid_fkey,
  add constraint receipt_refund_guid_fkey foreign key (refund_guid) references refund (guid) on delete cascade;

-- A payment has one receipt of each kind, also where no refund is named.
alter table receipt drop constraint receipt_payment_guid_kind_refund_guid_key;
create unique index receipt_once on receipt (payment_guid, kind, refund_guid) nulls not distinct;
