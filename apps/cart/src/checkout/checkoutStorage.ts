import type { CheckoutValues } from './checkoutAtom.ts'

/** Key in `sessionStorage`: what is filled in lives as long as the tab and never leaves the browser unsent. */
const KEY = 'verstak.checkout'

/** What was filled in before the page was loaded anew; null when there is nothing that can be used. */
export function readKeptCheckout(): CheckoutValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isCheckout(kept) ? kept : null
  } catch {
    // Storage is forbidden or holds something else.
    return null
  }
}

/** By hand: for a schema the page would bring 2.5 kB of code before anybody has touched it. */
function isCheckout(kept: unknown): kept is CheckoutValues {
  const values = Object(kept) as Record<keyof CheckoutValues, unknown>
  return Object.entries(KINDS).every(([field, isRight]) => isRight(values[field as keyof CheckoutValues]))
}

const isText = (value: unknown) => typeof value === 'string'
const isOneOf =
  <Value>(...allowed: Value[]) =>
  (value: unknown) =>
    allowed.includes(value as Value)

const KINDS: Record<keyof CheckoutValues, (value: unknown) => boolean> = {
  name: isText,
  phone: isText,
  email: isText,
  deliveryType: isOneOf<CheckoutValues['deliveryType']>('pickup', 'courier'),
  officeId: (value) => value === null || Number.isFinite(value),
  address: isText,
  payment: isOneOf<CheckoutValues['payment']>('card', 'cash'),
  comment: isText,
}

/** Keeps what is filled in; null forgets it. */
export function keepCheckout(values: CheckoutValues | null): void {
  try {
    if (values) sessionStorage.setItem(KEY, JSON.stringify(values))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Forbidden or full: a reload will lose the form, nothing worse.
  }
}
