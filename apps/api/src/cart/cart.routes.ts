import * as endpoints from '@verstak/contracts/cart'
import { PAGE_COOKIES, SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { addByForm } from './addByForm.ts'
import { addToCart } from './addToCart.ts'
import { cartCallerOf } from './cartCaller.ts'
import { deleteFromCart } from './deleteFromCart.ts'
import { forgetCartJoining } from './forgetCartJoining.ts'
import { getCart } from './getCart.ts'
import { createNewCarts, getCartToken } from './getCartToken.ts'

export function cartRoutes({ bindPersonal, bindForm }: Binder, services: Services): void {
  const newCarts = createNewCarts()
  bindPersonal(endpoints.getCartToken, async (_, caller) => {
    const { cartId, token } = await getCartToken(services, caller, newCarts)
    caller.setCookie(SERVER_COOKIES.cartToken, token)
    caller.setCookie(PAGE_COOKIES.hasCart, '1')
    return { token: cartId }
  })
  bindPersonal(endpoints.addToCart, async ({ body }, caller) =>
    addToCart(services, body, await cartCallerOf(services, caller)),
  )
  bindForm(endpoints.CART_FORM_PATH, (fields, caller, from) => addByForm(services, fields, { caller, from, newCarts }))
  bindPersonal(endpoints.deleteFromCart, async ({ body }, caller) =>
    deleteFromCart(services, body, await cartCallerOf(services, caller)),
  )
  bindPersonal(endpoints.getCart, async ({ query }, caller) =>
    getCart(services, query, await cartCallerOf(services, caller)),
  )
  bindPersonal(endpoints.forgetCartJoining, ({ body }, caller) => forgetCartJoining(services, body, caller))
}
