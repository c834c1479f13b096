import type { Queryable } from '../db/openDatabase.ts'
import { bookCourierAgain } from '../delivery/courierBooking.ts'
import { takePromoAgain } from '../promo-code/promoUse.sql.ts'
import { lockStock, takeStock, type HeldStock } from './order.sql.ts'
import { lockOrder } from './orderState.sql.ts'
import { replaceLineStock, selectOfficeIds, selectPieces } from './orderStock.sql.ts'
import { mergeStock, remainingStock, takeFromOffices } from './takeFromOffices.ts'

/**
 * Takes the stock of a cancelled order again, the use of its promo code, and its place with the courier if it is free. The caller then brings it to `paid`.
 * @returns false, with nothing changed, when a piece or the code is not to be had any more, or the order is not cancelled
 */
export async function reserveAgain(transaction: Queryable, orderGuid: string): Promise<boolean> {
  const order = await lockOrder(transaction, orderGuid)
  if (order?.status !== 'cancelled') return false
  const pieces = await selectPieces(transaction, orderGuid)
  const productIds = pieces.map(({ product_id }) => product_id)
  const held = await lockStock(transaction, productIds, await selectOfficeIds(transaction, order.region_id))
  const taken: (HeldStock & { position: number })[] = []
  for (const { position, product_id, quantity } of pieces) {
    const left = remainingStock(held, taken).filter((row) => row.product_id === product_id)
    const rows = takeFromOffices(left, quantity, order.office_id)
    if (rows.reduce((sum, row) => sum + row.quantity, 0) < quantity) return false
    taken.push(...rows.map((row) => ({ ...row, position })))
  }
  if (order.promo_code !== null && !(await takePromoAgain(transaction, order))) return false
  await takeStock(transaction, mergeStock(taken))
  const rows = taken.map(({ position, office_id, quantity }) => ({
    order_guid: orderGuid,
    position,
    office_id,
    quantity,
  }))
  await replaceLineStock(transaction, orderGuid, rows)
  // Where somebody else has the courier's hours by now, the manager agrees on others: goods and money stay.
  await bookCourierAgain(transaction, orderGuid)
  return true
}
