import { readApiError } from '@verstak/api-client/readApiError'
import type { FormOutcome } from '@verstak/form/formLogic'
import { outcomeOfError } from '@verstak/form/outcomeOfError'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { orderTexts } from './checkout.texts.ts'
import { deliveryKey } from './deliveryQuery.ts'
import { officesQuery } from './officesQuery.ts'
import { orderedQuery, shownCart, type Goods } from './ordered.ts'
import { orderProblemTexts as texts } from './orderProblem.texts.ts'

/** Why an order was not placed, as text; after `price` the button shows the new sum to confirm. */
export interface OrderProblem {
  kind: 'stock' | 'price' | 'promo' | 'fields' | 'pickupOnly' | 'lost' | 'limit' | 'failed'
  title: string
  text: string
}

/** Fields that can be invalid. */
export type CheckoutField = (typeof FIELDS)[number]

const FIELDS = [
  ...(['name', 'phone', 'email', 'officeId', 'address', 'zoneId', 'distanceKm', 'intervalId', 'floor'] as const),
  ...(['payment', 'organizationId'] as const),
]
/** What the API calls the fields of transport companies: these change while the shopper reads. */
const TRANSPORT = new Set(['delivery.townId', 'delivery.company', 'delivery.terminal'])

/** The stock is lower than the requested quantity. */
export const stockProblem: OrderProblem = { kind: 'stock', title: texts.stockTitle, text: texts.stock }

/**
 * Converts the rejection of an order into a problem for the form. Refetches items and offices when they must have
 * changed.
 *
 * @param before sum shown to the shopper, kopecks
 */
export async function orderRefusal(
  host: Host,
  goods: Goods,
  error: unknown,
  before: number,
): Promise<FormOutcome<CheckoutField, never, OrderProblem>> {
  const failure = readApiError(error)
  switch (failure?.code) {
    case 'stock-insufficient':
    case 'product-unavailable':
    case 'cart-empty':
    case 'cart-token-required':
      await refresh(host, goods)
      return { problem: stockProblem }
    case 'price-changed': {
      await refresh(host, goods)
      const now = failure.details[0]?.value ?? before
      return { problem: { kind: 'price', title: texts.priceTitle(before, now), text: texts.price } }
    }
    case 'promo-refused': {
      await refresh(host, goods)
      const [detail] = failure.details
      const title = texts.promoTitle(before, detail?.value ?? before)
      return { problem: { kind: 'promo', title, text: detail?.text ?? texts.price } }
    }
    case 'rate-limited':
      return { problem: { kind: 'limit', title: texts.failedTitle, text: texts.limit } }
  }
  const refused = (failure?.details ?? []).filter(({ reason }) => reason === 'pickup-only')
  if (refused.length > 0) {
    const names = namesOf(host, goods, refused)
    return { problem: { kind: 'pickupOnly', title: texts.pickupOnlyTitle, text: texts.pickupOnly(names) } }
  }
  const way = failure?.details.find(({ field, text }) => field === 'delivery.type' && text !== undefined)
  if (way?.text) return { problem: { kind: 'fields', title: texts.failedTitle, text: way.text } }
  if (failure?.details.some(({ field }) => TRANSPORT.has(field))) {
    await refresh(host, goods)
    return { problem: { kind: 'fields', title: texts.deliveryTitle, text: texts.delivery } }
  }
  const { errors, problem } = outcomeOfError(error, FIELDS)
  if (errors?.officeId || errors?.zoneId || errors?.intervalId) await refresh(host, goods)
  if (errors) return { errors, problem: { kind: 'fields', title: texts.failedTitle, text: texts.fields } }
  if (problem?.kind === 'lost') return { problem: { kind: 'lost', title: orderTexts.lostTitle, text: orderTexts.lost } }
  const { phone } = host.store.get(activeRegionAtom)
  return { problem: { kind: 'failed', title: texts.failedTitle, text: texts.failed(phone) } }
}

/** Names of the products in the error details, as shown on the page. */
function namesOf(host: Host, goods: Goods, details: readonly { productId?: number | undefined }[]): string[] {
  const items = shownCart(host, goods)?.items ?? []
  return details.flatMap(({ productId }) => items.find(({ id }) => id.site === productId)?.product.name ?? [])
}

/** Refetches items and offices; on a failure the old data stays. */
async function refresh(host: Host, goods: Goods): Promise<void> {
  const offices = officesQuery(host.call, host.store.get(activeRegionAtom).id)
  await Promise.allSettled([
    host.queryClient.fetchQuery({ ...orderedQuery(host, goods), staleTime: 0 }),
    host.queryClient.fetchQuery({ ...offices, staleTime: 0 }),
    host.queryClient.invalidateQueries({ queryKey: deliveryKey }),
  ])
}
