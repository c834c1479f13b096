import type { RefusedOrder } from '@verstak/contracts/checkout'
import { DomainError } from '../DomainError.ts'
import { fieldOfPath } from './orderFormErrors.ts'
import { formErrorTexts, refusedOrderTexts as texts } from './orderForm.texts.ts'

type Refusal = Omit<RefusedOrder, 'fields'>

const told = (title: string, text: string, more: Partial<Refusal> = {}): Refusal => ({
  errors: {},
  title,
  text,
  sum: null,
  ...more,
})

/** Fields at which the form shows an error. */
const SHOWN = new Set([
  ...['name', 'phone', 'email', 'officeId', 'address', 'zoneId', 'distanceKm', 'intervalId', 'floor'],
  ...['transportTown', 'transportCompany', 'payment', 'organizationId', 'comment'],
])

/** Fields of the form are wrong; what has no place of its own is told above. */
export function wrongFields(errors: Record<string, string>): Refusal {
  const unplaced = Object.entries(errors).filter(([field]) => !SHOWN.has(field))
  const text = unplaced.map(([, sentence]) => sentence).join(' ')
  return told(texts.failed, text || texts.fields, { errors })
}

/**
 * What the shopper is told of the refusal of an order.
 *
 * @param before sum that he saw, kopecks
 * @throws the error itself where it is none of his
 */
export function refusedOrderOf(error: unknown, before: number): Refusal {
  if (!(error instanceof DomainError)) throw error
  const { code, details } = error
  const [detail] = details
  switch (code) {
    case 'stock-insufficient':
    case 'product-unavailable':
    case 'cart-empty':
      return told(texts.stock, texts.stockText)
    case 'price-changed': {
      const sum = detail?.value ?? before
      return told(texts.price(before, sum), texts.priceText, { sum })
    }
    case 'promo-refused': {
      const sum = detail?.value ?? before
      return told(texts.promo(before, sum), detail?.text ?? texts.priceText, { sum })
    }
    case 'rate-limited':
      return told(texts.failed, texts.limit)
    case 'idempotency-key-reused':
      return told(texts.placed, texts.placedText)
    case 'invalid-input':
    case 'not-found': {
      if (details.some(({ reason }) => reason === 'pickup-only')) return told(texts.failed, texts.pickupOnly)
      const errors = Object.fromEntries(
        details.map(({ field, text }) => {
          const name = fieldOfPath(field)
          return [name, text ?? (formErrorTexts as Readonly<Record<string, string>>)[name] ?? formErrorTexts.other]
        }),
      )
      return wrongFields(errors)
    }
    default:
      throw error
  }
}
