-- Who of the staff puts an order together; null: nobody, so that it may be taken.
alter table customer_order add column assembler_id integer references shop_user (id) on delete set null;
create index customer_order_assembler on customer_order (assembler_id) where assembler_id is not null;
