import { cartOwnerOf } from '../cart/cartOwnerOf.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import type { OrderOwner } from './ownOrderOf.ts'

/** By what a caller may own orders. */
export async function orderOwnerOf(
  services: Pick<Services, 'db' | 'now' | 'index'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<OrderOwner> {
  const userId = await findUserIdOf(services, caller)
  const own = await cartOwnerOf(services, caller, userId)
  const browsers = await cartOwnerOf(services, caller, null)
  return { userId, carts: [own, browsers].filter((cart) => cart !== null) }
}
