import { cartAddress } from '@verstak/contracts/address'
import { CartForm, MAX_QUANTITY } from '@verstak/contracts/cart'
import { PAGE_COOKIES, SERVER_COOKIES } from '@verstak/contracts/cookie'
import * as v from 'valibot'
import { DomainError, invalidInput } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { hashSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { addToCart } from './addToCart.ts'
import { cartCallerOf } from './cartCaller.ts'
import { getCartToken, type NewCarts } from './getCartToken.ts'

/** The visitor who sends the form, and the page he sends it from. */
export interface FormSender {
  caller: Caller
  from: string
  newCarts: NewCarts
}

/**
 * Adds one piece of a product to the cart of a visitor without scripts. Creates the cart if he has none.
 * @returns the redirect address: the cart, or the same page, which then shows it, if the product is sold out
 * @throws DomainError `invalid-input`, `not-found`, `rate-limited`
 */
export async function addByForm(
  services: Services,
  fields: Record<string, string>,
  { caller, from, newCarts }: FormSender,
): Promise<string> {
  const { success, output: form } = v.safeParse(CartForm, fields)
  if (!success) throw invalidInput('product', 'invalid', 'The form names no product, region or layout.')
  const { token } = await getCartToken(services, caller, newCarts)
  caller.setCookie(SERVER_COOKIES.cartToken, token)
  caller.setCookie(PAGE_COOKIES.hasCart, '1')
  const { product: productGuid, regionId } = form
  const oneMore = (held: number) => Math.min(held + 1, MAX_QUANTITY)
  try {
    const buyer = await cartCallerOf(services, caller)
    const owner = buyer.marker.userId === null ? { tokenHash: hashSecret(token) } : buyer.owner
    await addToCart(services, { productGuid, quantity: oneMore, regionId }, { ...buyer, owner })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'product-unavailable') return from
    throw error
  }
  return cartAddress(form.layout)
}
