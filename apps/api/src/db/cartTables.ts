import type { ColumnType, Generated } from 'kysely'

interface CartTable {
  id: Generated<string>
  /** Of a guest. */
  token_hash: ColumnType<Buffer | null, Buffer | null | undefined>
  user_id: ColumnType<number | null, number | null | undefined>
  joining: ColumnType<unknown, string | null | undefined, string | null>
  promo_code_id: ColumnType<number | null, number | null | undefined>
  promo_discount: Generated<number>
  promo_refused: ColumnType<unknown, string | null | undefined, string | null>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface CartItemTable {
  guid: Generated<string>
  cart_id: string
  product_id: number
  quantity: number
  price_added: number
  is_left: Generated<boolean>
  is_selected: Generated<boolean>
  was_available: Generated<boolean>
  quantity_before: Generated<number | null>
  created_at: Generated<Date>
}

interface AsideItemTable {
  guid: string
  cart_id: string
  product_id: number
  quantity: number
  price_added: number
  is_selected: Generated<boolean>
  is_saved: boolean
  removed_at: Date | null
  is_left: Generated<boolean>
  created_at: Date
  put_aside_at: Date
}

interface CartListTable {
  cart_id: string
  rows: ColumnType<unknown, string, string>
  updated_at: Generated<Date>
}

/** Carts, what was put aside from them, and lists of codes. */
export interface CartTables {
  cart: CartTable
  cart_item: CartItemTable
  aside_item: AsideItemTable
  cart_list: CartListTable
}
