import { Disclosure } from '@verstak/ui-kit/Disclosure'
import { useEffect, useRef, useState } from 'react'
import { createLatePart } from '../late-part/createLatePart.tsx'
import { guestOrdersTexts as texts } from './guestOrders.texts.ts'
import { guestOrdersForm, guestOrdersSheet } from './guestOrdersStyles.tsx'

const GuestOrdersForm = createLatePart(() =>
  import(/* webpackChunkName: "guest-orders" */ './GuestOrdersForm.tsx').then((code) => code.GuestOrdersForm),
)

/** Brings orders that were placed without a sign-in into the account. */
export function GuestOrders() {
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const details = place.current?.closest('details')
    // It may have been opened before the scripts came.
    const look = () => details?.open && setOpen(true)
    look()
    details?.addEventListener('toggle', look)
    return () => details?.removeEventListener('toggle', look)
  }, [])

  return (
    <section className={guestOrdersSheet} aria-label={texts.title}>
      <Disclosure summary={texts.title}>
        <div className={guestOrdersForm} ref={place}>
          <p>{texts.lead}</p>
          {isOpen && <GuestOrdersForm />}
        </div>
      </Disclosure>
    </section>
  )
}
