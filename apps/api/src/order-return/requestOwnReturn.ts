import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { requestReturn as endpoint } from '@verstak/contracts/orderReturn'
import type { Caller } from '../http/createBinder.ts'
import { orderOwnerOf } from '../order/orderOwnerOf.ts'
import { ownOrderOf } from '../order/ownOrderOf.ts'
import { runOncePerKey } from '../order/runOncePerKey.ts'
import type { Services } from '../services.ts'
import { deleteRefusedReturn } from './refusedReturn.sql.ts'
import { requestReturn } from './requestReturn.ts'

/** A shopper asks for a return. @throws DomainError `not-found` for strangers, `rate-limited`, errors of `requestReturn` */
export async function requestOwnReturn(
  services: Services,
  { guid, key, ...wish }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  await services.limits.spend('orderChangesPerIp', caller.ip)
  const owner = await orderOwnerOf(services, caller)
  await ownOrderOf(services, { guid, key }, owner)
  const once = { owner: `order ${guid}`, key: caller.idempotencyKey, request: ['requestReturn', guid, wish] }
  const { userId } = owner
  return runOncePerKey(services, once, async (transaction) => {
    await deleteRefusedReturn(transaction, { orderGuid: guid, userId })
    return requestReturn(services, transaction, { orderGuid: guid, userId, ...wish })
  })
}
