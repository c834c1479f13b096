import type { CheckedOrderInput } from '@verstak/contracts/order'
import type { FlagVisitor } from '@verstak/flags/chooseVariant'
import { cartOwnerOf } from '../cart/cartOwnerOf.ts'
import { readCartToken } from '../cart/cartToken.ts'
import { flagVisitorOf } from '../flags/flagVisitorOf.ts'
import type { Caller } from '../http/createBinder.ts'
import { visitorOf } from '../recommendations/visitorOf.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { buyerForOrder } from './buyerForOrder.ts'
import { checkPhone } from './checkPhone.ts'
import type { OrderCaller } from './createOrder.ts'

/** Who orders, with the order's input as it is from now on: its buyer is decided. */
export interface CheckedOrder<Input> {
  input: Input & { organizationId: number | null }
  order: OrderCaller
  flagVisitor: FlagVisitor
}

/**
 * Decides for whom an order is and at whose prices.
 * @throws DomainError `not-found` for an organization that is not the caller's, `invalid-input` for the phone
 */
export async function orderCallerOf<Input extends CheckedOrderInput>(
  services: Services,
  body: Input,
  caller: Caller,
): Promise<CheckedOrder<Input>> {
  const { buyer, organizationId } = await buyerForOrder(services, caller, body.organizationId)
  const flagVisitor = flagVisitorOf(caller, buyer, body.regionId)
  await checkPhone(services, body, flagVisitor)
  const token = readCartToken(caller)
  const cart = await cartOwnerOf(services, caller, await findUserIdOf(services, caller))
  const { idempotencyKey, ip, userAgent, origin } = caller
  return {
    input: { ...body, organizationId },
    order: { token, cart, idempotencyKey, ip, userAgent, origin, buyer, visitor: visitorOf(caller) },
    flagVisitor,
  }
}
