import { Disclosure } from '@verstak/ui-kit/Disclosure'
import { guestOrdersTexts as texts } from './guestOrders.texts.ts'
import { GuestOrdersForm } from './GuestOrdersForm.tsx'
import { guestOrdersForm, guestOrdersSheet } from './guestOrdersStyles.tsx'

/** Brings orders that were placed without a sign-in into the account. */
export function GuestOrders() {
  return (
    <section className={guestOrdersSheet} aria-label={texts.title}>
      <Disclosure summary={texts.title}>
        <div className={guestOrdersForm}>
          <p>{texts.lead}</p>
          <GuestOrdersForm />
        </div>
      </Disclosure>
    </section>
  )
}
