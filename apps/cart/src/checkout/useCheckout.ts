import { refuseDummyPhone } from '@verstak/contracts/flag'
import type { RefusedOrder } from '@verstak/contracts/checkout'
import type { DeliveryType } from '@verstak/contracts/order'
import { checkoutDraft } from '@verstak/device/draftKeys'
import { readContact } from '@verstak/form/readContact'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { useFlag } from '@verstak/remote-kit/useFlag'
import { useNavigate } from '@verstak/router'
import { useRef, useState, type SubmitEvent } from 'react'
import { applyToCart } from '../cart-state/applyToCart.ts'
import { withoutAvailable } from '../cart-state/changeCart.ts'
import { forgetQuickOrder } from '../quick-order/forgetQuickOrder.ts'
import type { AttemptKey } from '@verstak/remote-kit/attemptKey'
import { useAccount } from './account.ts'
import type { Goods } from './ordered.ts'
import { paymentsFor } from './paymentsFor.ts'
import { readServerForm } from './refusedOrder.ts'

/** Id of the form: its buttons are outside of it. */
export const CHECKOUT_FORM_ID = 'checkout'

/** Loaded lazily: not needed before the form is filled in. */
const load = async () => (await import(/* webpackChunkName: "checkout" */ './checkoutLogic.ts')).checkoutLogic

/** Quick order types with pickup as the default delivery. */
const PICKUP_TYPES: ReadonlySet<string> = new Set(['buyForRetailDelivery', 'buyOneClickOnlyForSelfDelivery'])

const problemOf = ({ title, text, sum }: RefusedOrder) => ({
  kind: sum === null ? ('failed' as const) : ('price' as const),
  title,
  text,
})

/** The checkout of a page. */
export type Checkout = ReturnType<typeof useCheckout>

/** Checkout of the cart or of one product; navigates to the order's page. */
export function useCheckout(goods: Goods = null) {
  const host = useHost()
  const navigate = useNavigate()
  const isDummyRefused = useFlag(refuseDummyPhone)
  const [contact] = useState(() => readContact(host))
  const [server] = useState(() => readServerForm(host))
  const typed = server?.refused?.fields
  const account = useAccount()
  const isCompany = Boolean(account?.organization)
  const [deliveryType, chooseDelivery] = useState<DeliveryType>((typed?.deliveryType as DeliveryType) ?? 'pickup')
  const [wanted, choosePayment] = useState(typed?.payment)
  const [isTouched, setTouched] = useState(false)
  const attempt = useRef<AttemptKey>(null)
  const form = useForm({
    load,
    context: { host, goods, attempt, isDummyRefused },
    draft: {
      key: checkoutDraft,
      owner: contact.id,
      // The buyer is the session's, not one of an earlier visit.
      fixed: ['organizationId', ...(goods && PICKUP_TYPES.has(goods.type) ? ['deliveryType'] : [])],
    },
    isCheckedOnLeave: true,
    async onSent(link) {
      // The form stays until the navigation ends: otherwise an empty cart would flash.
      await navigate(link)
      if (goods) forgetQuickOrder(host, goods)
      else applyToCart(host, withoutAvailable)
    },
  })
  const payments = paymentsFor(deliveryType, isCompany)
  const isOffered = payments.some((one) => one === wanted) || (isCompany && wanted === 'deferred')
  // What a page without scripts was refused is told until this one is sent.
  const refused = isTouched || form.problem || form.isSending ? null : (server?.refused ?? null)
  type Field = Parameters<typeof form.field>[0]
  const field = (name: Field) => {
    const { error } = form.field(name)
    return { name, error: error ?? refused?.errors[name] }
  }
  return {
    ...form,
    props: {
      ...form.props,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        setTouched(true)
        form.props.onSubmit(event)
      },
    },
    field,
    /** Props of a field for texts. @param known what the shop knows itself */
    textField: (name: Field, known?: string) => ({ ...field(name), defaultValue: typed?.[name] ?? known }),
    /** What a page without scripts was refused about a field. */
    told: (name: string) => ({ defaultValue: typed?.[name], error: refused?.errors[name] }),
    problem: form.problem ?? (refused && problemOf(refused)),
    goods,
    contact,
    deliveryType,
    chooseDelivery,
    payments,
    payment: isOffered ? wanted : payments[0],
    choosePayment,
    isCompany,
    attempt: server?.attempt ?? '',
    /** The sum that a page without scripts was told, kopecks; null when it was told none. */
    confirmedSum: refused?.sum ?? null,
  }
}
