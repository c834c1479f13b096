import { refuseDummyPhone } from '@verstak/contracts/flag'
import { useHost } from '@verstak/host'
import { useFlag } from '@verstak/remote-kit/useFlag'
import { useNavigate } from '@verstak/router'
import { useState } from 'react'
import { applyToCart } from '../cart-state/applyToCart.ts'
import { withoutAvailable } from '../cart-state/changeCart.ts'
import { forgetQuickOrder } from '../quick-order/forgetQuickOrder.ts'
import { createAttemptKey } from './attemptKey.ts'
import { BLANK_CHECKOUT, checkoutAtom } from './checkoutAtom.ts'
import { CHECKED_FIELDS, checkoutFaults, type CheckedField } from './checkoutFaults.ts'
import { keepCheckout } from './checkoutStorage.ts'
import type { Goods } from './ordered.ts'
import type { OrderOutcome, OrderProblem } from './placeOrder.ts'

/** Id of the form: its buttons stand outside of it. */
export const CHECKOUT_FORM_ID = 'checkout'

/** Of no use before the form is filled in, hence not among what the page brings. */
export const bringPlaceOrder = () => import('./placeOrder.ts')

/** One attempt after another to place the order. */
export interface Checkout {
  /** What is ordered. */
  goods: Goods
  isSending: boolean
  /** The shopper has pressed the button: all that is wrong is shown. */
  hasTried: boolean
  problem: OrderProblem | null
  /** Sends the order, or leads to the first wrong field. */
  submit(form: HTMLFormElement): void
}

/** Places the order and leads to its page. */
export function useCheckout(goods: Goods = null): Checkout {
  const host = useHost()
  const navigate = useNavigate()
  const isDummyRefused = useFlag(refuseDummyPhone)
  const [key] = useState(createAttemptKey)
  const [isSending, setIsSending] = useState(false)
  const [hasTried, setHasTried] = useState(false)
  const [problem, setProblem] = useState<OrderProblem | null>(null)

  function submit(form: HTMLFormElement) {
    if (isSending) return
    setHasTried(true)
    const faults = checkoutFaults(host.store.get(checkoutAtom), { isDummyRefused })
    const wrong = CHECKED_FIELDS.find((field) => faults[field])
    if (wrong) focusField(form, wrong)
    else void send(form)
  }

  async function send(form: HTMLFormElement) {
    setIsSending(true)
    setProblem(null)
    const outcome = await bringPlaceOrder().then(
      ({ placeOrder }) => placeOrder(host, key, goods),
      (): OrderOutcome => ({ problem: { kind: 'failed' } }),
    )
    if ('link' in outcome) {
      // The form stays as it is until its page is left: an empty cart must not flash up.
      await navigate(outcome.link)
      if (goods) forgetQuickOrder(host, goods)
      else applyToCart(host, withoutAvailable)
      host.store.set(checkoutAtom, BLANK_CHECKOUT)
      keepCheckout(null)
      return
    }
    setIsSending(false)
    setProblem(outcome.problem)
    if (outcome.problem.kind === 'fields' && outcome.problem.fields[0]) focusField(form, outcome.problem.fields[0])
  }

  return { goods, isSending, hasTried, problem, submit }
}

/** Offices are chosen by radio buttons, of which the search may have left none. */
function focusField(form: HTMLFormElement, field: CheckedField): void {
  const named = (name: string) => form.querySelector<HTMLElement>(`[name="${name}"]`)
  const target = named(field) ?? named('officeSearch')
  target?.focus({ preventScroll: true })
  // With its error below it, clear of the bars at the edges.
  target?.scrollIntoView?.({ block: 'center' })
}
