-- What each exchange with 1C has of the shop's orders: an order is sent again once its journal has gone on.
create table one_c_order (
  login text not null references one_c_account (login) on delete cascade,
  order_guid uuid not null references customer_order (guid) on delete cascade,
  -- Last event of the order's journal in the list that 1C was given, until it says that it has it; null: none waits.
  offered_event bigint,
  -- Last event that 1C has; 0: none yet.
  sent_event bigint not null default 0,
  primary key (login, order_guid)
);
create index one_c_order_order on one_c_order (order_guid);
create index one_c_order_offered on one_c_order (login) where offered_event is not null;
