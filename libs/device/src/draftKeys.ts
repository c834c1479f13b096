import type { DeviceKey } from './deviceKeys.ts'

/** Long enough to return to the form, short enough for a shared device. */
const DRAFT_DAYS = 7

/** A key that stores the fields of an unsent form. */
export type DraftKey = DeviceKey & { kind: 'texts' }

/** Checkout of the cart and of a quick order. */
export const checkoutDraft = { name: 'checkout_draft', kind: 'texts', days: DRAFT_DAYS } as const satisfies DraftKey

/** Zone, hours, floor, town and company of the checkout. */
export const deliveryDraft = { name: 'delivery_draft', kind: 'texts', days: DRAFT_DAYS } as const satisfies DraftKey

/** Thanks and complaints about the shop. */
export const feedbackDraft = { name: 'feedback_draft', kind: 'texts', days: DRAFT_DAYS } as const satisfies DraftKey

/** E-mail for the notification that a product is available again. */
export const arrivalDraft = { name: 'arrival_draft', kind: 'texts', days: DRAFT_DAYS } as const satisfies DraftKey
