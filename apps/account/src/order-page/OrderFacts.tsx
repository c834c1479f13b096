import type { UserOrder } from '@verstak/contracts/userOrders'
import { Heading } from '@verstak/ui-kit/Heading'
import { Icon } from '@verstak/ui-kit/Icon'
import { companyIcon, type IconShape, roubleIcon, storeIcon, truckIcon, userIcon } from '@verstak/ui-kit/icons'
import { formatPhone } from '@verstak/ui-kit/phoneMask'
import type { ReactNode } from 'react'
import { paymentText } from '../order-row/orderFacts.ts'
import { comment as commentPlace, fact, facts } from './orderPageStyles.tsx'
import { orderPageTexts as texts } from './orderPage.texts.ts'

/** How an order is got and paid, and by whom. */
export function OrderFacts({ data }: { data: UserOrder }) {
  const { order, organization, point, deferredUntil, invoiceNumber, comment } = data
  const { delivery, payment, contactName, phone } = order
  const person = (
    <p>
      {contactName}
      <br />
      {formatPhone(phone)}
    </p>
  )
  const status = paymentText(order)
  return (
    <>
      <div className={facts}>
        <Fact icon={delivery.type === 'pickup' ? storeIcon : truckIcon} title={texts.delivery[delivery.type]}>
          {point && <p>{point.name}</p>}
          {!point?.name.includes(point.address) && <p>{point?.address ?? delivery.address}</p>}
          {point && point.workingTime !== '' && <p>{point.workingTime}</p>}
          {delivery.company && <p>{delivery.company}</p>}
          <p>{[delivery.dateText, delivery.hours].filter(Boolean).join(', ')}</p>
          {organization && person}
        </Fact>
        <Fact icon={roubleIcon} title={texts.payment}>
          <p>{texts.payments[payment]}</p>
          {deferredUntil !== undefined ? (
            <p>{texts.payUntil(deferredUntil)}</p>
          ) : (
            status !== null && status.toLowerCase() !== texts.payments[payment].toLowerCase() && <p>{status}</p>
          )}
          {invoiceNumber !== null && <p>{texts.invoiceNumber(invoiceNumber)}</p>}
        </Fact>
        {organization ? (
          <Fact icon={companyIcon} title={texts.buyer}>
            <p>{organization.name}</p>
            <p>{texts.inn(organization.inn)}</p>
            {organization.kpp !== null && <p>{texts.kpp(organization.kpp)}</p>}
          </Fact>
        ) : (
          <Fact icon={userIcon} title={texts.contact}>
            {person}
          </Fact>
        )}
      </div>
      {comment !== '' && (
        <div className={commentPlace}>
          <Heading level={3} look="minor">
            {texts.comment}
          </Heading>
          <p>{comment}</p>
        </div>
      )}
    </>
  )
}

function Fact({ icon, title, children }: { icon: IconShape; title: string; children: ReactNode }) {
  return (
    <div className={fact}>
      <Heading level={3} look="minor">
        <Icon shape={icon} /> {title}
      </Heading>
      {children}
    </div>
  )
}
