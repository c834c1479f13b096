import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'

/** A promo code of the user. */
export const OwnPromoCode = v.object({
  /** In capitals. */
  code: v.string(),
  /** Russian: what it gives. */
  name: v.string(),
  /** `soon`: from `startsAt` on; `used`: as often as he may, `spent`: by everybody whom it was meant for. */
  state: v.picklist(['usable', 'soon', 'used', 'spent', 'over']),
  /** ISO times with their zones. */
  startsAt: v.string(),
  /** Null = without an end. */
  endsAt: v.nullable(v.string()),
  /** Russian sentences: «От 5 000 ₽», «Только на первый заказ». */
  conditions: v.array(v.string()),
  /** Orders of the user with it, the newest first, at most 5. */
  orders: v.array(v.object({ guid: v.pipe(v.string(), v.uuid()), number: v.string() })),
})
export type OwnPromoCode = v.InferOutput<typeof OwnPromoCode>

/**
 * Codes that the shop shows to everybody, those for the user's confirmed phone, and those that he used; usable ones first.
 * Who buys for an organization is told that there is no such thing.
 */
export const listPromoCodes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/promo-codes',
  summary: 'Promo codes of the user as a private person.',
  response: v.object({ codes: v.array(OwnPromoCode) }),
  errors: ['sign-in-required', 'not-found'],
  cache: { scope: 'personal' },
})
