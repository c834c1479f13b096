import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Codes of a user as they are shown to him. */
export interface OwnPromoRow {
  id: number
  code: string
  name: string
  min_sum: number
  is_first_order: boolean
  categories: string[]
  brands: string[]
  starts_at: Date
  ends_at: Date | null
  max_uses: number | null
  max_uses_per_user: number | null
  max_uses_per_phone: number | null
  used_count: number
  uses_of_user: number
  uses_of_phone: number
  has_orders: boolean
  orders: { guid: string; number: string }[]
}

/** Codes shown at most. */
const MAX_CODES = 100
/** Named orders of a code. */
const MAX_ORDERS = 5

/**
 * Codes for private persons that the shop shows, those for the user's phone, and those that he used.
 * @param phone ten digits that he confirmed; null when there are none
 */
export async function selectOwnPromos(
  db: Queryable,
  { userId, phone }: { userId: number; phone: string | null },
): Promise<OwnPromoRow[]> {
  const { rows } = await sql<OwnPromoRow>`
    select promo.id, code, name, min_sum, is_first_order, starts_at, ends_at, max_uses, max_uses_per_user,
      max_uses_per_phone, used_count,
      array(select category.name from category where category.id = any(category_ids) order by category.name) as categories,
      array(select brand.name from brand where brand.id = any(brand_ids) order by brand.name) as brands,
      uses.of_user as uses_of_user,
      (select count(*)::int from promo_use where promo_code_id = promo.id and phone = ${phone}) as uses_of_phone,
      exists (select from customer_order where status <> 'cancelled' and (user_id = ${userId} or phone = ${phone}))
        as has_orders,
      uses.orders
    from promo_code promo
    cross join lateral (
      select count(*)::int as of_user, coalesce((json_agg(json_build_object('guid', placed.guid, 'number',
        placed.number::text) order by placed.number desc) filter (where place <= ${MAX_ORDERS})), '[]') as orders
      from (select order_guid, row_number() over (order by created_at desc) as place from promo_use
        where promo_code_id = promo.id and user_id = ${userId}) use
      join customer_order placed on placed.guid = use.order_guid
    ) uses
    where uses.of_user > 0 or (coalesce(audience, 'private') = 'private'
      and (promo.phone = ${phone} or (is_listed and promo.phone is null)))
    order by ends_at nulls last, code limit ${MAX_CODES}`.execute(db)
  return rows
}
