import { css } from '@linaria/core'
import type { StaffOrder } from '@verstak/contracts/orderStaff'
import { DELIVERY_NAMES, ORDER_STATE_NAMES, PAYMENT_NAMES } from '@verstak/contracts/staffWords.texts'
import { formatPrice } from '@verstak/money'
import { Link } from '@verstak/ui-kit/Link'
import { color, space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { momentOf } from '../frame/adminDates.ts'
import { card, cardBody, cardTitle, facts, stack } from './cardStyles.tsx'
import { orderPageTexts as texts } from './orderPage.texts.ts'

/** Buyer, delivery and money, papers and journal of an order. */
export function OrderSide({ staffOrder }: { staffOrder: StaffOrder }) {
  const { order, email, comment, events, documents, buyer } = staffOrder
  const { delivery, promo, paymentDue } = order
  const phone = order.phone.replace(/^(\d{3})(\d{3})(\d\d)(\d\d)$/, '+7 $1 $2-$3-$4')
  return (
    <div className={stack}>
      <section className={card} aria-labelledby="order-buyer">
        <h2 className={cardTitle} id="order-buyer">
          {texts.buyer}
        </h2>
        <div className={cardBody}>
          <dl className={facts}>
            <Fact name={texts.name}>{order.contactName}</Fact>
            <Fact name={texts.phone}>
              <a href={`tel:+7${order.phone}`}>{phone}</a>
            </Fact>
            {email !== '' && <Fact name={texts.email}>{email}</Fact>}
            <Fact name={texts.history}>
              <a href={`/admin/orders/?search=${order.phone}`}>{texts.historyOf(buyer.orders, buyer.sum)}</a>
            </Fact>
          </dl>
        </div>
      </section>
      <section className={card} aria-labelledby="order-money">
        <h2 className={cardTitle} id="order-money">
          {texts.money}
        </h2>
        <div className={cardBody}>
          <dl className={facts}>
            <Fact name={DELIVERY_NAMES[delivery.type]}>
              {delivery.address}
              <br />
              <b>{[delivery.dateText, delivery.hours].filter(Boolean).join(', ')}</b>
            </Fact>
            <Fact name={texts.payment}>{PAYMENT_NAMES[order.payment]}</Fact>
            {paymentDue && <Fact name={texts.due}>{paymentDue.text}</Fact>}
            {delivery.price > 0 && <Fact name={texts.delivery}>{formatPrice(delivery.price)}</Fact>}
            {promo && <Fact name={texts.promo}>{texts.promoOf(promo.code, promo.discount)}</Fact>}
            <Fact name={texts.total}>
              <b>{formatPrice(order.sum)}</b>
            </Fact>
            {comment !== '' && <Fact name={texts.comment}>{comment}</Fact>}
          </dl>
        </div>
      </section>
      <section className={card} aria-labelledby="order-documents">
        <h2 className={cardTitle} id="order-documents">
          {texts.documents}
        </h2>
        <div className={cardBody}>
          {documents.length === 0 ? (
            <p>{texts.noDocuments}</p>
          ) : (
            <ul>
              {documents.map(({ kind, number, date, link }) => (
                <li key={link}>
                  <Link href={link} target="_blank">
                    {texts.documentOf(texts.documentKinds[kind], number, date.split('-').reverse().join('.'))}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      <section className={card} aria-labelledby="order-journal">
        <h2 className={cardTitle} id="order-journal">
          {texts.journal}
        </h2>
        <ol className={cardBody}>
          {events.toReversed().map(({ to, by, at, reason }) => (
            <li key={`${at} ${to}`} className={entry}>
              <time dateTime={at} className={quiet}>
                {momentOf(at)}
              </time>
              <span>
                {ORDER_STATE_NAMES[to]}, {by.name || texts.actors[by.kind]}
                {reason !== '' && <span className={quiet}>: {reason}</span>}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

const quiet = css`
  color: ${color.textMuted};
`

const entry = css`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: ${space.s8};
  overflow-wrap: anywhere;
`
