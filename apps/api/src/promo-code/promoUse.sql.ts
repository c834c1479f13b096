import { sql } from 'kysely'
import type { OrderRow } from '../db/orderTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { insertPromoUse, lockPromo } from './promoCode.sql.ts'

/** Frees the use of a cancelled order. Locks the code: the last lock of a transaction. */
export async function deletePromoUse(db: Queryable, orderGuid: string): Promise<void> {
  await sql`
    with gone as (delete from promo_use where order_guid = ${orderGuid} returning promo_code_id)
    update promo_code set used_count = used_count - 1
    from gone where promo_code.id = gone.promo_code_id`.execute(db)
}

type PromoOrder = Pick<
  OrderRow,
  'guid' | 'promo_code' | 'user_id' | 'phone' | 'promo_discount' | 'promo_delivery_discount' | 'created_at'
>

/** Takes the use of an order's code again, as it was. @returns false when its uses are spent, or the code is gone */
export async function takePromoAgain(db: Queryable, order: PromoOrder): Promise<boolean> {
  const { promo_code: code, user_id: userId, phone } = order
  if (code === null) return true
  await lockPromo(db, code)
  const uses = db.selectFrom('promo_use').select((row) => row.fn.countAll<number>().as('count'))
  const promo = await db
    .selectFrom('promo_code')
    .select(['id', 'max_uses', 'max_uses_per_user', 'max_uses_per_phone', 'used_count'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (!promo) return false
  const ofCode = uses.where('promo_code_id', '=', promo.id)
  const ofUser = userId === null ? 0 : (await ofCode.where('user_id', '=', userId).executeTakeFirstOrThrow()).count
  const ofPhone = (await ofCode.where('phone', '=', phone).executeTakeFirstOrThrow()).count
  const limits = [
    [promo.used_count, promo.max_uses],
    [ofUser, promo.max_uses_per_user],
    [ofPhone, promo.max_uses_per_phone],
  ] as const
  if (limits.some(([used, most]) => most !== null && used >= most)) return false
  await insertPromoUse(db, {
    orderGuid: order.guid,
    promo,
    userId,
    phone,
    discount: order.promo_discount,
    deliveryDiscount: order.promo_delivery_discount,
    now: order.created_at,
  })
  return true
}
