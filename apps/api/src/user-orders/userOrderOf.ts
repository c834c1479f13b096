import { notFound } from '../DomainError.ts'
import { selectOrder } from '../order/order.sql.ts'
import { isReaderOf } from '../order/orderReader.sql.ts'
import type { OwnOrder } from '../order/ownOrderOf.ts'
import type { Services } from '../services.ts'

/**
 * An order that a user sees in his cabinet.
 * @throws DomainError `not-found`, the same whether the order does not exist or is not his
 */
export async function userOrderOf({ db }: Pick<Services, 'db'>, guid: string, userId: number): Promise<OwnOrder> {
  const order = await selectOrder(db, guid)
  if (order && (await isReaderOf(db, order, userId))) return order
  throw notFound('guid', `The user has no order ${guid}.`)
}
