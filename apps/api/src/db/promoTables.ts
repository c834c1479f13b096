import type { Generated } from 'kysely'

interface PromoCodeTable {
  id: Generated<number>
  code: string
  name: string
  kind: 'percent' | 'sum' | 'gift' | 'delivery'
  percent: Generated<number | null>
  amount: Generated<number | null>
  gift_id: Generated<number | null>
  min_sum: Generated<number>
  category_ids: Generated<number[]>
  brand_ids: Generated<number[]>
  audience: Generated<'private' | 'business' | null>
  is_first_order: Generated<boolean>
  phone: Generated<string | null>
  starts_at: Generated<Date>
  ends_at: Generated<Date | null>
  max_uses: Generated<number | null>
  max_uses_per_user: Generated<number | null>
  max_uses_per_phone: Generated<number | null>
  used_count: Generated<number>
  is_listed: Generated<boolean>
  source: Generated<string>
  created_at: Generated<Date>
}

interface PromoUseTable {
  order_guid: string
  promo_code_id: number
  user_id: number | null
  user_use: number | null
  phone: string
  phone_use: number
  discount: number
  delivery_discount: number
  created_at: Generated<Date>
}

/** Promo codes and the orders that used them. */
export interface PromoTables {
  promo_code: PromoCodeTable
  promo_use: PromoUseTable
}
