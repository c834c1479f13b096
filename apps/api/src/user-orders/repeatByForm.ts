import { randomUUID } from 'node:crypto'
import { cartAddress, ORDERS_ADDRESS } from '@verstak/contracts/address'
import { RepeatOrderForm } from '@verstak/contracts/userOrders'
import * as v from 'valibot'
import { cartCallerOf } from '../cart/cartCaller.ts'
import { invalidInput } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { repeatOrder } from './repeatOrder.ts'
import { userOrderOf } from './userOrderOf.ts'

/**
 * Repeats an order for a user without scripts.
 * @returns address of the cart; of the sign-in when the session is over
 * @throws DomainError `invalid-input`, `not-found`, `rate-limited`
 */
export async function repeatByForm(
  services: Services,
  fields: Record<string, string>,
  caller: Caller,
): Promise<string> {
  const { success, output: form } = v.safeParse(RepeatOrderForm, fields)
  if (!success) throw invalidInput('order', 'invalid', 'The form names no order, region or layout.')
  const userId = await findUserIdOf(services, caller)
  if (userId === null) return `/login/?next=${encodeURIComponent(ORDERS_ADDRESS)}`
  await userOrderOf(services, form.order, userId)
  await repeatOrder(services, {
    ...{ orderGuid: form.order, regionId: form.region, ip: caller.ip },
    idempotencyKey: `repeat-${form.order}-${form.attempt ?? randomUUID()}`,
    caller: await cartCallerOf(services, caller),
  })
  return cartAddress(form.layout)
}
