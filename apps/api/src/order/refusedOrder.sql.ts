import type { RefusedOrder } from '@verstak/contracts/checkout'
import type { Queryable } from '../db/openDatabase.ts'

/** How long a refused form is kept. */
const KEPT_MS = 3600_000

const kept = (now: Date) => new Date(now.getTime() - KEPT_MS)

/** Keeps the last refusal of a cart, and forgets old ones of all carts. */
export async function putRefusedOrder(db: Queryable, cartId: string, form: RefusedOrder, now: Date): Promise<void> {
  await db.deleteFrom('refused_order').where('created_at', '<', kept(now)).execute()
  const row = { form: JSON.stringify(form), created_at: now }
  await db
    .insertInto('refused_order')
    .values({ cart_id: cartId, ...row })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(row))
    .execute()
}

export async function findRefusedOrder(db: Queryable, cartId: string, now: Date): Promise<RefusedOrder | null> {
  const row = await db
    .selectFrom('refused_order')
    .select('form')
    .where('cart_id', '=', cartId)
    .where('created_at', '>=', kept(now))
    .executeTakeFirst()
  return row?.form ?? null
}

export async function deleteRefusedOrder(db: Queryable, cartId: string): Promise<void> {
  await db.deleteFrom('refused_order').where('cart_id', '=', cartId).execute()
}
