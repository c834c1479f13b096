import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Layout } from './layout.contract.ts'

/** Why a promo code was refused, in Russian. */
const PromoError = v.object({
  /** Machine-readable, such as `not-found` or `min-sum`. */
  code: v.string(),
  title: v.string(),
  message: v.string(),
})

/** A code that cannot be applied is an answer, not a failure: `success` is false and `data.errors` say why. */
const PromoAnswer = v.object({
  success: v.boolean(),
  data: v.object({ errors: v.array(PromoError) }),
})

export const applyPromoCode = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cart/promocode',
  summary: 'Applies a promo code to the cart, instead of the one that it has. A refused one changes nothing.',
  body: v.object({ promocode: v.pipe(v.string(), v.maxLength(100)) }),
  response: PromoAnswer,
  errors: ['cart-token-required', 'rate-limited'],
  cache: { scope: 'personal' },
})

export const removePromoCode = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/cart/promocode',
  summary: 'Takes the promo code off the cart; without one it succeeds too.',
  response: PromoAnswer,
  errors: [],
  cache: { scope: 'personal' },
})

/** Form action of the promo code's field without JavaScript. It redirects to the cart. */
export const PROMO_FORM_PATH = '/api/v1/cart/promocode/form'

/** Fields of the form: the layout comes from the action; an empty code takes the present one off. */
export const PromoForm = v.object({
  promocode: v.pipe(v.string(), v.maxLength(100)),
  layout: Layout,
})

/** Action of the form. */
export const promoFormAction = (layout: Layout) => `${PROMO_FORM_PATH}?layout=${layout}`
