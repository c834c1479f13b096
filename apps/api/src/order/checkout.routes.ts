import * as endpoints from '@verstak/contracts/checkout'
import { cartOwnerOf } from '../cart/cartOwnerOf.ts'
import { findCart } from '../cart/cartToken.ts'
import { createNewCarts } from '../cart/getCartToken.ts'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { createOrderByForm } from './createOrderByForm.ts'
import { getPaymentTerms } from './getPaymentTerms.ts'
import { findRefusedOrder } from './refusedOrder.sql.ts'

/** Longest comment and address in Russian letters, as a form writes them, and the rest. */
const FORM_LIMIT_BYTES = 16_384

/** What the checkout asks besides the order itself, and its form without scripts. */
export function checkoutRoutes({ bindPersonal, bindForm }: Binder, services: Services): void {
  const newCarts = createNewCarts()
  bindPersonal(endpoints.getPaymentTerms, (_, caller) => getPaymentTerms(services, caller))
  bindForm(endpoints.ORDER_FORM_PATH, (fields, caller) => createOrderByForm(services, fields, caller, newCarts), {
    bodyLimitBytes: FORM_LIMIT_BYTES,
  })
  bindPersonal(endpoints.getRefusedOrder, async (_, caller) => {
    const owner = await cartOwnerOf(services, caller, await findUserIdOf(services, caller))
    const cartId = await findCart(services.db, owner)
    return { refused: cartId === null ? null : await findRefusedOrder(services.db, cartId, services.now()) }
  })
}
