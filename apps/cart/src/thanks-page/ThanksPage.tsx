import type { Order, OrderState } from '@verstak/contracts/order'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { CancelOrder } from '@verstak/remote-kit/order/CancelOrder'
import { OrderReturns } from '@verstak/remote-kit/order/OrderReturns'
import { orderStateTexts } from '@verstak/remote-kit/order/orderState.texts'
import { stack } from '@verstak/remote-kit/order/orderStyles'
import { OrderTimeLine } from '@verstak/remote-kit/order/OrderTimeLine'
import { PaymentDue } from '@verstak/remote-kit/order/PaymentDue'
import { useLoaderData } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { formatPhone } from '@verstak/ui-kit/phoneMask'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OrderLines } from './OrderLines.tsx'
import { orderQuery, refreshOrder, type OrderAddress } from './orderQuery.ts'
import { thanksTexts } from './thanks.texts.ts'
import { columns, fact, label, page, phoneLink, small, step, steps, thanks } from './thanksStyles.tsx'

const AWAITED_MS = 60_000
const FIRST_STATES: readonly OrderState[] = ['new', 'awaiting-payment', 'paid']

/** Page of a placed order: its number, its state, the next steps, its items. */
export function ThanksPage() {
  const address = useLoaderData<OrderAddress>()
  const host = useHost()
  const { data: order, dataUpdatedAt } = useSuspenseQuery({
    ...orderQuery(host.call, address),
    // Somebody may pay in another tab.
    refetchInterval: ({ state }) => (state.data?.paymentDue ? AWAITED_MS : false),
  })
  const { number, status, contactName, delivery } = order
  const change = { order, linkKey: address.key, onChanged: () => refreshOrder(host, address) }

  return (
    <Container className={page}>
      <title>{thanksTexts.documentTitle(number)}</title>
      <meta name="robots" content="noindex" />
      {/* The address gives access to the order: it must not be sent as a referrer. Forms need an origin. */}
      <meta name="referrer" content="strict-origin" />
      <Heading level={1}>{orderStateTexts.title(number, status, delivery.type)}</Heading>
      {FIRST_STATES.includes(status) && <p className={thanks}>{thanksTexts.thanks(contactName)}</p>}
      <div className={columns}>
        <div className={stack}>
          <OrderLines order={order} />
          <OrderReturns {...change} />
          <CancelOrder {...change} />
        </div>
        <div className={stack}>
          <PaymentDue order={order} linkKey={address.key} readAtMs={dataUpdatedAt} />
          <NextSteps order={order} />
          <OrderTimeLine order={order} />
        </div>
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
