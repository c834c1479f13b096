import * as endpoints from '@verstak/contracts/cart'
import * as lineEndpoints from '@verstak/contracts/cartLine'
import { CART_LINES_PATH } from '@verstak/contracts/cartLineForm'
import { PAGE_COOKIES, SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { Binder, Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { addByForm } from './addByForm.ts'
import { addToCart } from './addToCart.ts'
import { cartCallerOf, type CartCaller } from './cartCaller.ts'
import { deleteFromCart } from './deleteFromCart.ts'
import { forgetCartJoining } from './forgetCartJoining.ts'
import { acknowledgeChanges } from './acknowledgeChanges.ts'
import { changeLinesByForm } from './changeLinesByForm.ts'
import { getCart } from './getCart.ts'
import { createNewCarts, getCartToken } from './getCartToken.ts'
import { removeLines } from './removeLines.ts'
import { restoreLines } from './restoreLines.ts'
import { returnLines } from './returnLines.ts'
import { saveLines } from './saveLines.ts'
import { selectLines } from './selectLines.ts'

/** Checkboxes of a whole cart. */
const LINES_LIMIT_BYTES = 32 * 1024

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
  const change =
    <Body, Answer>(verb: (of: Services, body: Body, caller: CartCaller) => Promise<Answer>) =>
    async ({ body }: { body: Body }, caller: Caller) =>
      verb(services, body, await cartCallerOf(services, caller))
  bindPersonal(lineEndpoints.selectItems, change(selectLines))
  bindPersonal(lineEndpoints.saveItems, change(saveLines))
  bindPersonal(lineEndpoints.removeItems, change(removeLines))
  bindPersonal(lineEndpoints.restoreItems, change(restoreLines))
  bindPersonal(lineEndpoints.returnItems, change(returnLines))
  bindPersonal(lineEndpoints.acknowledgeChanges, change(acknowledgeChanges))
  const linesForm = (fields: Record<string, string>, visitor: Caller, from: string) =>
    changeLinesByForm(services, fields, { visitor, from })
  bindForm(CART_LINES_PATH, linesForm, { bodyLimitBytes: LINES_LIMIT_BYTES })
  bindPersonal(endpoints.forgetCartJoining, ({ body }, caller) => forgetCartJoining(services, body, caller))
}
