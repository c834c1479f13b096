import type { ActorKind, OrderState, PaymentType } from '@verstak/contracts/order'
import type { RefusedReturn, ReturnReason, ReturnState } from '@verstak/contracts/orderReturn'
import type { VatRate } from '@verstak/price/vat'
import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely'

/** Nullable with a default of null. */
type Nullable<T> = ColumnType<T | null, T | null | undefined>

interface CustomerOrderTable {
  guid: string
  number: GeneratedAlways<number>
  cart_id: string
  access_key_hash: Buffer
  status: OrderState
  region_id: number
  contact_name: string
  phone: string
  email: string
  delivery_type: 'pickup' | 'courier' | 'transport'
  office_id: number | null
  address: string
  delivery_date: string
  delivery_price: number
  delivery_by_agreement: Generated<boolean>
  payment: PaymentType
  comment: string
  promo_code: Nullable<string>
  promo_discount: Generated<number>
  promo_delivery_discount: Generated<number>
  sum: number
  user_id: Nullable<number>
  organization_id: Nullable<number>
  /** Day on which a deferred payment is due, ISO. */
  deferred_until: Nullable<string>
  payment_due_at: Nullable<Date>
  paid_at: Nullable<Date>
  handed_over_at: Nullable<Date>
  sms_notices: Generated<boolean>
  page_origin: Generated<string>
  /** Who of the staff puts it together. */
  assembler_id: Nullable<number>
  created_at: Generated<Date>
}

interface OrderLineTable {
  order_guid: string
  position: number
  product_id: number
  sku: string
  name: string
  quantity: number
  price: number
  discount: Generated<number>
  is_gift: Generated<boolean>
  vat_rate: ColumnType<VatRate, VatRate | undefined>
  is_cut_to_length: Generated<boolean>
  is_marked: Generated<boolean>
  returned: Generated<number>
}

interface OrderLineStockTable {
  order_guid: string
  position: number
  office_id: number
  quantity: number
  given_back: Generated<number>
}

interface OrderEventTable {
  id: GeneratedAlways<number>
  order_guid: string
  from_state: OrderState | null
  to_state: OrderState
  actor_kind: ActorKind
  actor_id: number | null
  reason: Generated<string>
  at: Date
}

interface OrderReturnTable {
  guid: string
  order_guid: string
  state: Generated<ReturnState>
  reason: ReturnReason
  comment: string
  requested_at: Date
  requested_by: number | null
  refund_due_at: Date
  decided_at: Nullable<Date>
  decided_by: Nullable<number>
  answer: Generated<string>
  amount: Generated<number>
  delivery_amount: Generated<number>
  refunded_at: Nullable<Date>
}

interface OrderReturnLineTable {
  return_guid: string
  order_guid: string
  position: number
  quantity: number
  approved: Nullable<number>
  is_sellable: Generated<boolean>
  amount: Generated<number>
}

interface OrderReturnPhotoTable {
  return_guid: string
  position: number
  upload_guid: string
}

interface RefusedReturnTable {
  order_guid: string
  user_id: number
  /** Written as JSON. */
  form: ColumnType<RefusedReturn, string, string>
  created_at: Date
}

/** Orders, their lines, and the journal of their states; returns. Money in kopecks. */
export interface OrderTables {
  customer_order: CustomerOrderTable
  order_line: OrderLineTable
  order_line_stock: OrderLineStockTable
  order_event: OrderEventTable
  order_return: OrderReturnTable
  order_return_line: OrderReturnLineTable
  order_return_photo: OrderReturnPhotoTable
  refused_return: RefusedReturnTable
}

export type OrderRow = Selectable<CustomerOrderTable>
export type OrderReturnRow = Selectable<OrderReturnTable>
export type NewOrder = Insertable<CustomerOrderTable>
export type NewOrderLine = Insertable<OrderLineTable>
export type NewOrderLineStock = Insertable<OrderLineStockTable>
