import { refuseDummyPhone } from '@verstak/contracts/flag'
import type { DeliveryType } from '@verstak/contracts/order'
import { checkoutDraft } from '@verstak/device/draftKeys'
import { readContact } from '@verstak/form/readContact'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { useFlag } from '@verstak/remote-kit/useFlag'
import { useNavigate } from '@verstak/router'
import { useRef, useState } from 'react'
import { applyToCart } from '../cart-state/applyToCart.ts'
import { withoutAvailable } from '../cart-state/changeCart.ts'
import { forgetQuickOrder } from '../quick-order/forgetQuickOrder.ts'
import type { AttemptKey } from './attemptKey.ts'
import type { Goods } from './ordered.ts'

/** Id of the form: its buttons are outside of it. */
export const CHECKOUT_FORM_ID = 'checkout'

/** Loaded lazily: not needed before the form is filled in. */
const load = async () => (await import(/* webpackChunkName: "checkout" */ './checkoutLogic.ts')).checkoutLogic

/** Quick order types with pickup as the default delivery. */
const PICKUP_TYPES: ReadonlySet<string> = new Set(['buyForRetailDelivery', 'buyOneClickOnlyForSelfDelivery'])

/** The checkout of a page. */
export type Checkout = ReturnType<typeof useCheckout>

/** Checkout of the cart or of one product; navigates to the order's page. */
export function useCheckout(goods: Goods = null) {
  const host = useHost()
  const navigate = useNavigate()
  const isDummyRefused = useFlag(refuseDummyPhone)
  const [contact] = useState(() => readContact(host))
  const [deliveryType, chooseDelivery] = useState<DeliveryType>('pickup')
  const attempt = useRef<AttemptKey>(null)
  const form = useForm({
    load,
    context: { host, goods, attempt, isDummyRefused },
    draft: {
      key: checkoutDraft,
      owner: contact.id,
      fixed: goods && PICKUP_TYPES.has(goods.type) ? ['deliveryType'] : [],
    },
    isCheckedOnLeave: true,
    async onSent(link) {
      // The form stays until the navigation ends: otherwise an empty cart would flash.
      await navigate(link)
      if (goods) forgetQuickOrder(host, goods)
      else applyToCart(host, withoutAvailable)
    },
  })
  return { ...form, goods, contact, deliveryType, chooseDelivery }
}
