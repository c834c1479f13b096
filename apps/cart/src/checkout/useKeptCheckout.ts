import { useHost } from '@verstak/host'
import { phoneDigits } from '@verstak/ui-kit/phoneMask'
import { useEffect, type RefObject } from 'react'
import { checkoutAtom, type CheckoutValues } from './checkoutAtom.ts'
import { keepCheckout, readKeptCheckout } from './checkoutStorage.ts'

/** Brings back what was filled in before a reload or before the page came to life, and keeps what is filled in. */
export function useKeptCheckout(form: RefObject<HTMLFormElement | null>): void {
  const { store } = useHost()

  useEffect(() => {
    const typed = form.current ? typedInto(form.current) : {}
    store.set(checkoutAtom, (values) => ({ ...values, ...readKeptCheckout(), ...typed }))
    return store.sub(checkoutAtom, () => keepCheckout(store.get(checkoutAtom)))
  }, [form, store])
}

/** What stands in the fields although nobody has told the page: typed before its code was here, or by the browser. */
function typedInto(form: HTMLFormElement): Partial<CheckoutValues> {
  const fields = new FormData(form)
  const typed = ['name', 'phone', 'email', 'address', 'comment'].flatMap((field) => {
    const text = fields.get(field)
    return typeof text === 'string' && text !== '' ? [[field, field === 'phone' ? phoneDigits(text) : text]] : []
  })
  return Object.fromEntries(typed) as Partial<CheckoutValues>
}
