import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { cancelOrder as endpoint } from '@verstak/contracts/order'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { cancelOrder } from './cancelOrder.ts'
import { orderOwnerOf } from './orderOwnerOf.ts'
import { lockOrder } from './orderState.sql.ts'
import { ownOrderOf } from './ownOrderOf.ts'
import { runOncePerKey } from './runOncePerKey.ts'

/**
 * Cancels an order for its shopper. One that is cancelled already stays so.
 * @throws DomainError `not-found` for strangers, `order-state`, `rate-limited`
 */
export async function cancelOwnOrder(
  services: Services,
  body: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  await services.limits.spend('orderChangesPerIp', caller.ip)
  const owner = await orderOwnerOf(services, caller)
  const { guid } = await ownOrderOf(services, body, owner)
  const once = { owner: `order ${guid}`, key: caller.idempotencyKey, request: ['cancelOrder', guid] }
  return runOncePerKey(services, once, async (transaction) => {
    const order = await lockOrder(transaction, guid)
    if (order?.status !== 'cancelled') {
      const by = { kind: 'shopper' as const, userId: owner.userId }
      await cancelOrder(services, transaction, { orderGuid: guid, by, reason: '' })
    }
    return { status: 'cancelled' }
  })
}
