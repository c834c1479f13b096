import * as endpoints from '@verstak/contracts/cart'
import { COOKIES } from '@verstak/contracts/cookie'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { addToCart } from './addToCart.ts'
import { cartCallerOf } from './cartCaller.ts'
import { readCartToken } from './cartToken.ts'
import { deleteFromCart } from './deleteFromCart.ts'
import { getCart } from './getCart.ts'
import { getCartToken } from './getCartToken.ts'

export function cartRoutes({ bindPersonal }: Binder, services: Services): void {
  bindPersonal(endpoints.getCartToken, async (_, caller) => {
    const { cartId, token } = await getCartToken(services, { token: readCartToken(caller), ip: caller.ip })
    caller.setCookie(COOKIES.cartToken, token)
    caller.setCookie(COOKIES.hasCart, '1')
    return { token: cartId }
  })
  bindPersonal(endpoints.addToCart, ({ body }, caller) => addToCart(services, body, cartCallerOf(caller)))
  bindPersonal(endpoints.deleteFromCart, ({ body }, caller) => deleteFromCart(services, body, cartCallerOf(caller)))
  bindPersonal(endpoints.getCart, ({ query }, caller) => getCart(services, query, cartCallerOf(caller)))
}
