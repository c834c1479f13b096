import * as v from 'valibot'
import { Cart, MAX_LINES } from './cart.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { RegionId } from './id.contract.ts'
import { Kopecks } from './price.contract.ts'

const Guid = v.pipe(v.string(), v.uuid())

/** Maximum number of different products that are saved for later. */
export const MAX_SAVED = 200

/** Lines by their guids. Those that are not where the call looks for them are passed over, so a repeated call does no harm. */
const Guids = v.pipe(v.array(Guid), v.minLength(1), v.maxLength(MAX_LINES))
const Lines = v.object({ itemGuids: Guids, regionId: RegionId })

/** What every change of lines answers: the cart as it is then. */
const Changed = v.object({ success: v.boolean(), cart: Cart })

export const selectItems = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cart/product/select',
  summary: 'Says of items of the cart whether they are to be ordered.',
  body: v.object({ ...Lines.entries, isSelected: v.boolean() }),
  response: Changed,
  errors: ['cart-token-required'],
  cache: { scope: 'personal' },
})

export const saveItems = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cart/product/save',
  summary:
    'Moves items of the cart to what is saved for later. A product that is there already gets their pieces, too.',
  body: Lines,
  response: Changed,
  errors: ['cart-token-required'],
  cache: { scope: 'personal' },
})

export const removeItems = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/cart/products/delete',
  summary: 'Removes several items from the cart, or from what is saved for later.',
  body: Lines,
  response: Changed,
  errors: ['cart-token-required'],
  cache: { scope: 'personal' },
})

export const restoreItems = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cart/product/restore',
  summary: 'Brings removed lines back to their place, with their quantity, within an hour.',
  body: Lines,
  response: Changed,
  errors: ['cart-token-required'],
  cache: { scope: 'personal' },
})

export const returnItems = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cart/saved/return',
  summary: 'Moves what was saved for later into the cart. A product that is there already gets the pieces, too.',
  body: Lines,
  response: Changed,
  errors: ['cart-token-required'],
  cache: { scope: 'personal' },
})

/** What the shopper was shown of a line. */
const SeenItem = v.object({ itemGuid: Guid, price: Kopecks, isAvailable: v.boolean() })

export const acknowledgeChanges = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cart/changes/seen',
  summary:
    'The shopper has seen what changed in his cart without him. What has changed again since then stays news; of what there is less, the cart keeps what there is.',
  body: v.object({ items: v.pipe(v.array(SeenItem), v.maxLength(MAX_LINES)), regionId: RegionId }),
  response: Changed,
  errors: ['cart-token-required'],
  cache: { scope: 'personal' },
})
