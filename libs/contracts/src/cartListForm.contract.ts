import * as v from 'valibot'
import { RegionId } from './id.contract.ts'
import { Layout } from './layout.contract.ts'

/** Characters of a list that is pasted. */
export const MAX_LIST_TEXT = 100_000

/** Form action of the list without scripts. It redirects to the cart. */
export const CART_LIST_PATH = '/api/v1/cart/list/form'

/** Fields of the form: a pasted list; or the button that adds the list, or forgets it. */
export const CartListForm = v.object({
  text: v.optional(v.pipe(v.string(), v.maxLength(MAX_LIST_TEXT)), ''),
  action: v.picklist(['check', 'add', 'forget']),
  regionId: v.pipe(v.string(), v.regex(/^-?\d{1,10}$/), v.toNumber(), RegionId),
  layout: Layout,
})

/** Action of the form. */
export const cartListFormAction = (layout: Layout, regionId: number) =>
  `${CART_LIST_PATH}?regionId=${regionId}&layout=${layout}`

/**
 * Query parameter of the cart's address: the window of the list is open. Its value is `report` for the list that was sent
 * without scripts, or a `ListProblem` of it.
 */
export const LIST_PARAMETER = 'list'
