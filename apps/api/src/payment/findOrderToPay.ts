import { paymentAddress } from '@verstak/contracts/address'
import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { findOrderToPay as endpoint } from '@verstak/contracts/payment'
import { notFound } from '../DomainError.ts'
import { orderKeyOf } from '../order/orderKey.ts'
import { fitsHash } from '../secret.ts'
import type { Services } from '../services.ts'

/**
 * The payment page of an order, for whoever knows its number and its phone.
 * @throws DomainError `not-found`, the same for a wrong number and a wrong phone; `rate-limited`
 */
export async function findOrderToPay(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { number, phone }: EndpointBody<typeof endpoint>,
  ip: string,
): Promise<string> {
  await limits.spend('ordersToPayPerIp', ip)
  await limits.spend('ordersToPayPerNumber', number)
  const order = await db
    .selectFrom('customer_order')
    .select(['guid', 'access_key_hash'])
    .where('number', '=', Number(number))
    .where('phone', '=', phone)
    .executeTakeFirst()
  const key = order && (await orderKeyOf(db, order.guid))
  // Orders that are older than the shop's secret open with their own link only.
  if (!order || !key || !fitsHash(key, order.access_key_hash))
    throw notFound('number', 'There is no order with this number and phone.')
  return paymentAddress(order.guid, key)
}
