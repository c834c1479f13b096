import { afterOrderAddress, cartAddress, quickOrderAddress } from '@verstak/contracts/address'
import { REFUSED_FORM_QUERY, type RefusedOrder } from '@verstak/contracts/checkout'
import { PAGE_COOKIES, SERVER_COOKIES } from '@verstak/contracts/cookie'
import * as v from 'valibot'
import { getCartToken, type NewCarts } from '../cart/getCartToken.ts'
import { invalidInput } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { writableFields } from '../http/writableFields.ts'
import type { Services } from '../services.ts'
import { createOrder } from './createOrder.ts'
import { createQuickOrder } from './createQuickOrder.ts'
import { orderCallerOf } from './orderCaller.ts'
import { nationalDigits, OrderFormPlace, readOrderForm } from './orderForm.ts'
import { deleteRefusedOrder, putRefusedOrder } from './refusedOrder.sql.ts'
import { refusedOrderOf, wrongFields } from './refusedOrderOf.ts'

type Fields = Readonly<Record<string, string>>

/** Of the page, not typed. */
const OF_PAGE = new Set(['layout', 'attempt', 'productGuid', 'quantity', 'type', 'saleGuid', 'expectedSum', 'regionId'])

/**
 * Places an order for a visitor without scripts. The page's own `attempt` is the key of the order: a second press of its
 * button leads to the same one. A refused form comes back with what was typed.
 *
 * @returns the redirect address: the page of the order or of its payment, or the checkout
 * @throws DomainError `invalid-input` for a form that is none of the shop's pages, `rate-limited` for a new cart
 */
export async function createOrderByForm(
  services: Services,
  sent: Fields,
  visitor: Caller,
  newCarts: NewCarts,
): Promise<string> {
  const fields = writableFields(sent)
  const place = v.safeParse(OrderFormPlace, fields)
  if (!place.success) throw invalidInput('attempt', 'invalid', 'The form is none of a page of the shop.')
  const { cartId, token } = await getCartToken(services, visitor, newCarts)
  const caller = withCart(visitor, token)
  const read = readOrderForm(fields)
  let refused: Omit<RefusedOrder, 'fields'>
  if (read.input) {
    try {
      const placed = await order(read.input)
      await deleteRefusedOrder(services.db, cartId)
      return afterOrderAddress(placed, read.input.payment)
    } catch (error) {
      refused = refusedOrderOf(error, read.input.expectedSum)
    }
  } else refused = wrongFields(read.errors)
  const typed = {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => !OF_PAGE.has(name))),
    // As the field of a page takes a number.
    phone: nationalDigits(fields['phone'] ?? ''),
  }
  await putRefusedOrder(services.db, cartId, { ...refused, fields: typed }, services.now())
  return refusedAddress(place.output)

  async function order(input: NonNullable<typeof read.input>) {
    const { attempt, productGuid, quantity } = place.output as OrderFormPlace
    const checked = await orderCallerOf(services, input, caller)
    const owner = { ...checked.order, idempotencyKey: `form-${attempt}` }
    if (productGuid === undefined) return createOrder(services, checked.input, owner)
    return createQuickOrder(services, { ...checked.input, productGuid, quantity }, owner, checked.flagVisitor)
  }
}

/** The visitor with the cart that he has now; its cookie goes out with the answer. */
function withCart(visitor: Caller, token: string): Caller {
  visitor.setCookie(SERVER_COOKIES.cartToken, token)
  visitor.setCookie(PAGE_COOKIES.hasCart, '1')
  return {
    ...visitor,
    cookie: (rule) => (rule.name === SERVER_COOKIES.cartToken.name ? token : visitor.cookie(rule)),
  }
}

function refusedAddress({ layout, productGuid, type, saleGuid }: OrderFormPlace): string {
  const address =
    productGuid === undefined || type === undefined
      ? `${cartAddress(layout)}?`
      : `${quickOrderAddress(layout, { type, productGuid, saleGuid: saleGuid ?? null })}&`
  return `${address}${REFUSED_FORM_QUERY}=1#checkout`
}
