import * as v from 'valibot'
import { MAX_LINES } from './cart.contract.ts'
import { RegionId } from './id.contract.ts'
import { Layout } from './layout.contract.ts'

/** Form action that changes lines without scripts. It redirects to the cart. */
export const CART_LINES_PATH = '/api/v1/cart/lines/form'

/** Id of the page's form: buttons and checkboxes of the lines refer to it. */
export const CART_LINES_FORM = 'cart-lines'

/** Changes of the form; all but the first and the last two take a line. */
export const CART_LINE_ACTIONS = ['select', 'save', 'remove', 'restore', 'return', 'remove-selected', 'seen'] as const
/** One of them. */
export type CartLineAction = (typeof CART_LINE_ACTIONS)[number]

/** Value of a button whose name is `action`. */
export const cartLineAction = (action: CartLineAction, guid?: string) =>
  guid === undefined ? action : `${action}:${guid}`

/** Name of a line's checkbox. */
export const lineField = (guid: string) => `line:${guid}`

/**
 * Fields of the form besides the checkboxes: layout and region come from its address. `lines` has the guids of the
 * checkboxes, comma-separated: those that are not sent are unchecked.
 */
export const CartLinesForm = v.object({
  action: v.pipe(v.string(), v.regex(/^[a-z-]{1,20}(:[\da-f-]{36})?$/)),
  lines: v.optional(v.pipe(v.string(), v.maxLength(MAX_LINES * 37)), ''),
  regionId: v.pipe(v.string(), v.regex(/^-?\d{1,10}$/), v.toNumber(), RegionId),
  layout: Layout,
})

/** Action of the form. */
export const cartLinesFormAction = (layout: Layout, regionId: number) =>
  `${CART_LINES_PATH}?regionId=${regionId}&layout=${layout}`

/** Query parameter of the cart's address: guids of lines that were just removed without scripts, comma-separated. */
export const REMOVED_PARAMETER = 'removed'
