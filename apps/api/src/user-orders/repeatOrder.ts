import type { Repeated } from '@verstak/contracts/userOrders'
import { addList } from '../cart-list/addList.ts'
import type { Services } from '../services.ts'
import { planRepeat, describeRepeat, type RepeatPlace } from './previewRepeat.ts'

export interface Repetition extends RepeatPlace {
  ip: string
  idempotencyKey: string
}

/**
 * Puts what is still sold of an order into the caller's cart, on top of what it holds. A repeated request adds nothing more.
 * The caller has checked whose order it is.
 * @throws DomainError `cart-token-required`, `idempotency-key-reused`, `rate-limited`
 */
export async function repeatOrder(services: Services, repetition: Repetition): Promise<Repeated> {
  const { regionId, caller, ip, idempotencyKey } = repetition
  const plan = await planRepeat(services, repetition)
  // All of them, also those that the plan leaves out: the body is the same when the request is repeated.
  const items = plan.map(({ product }) => ({ productGuid: product.product_guid, quantity: product.quantity }))
  if (items.length === 0) return describeRepeat(plan)
  const { results } = await addList(services, { items, regionId }, { caller, ip, idempotencyKey })
  const addedOf = new Map(results.map(({ productGuid, added }) => [productGuid, added]))
  return describeRepeat(
    plan.map((planned) => {
      const taken = addedOf.get(planned.product.product_guid) ?? 0
      return { ...planned, taken, available: Math.max(planned.available, taken) }
    }),
  )
}
