import { css } from '@linaria/core'
import type { CartPromo } from '@verstak/contracts/cart'
import { formatPrice } from '@verstak/money'
import { ConsentLine } from '@verstak/remote-kit/ConsentLine'
import { Heading } from '@verstak/ui-kit/Heading'
import { color, dimension, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { actionOf, OrderButton } from '../checkout/OrderButton.tsx'
import { OrderProblemMessage } from '../checkout/OrderProblemMessage.tsx'
import type { Checkout } from '../checkout/useCheckout.ts'
import type { Delivery } from '../checkout/useDeliveryPrice.ts'
import { promoFieldTexts } from '../promo/promo.texts.ts'
import { goodsWith } from '../promo/promoCharges.ts'
import { PromoPart } from '../promo/PromoPart.tsx'
import { summaryTexts } from './cartPage.texts.ts'
import type { ShownTotals } from '../cart-state/shownTotals.ts'

export interface CartSummaryProps {
  totals: ShownTotals
  /** Grams. */
  weight: number
  /** cm³; absent when it is unknown. */
  volume?: number | undefined
  delivery: Delivery
  /** The order takes a promo code: there is a field for it. */
  takesPromo?: boolean
  /** Promo code of the cart. */
  promo?: CartPromo | undefined
  checkout: Checkout
  /** The order button stands here; on a phone it is in a bar. */
  hasButton: boolean
}

/** Totals of the order; on a desktop sticky, with the button. */
export function CartSummary({
  totals,
  weight: grams,
  volume,
  delivery,
  takesPromo,
  promo,
  checkout,
  hasButton,
}: CartSummaryProps) {
  const sum = goodsWith(promo, totals.sum) + delivery.price
  return (
    <section className={box} aria-label={summaryTexts.title}>
      <Heading level={2} look="block">
        {summaryTexts.title}
      </Heading>
      {takesPromo && <PromoPart promo={promo} />}
      <dl className={rows}>
        <Row name={summaryTexts.goods(totals.quantity)}>{formatPrice(totals.sum + totals.discount)}</Row>
        {totals.discount > 0 && (
          <Row name={summaryTexts.discount} isGood>
            {formatPrice(-totals.discount)}
          </Row>
        )}
        {promo && promo.discount > 0 && (
          <Row name={promoFieldTexts.label} isGood>
            {formatPrice(-promo.discount)}
          </Row>
        )}
        <Row name={summaryTexts.delivery[delivery.type]}>{priceTextOf(delivery)}</Row>
        <Row name={summaryTexts.weight}>{summaryTexts.kilograms(grams)}</Row>
        {volume !== undefined && <Row name={summaryTexts.volume}>{summaryTexts.cubicMetres(volume)}</Row>}
        <div className={total}>
          <dt>{summaryTexts.total}</dt>
          <dd>{formatPrice(sum)}</dd>
        </div>
      </dl>
      {hasButton && checkout.problem && <OrderProblemMessage problem={checkout.problem} />}
      {hasButton && <OrderButton checkout={checkout} sum={sum} />}
      <ConsentLine action={actionOf(checkout.payment)} purpose="order" />
    </section>
  )
}

function priceTextOf({ price, isKnown, isByAgreement }: Delivery): string {
  if (isByAgreement) return summaryTexts.byAgreement
  if (!isKnown) return summaryTexts.unknown
  return price === 0 ? summaryTexts.free : formatPrice(price)
}

function Row({ name, isGood, children }: { name: string; isGood?: boolean; children: ReactNode }) {
  return (
    <div className={row} data-good={isGood || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const row = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.s16};
  color: ${color.textSecondary};

  > dd {
    color: ${color.textPrimary};
    white-space: nowrap;
  }

  &[data-good] > dd {
    color: ${color.stateOk};
  }
`

const total = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s16};
  margin-top: ${space.s8};
  padding-top: ${space.s16};
  border-top: 1px solid ${color.lineHair};
  font-size: ${fontSize.s24};
  line-height: ${lineHeight.s24};
  font-weight: ${weight.bold};

  > dt {
    font-size: ${fontSize.s18};
  }
`

const rows = css`
  display: grid;
  gap: ${space.s8};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

const box = css`
  position: sticky;
  top: calc(${dimension.headerBar} + ${space.s16});
  display: grid;
  gap: ${space.s16};
  padding: ${space.s20};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`
