import * as v from 'valibot'
import { CheckoutValues } from './checkoutAtom.ts'

/** Key in `sessionStorage`: what is filled in lives as long as the tab and never leaves the browser unsent. */
const KEY = 'verstak.checkout'

/** What was filled in before the page was loaded anew; null when there is nothing that can be used. */
export function readKeptCheckout(): CheckoutValues | null {
  try {
    const kept = v.safeParse(CheckoutValues, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return kept.success ? kept.output : null
  } catch {
    // Storage is forbidden or holds something else.
    return null
  }
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
