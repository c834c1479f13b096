import { orderAddress, thanksAddress } from '@verstak/contracts/address'
import { cancelOrder as endpoint } from '@verstak/contracts/order'
import * as v from 'valibot'
import { DomainError, invalidInput } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { cancelOwnOrder } from './cancelOwnOrder.ts'
import { orderLink } from './orderKey.ts'

/**
 * Cancels an order for a shopper without scripts. Where that is too late, the page shows how far the order is.
 * @returns address of the order's page
 * @throws DomainError `invalid-input`, `not-found`, `rate-limited`
 */
export async function cancelOrderByForm(
  services: Services,
  { order, key, page }: Record<string, string>,
  caller: Caller,
): Promise<string> {
  const { success, output: body } = v.safeParse(endpoint.body!, { guid: order, ...(key && { key }) })
  if (!success) throw invalidInput('order', 'invalid', 'The form names no order.')
  try {
    await cancelOwnOrder(services, body, { ...caller, idempotencyKey: `form-${body.guid}` })
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'order-state') throw error
  }
  if (page === 'cabinet') return orderAddress(body.guid)
  return body.key === undefined ? thanksAddress(body.guid) : orderLink(body.guid, encodeURIComponent(body.key))
}
