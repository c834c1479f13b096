import type { DeviceKey } from './deviceKeys.ts'

/** Long enough to come back to, short enough for a device that others use, too. */
const DRAFT_DAYS = 7

/** A key whose value is what stands in the fields of a form that was not sent. */
export type DraftKey = DeviceKey & { kind: 'texts' }

/** Checkout of the cart and of a quick order. */
export const checkoutDraft = { name: 'checkout_draft', kind: 'texts', days: DRAFT_DAYS } as const satisfies DraftKey

/** Thanks and complaints about the shop. */
export const feedbackDraft = { name: 'feedback_draft', kind: 'texts', days: DRAFT_DAYS } as const satisfies DraftKey

/** Where to write when a product can be bought again. */
export const arrivalDraft = { name: 'arrival_draft', kind: 'texts', days: DRAFT_DAYS } as const satisfies DraftKey
