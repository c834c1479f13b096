import { thanksAddress } from '@verstak/contracts/address'
import type { OrderPayment } from '@verstak/contracts/payment'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { Countdown } from '@verstak/ui-kit/Countdown'
import { Heading } from '@verstak/ui-kit/Heading'
import { Message } from '@verstak/ui-kit/Message'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PayForm } from './PayForm.tsx'
import { paymentTexts as texts } from './payment.texts.ts'
import { paymentQuery, type PaymentAddress } from './paymentQuery.ts'
import { note, sheet, sum, sumLabel } from './paymentStyles.tsx'
import { SbpCode } from './SbpCode.tsx'

const POLL_MS = 3_000

export interface PaymentOfOrderProps {
  address: PaymentAddress
  /** Code of what went wrong with the form; null without. */
  problem: string | null
}

/** How the payment of an order stands, with what can be done. While the bank is awaited, it looks by itself. */
export function PaymentOfOrder({ address, problem }: PaymentOfOrderProps) {
  const { call } = useHost()
  const { data: payment, dataUpdatedAt } = useSuspenseQuery({
    ...paymentQuery(call, address),
    refetchInterval: ({ state }) =>
      state.data?.step === 'waiting' || state.data?.step === 'refunding' ? POLL_MS : false,
  })
  const { number, step, owed, dueAt } = payment
  const isOpen = step === 'due' || step === 'waiting' || step === 'refused'
  return (
    <>
      <title>{texts.documentTitle(number)}</title>
      <Heading level={1}>{texts.title(number)}</Heading>
      <div className={sheet}>
        {problem && isOpen && (
          <Message tone="danger" title={texts.problemTitle}>
            {texts.problem(problem)}
          </Message>
        )}
        <div role="status">
          <News payment={payment} />
        </div>
        <div>
          <p className={sumLabel}>{isOpen ? texts.sum : texts.orderSum}</p>
          <p className={sum}>{texts.money(isOpen ? owed : payment.sum)}</p>
          {isOpen && dueAt && (
            <p className={note}>
              <Countdown
                untilMs={Date.parse(dueAt)}
                renderedAtMs={dataUpdatedAt}
                label={texts.left}
                ended={texts.leftOver}
              />
            </p>
          )}
        </div>
        {isOpen ? <Ways payment={payment} address={address} /> : <Onward payment={payment} address={address} />}
      </div>
    </>
  )
}

function News({ payment: { step, refusal } }: { payment: OrderPayment }) {
  if (step === 'due') return null
  if (step === 'refused')
    return (
      <Message tone="danger" title={texts.refusedTitle}>
        {texts.refused(refusal)}
      </Message>
    )
  if (step === 'waiting')
    return (
      <Message tone="info" title={texts.waitingTitle}>
        {texts.waiting}
      </Message>
    )
  const { tone, title, text } = texts.done[step]
  return (
    <Message tone={tone} title={title}>
      {text}
    </Message>
  )
}

function Ways({ payment, address }: { payment: OrderPayment; address: PaymentAddress }) {
  return (
    <>
      {payment.qr && <SbpCode qr={payment.qr} />}
      <PayForm payment={payment} address={address} />
    </>
  )
}

function Onward({ payment: { step }, address: { guid, key } }: { payment: OrderPayment; address: PaymentAddress }) {
  const order = `${thanksAddress(guid)}${key === undefined ? '' : `&key=${encodeURIComponent(key)}`}`
  return step === 'over' ? (
    <Button href="/" size="l">
      {texts.catalogue}
    </Button>
  ) : (
    <Button href={order} size="l">
      {texts.toOrder}
    </Button>
  )
}
