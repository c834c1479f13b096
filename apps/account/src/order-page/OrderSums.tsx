import type { UserOrder } from '@verstak/contracts/userOrders'
import { formatPrice } from '@verstak/money'
import type { ReactNode } from 'react'
import { sheet } from '../own-page/ownPageStyles.tsx'
import { orderPageTexts as texts } from './orderPage.texts.ts'
import { sums, sumsTotal } from './orderPageStyles.tsx'

export interface OrderSumsProps {
  data: UserOrder
  /** Buttons below. */
  children: ReactNode
}

/** What the order costs, part by part. */
export function OrderSums({ data: { order, vat }, children }: OrderSumsProps) {
  const { lines, promo, delivery, sum } = order
  const goods = lines.reduce((all, { price, quantity, isGift }) => all + (isGift ? 0 : price * quantity), 0)
  return (
    <section className={sheet} aria-label={texts.sums}>
      <dl className={sums}>
        <Part name={texts.goodsSum}>{formatPrice(goods)}</Part>
        {promo && (
          <Part name={texts.promo(promo.code)}>
            {promo.discount > 0 ? formatPrice(-promo.discount) : texts.applied}
          </Part>
        )}
        <Part name={texts.delivery[delivery.type]}>
          {delivery.isByAgreement ? texts.byAgreement : delivery.price === 0 ? texts.free : formatPrice(delivery.price)}
        </Part>
        <div className={sumsTotal}>
          <dt>{texts.total}</dt>
          <dd>{formatPrice(sum)}</dd>
        </div>
        {vat > 0 && <Part name={texts.vat}>{texts.vatSum(vat)}</Part>}
      </dl>
      {children}
    </section>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
