import type { ErrorCode } from '@verstak/contracts/error'

/** Status and title of every error that the API answers with. */
export const ERRORS: Readonly<Record<ErrorCode, { status: number; title: string }>> = {
  'invalid-input': { status: 400, title: 'The request does not fit the endpoint' },
  'idempotency-key-required': { status: 400, title: 'The call needs an Idempotency-Key header' },
  'sign-in-required': { status: 401, title: 'The call is for signed-in users' },
  'release-token-refused': { status: 401, title: 'The token is none of this remote' },
  'confirmation-required': { status: 403, title: 'The user has to confirm first that it is he' },
  'origin-refused': { status: 403, title: 'The call did not come from a page of the store' },
  'not-found': { status: 404, title: 'There is no such thing' },
  'release-not-found': { status: 404, title: 'No such release was published' },
  'page-out-of-range': { status: 404, title: 'The listing has fewer pages' },
  'cart-item-not-found': { status: 404, title: 'The cart has no such item' },
  'cart-token-required': { status: 409, title: 'The visitor has no cart yet: ask for a cart token first' },
  'cart-empty': { status: 409, title: 'The cart holds nothing that can be bought' },
  'product-unavailable': { status: 409, title: 'The product cannot be bought in this region now' },
  'stock-insufficient': { status: 409, title: 'Fewer pieces are left than the order asks for' },
  'price-changed': { status: 409, title: 'The order costs another sum now' },
  'promo-refused': { status: 409, title: 'The promo code does not apply to this order' },
  'order-state': { status: 409, title: 'The state of the order does not allow that' },
  'release-differs': { status: 409, title: 'Another release stands under this version' },
  'nothing-to-roll-back': { status: 409, title: 'There is no earlier release' },
  'idempotency-key-reused': { status: 422, title: 'The Idempotency-Key belongs to another request' },
  'rate-limited': { status: 429, title: 'Too many calls' },
  'messages-exhausted': { status: 503, title: 'The shop has sent all SMS of a day' },
  internal: { status: 500, title: 'Something went wrong here' },
  unavailable: { status: 503, title: 'The store cannot answer now' },
}
