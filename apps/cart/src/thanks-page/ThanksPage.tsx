import type { Order } from '@verstak/contracts/order'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useLoaderData } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { formatPhone } from '@verstak/ui-kit/phoneMask'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OrderLines } from './OrderLines.tsx'
import { orderQuery, type OrderAddress } from './orderQuery.ts'
import { thanksTexts } from './thanks.texts.ts'
import { columns, fact, label, page, phoneLink, small, step, steps, thanks } from './thanksStyles.tsx'

/** Page of a placed order: its number, the next steps, its items. */
export function ThanksPage() {
  const address = useLoaderData<OrderAddress>()
  const { call } = useHost()
  const { data: order } = useSuspenseQuery(orderQuery(call, address))
  const { number, status, contactName } = order

  return (
    <Container className={page}>
      <title>{thanksTexts.documentTitle(number)}</title>
      <meta name="robots" content="noindex" />
      {/* The address gives access to the order: it must not be sent as a referrer. */}
      <meta name="referrer" content="no-referrer" />
      <Heading level={1}>{status === 'cancelled' ? thanksTexts.cancelled(number) : thanksTexts.title(number)}</Heading>
      {status === 'new' && <p className={thanks}>{thanksTexts.thanks(contactName)}</p>}
      <div className={columns}>
        <OrderLines order={order} />
        <NextSteps order={order} />
      </div>
      <Button href="/" size="l">
        {thanksTexts.goOn}
      </Button>
    </Container>
  )
}

function NextSteps({ order: { delivery, payment, phone } }: { order: Order }) {
  const region = useRegion()
  return (
    <dl className={steps}>
      <Step name={thanksTexts[delivery.type]} note={delivery.address}>
        {[delivery.dateText, delivery.hours].filter(Boolean).join(', ')}
      </Step>
      {delivery.isByAgreement && <Step name={thanksTexts.delivery[delivery.type]}>{thanksTexts.agreementNote}</Step>}
      <Step name={thanksTexts.payment}>{thanksTexts[payment]}</Step>
      <Step name={thanksTexts.contact} note={thanksTexts.contactNote}>
        {formatPhone(phone)}
      </Step>
      <Step name={thanksTexts.questions} note={region.workingTime}>
        <a className={phoneLink} href={`tel:${region.phone.replace(/\D/g, '')}`}>
          {region.phone}
        </a>
      </Step>
    </dl>
  )
}

function Step({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className={step}>
      <dt className={label}>{name}</dt>
      <dd>
        <b className={fact}>{children}</b>
        {note && <span className={small}>{note}</span>}
      </dd>
    </div>
  )
}
