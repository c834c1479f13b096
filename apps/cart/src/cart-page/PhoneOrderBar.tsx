import { css } from '@linaria/core'
import { formatPrice } from '@verstak/money'
import { color, dimension, fontSize, layer, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { OrderButton } from '../checkout/OrderButton.tsx'
import { OrderProblemMessage } from '../checkout/OrderProblemMessage.tsx'
import type { Checkout } from '../checkout/useCheckout.ts'
import { summaryTexts } from './cartPage.texts.ts'

export interface PhoneOrderBarProps {
  /** With delivery, kopecks. */
  sum: number
  checkout: Checkout
}

/** Sum and button of the order, above the tab bar of a phone. */
export function PhoneOrderBar({ sum, checkout }: PhoneOrderBarProps) {
  return (
    <div className={bar} data-bottom-bar>
      {checkout.problem && (
        <div className={news}>
          <OrderProblemMessage problem={checkout.problem} />
        </div>
      )}
      <div className={amount}>
        <span className={label}>{summaryTexts.total}</span>
        {formatPrice(sum)}
      </div>
      <OrderButton checkout={checkout} sum={sum} />
    </div>
  )
}

const news = css`
  grid-column: 1 / -1;
`

const label = css`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
  font-weight: ${weight.regular};
`

const amount = css`
  white-space: nowrap;
  font-size: ${fontSize.s20};
  line-height: ${lineHeight.s20};
  font-weight: ${weight.bold};
`

const bar = css`
  position: sticky;
  bottom: calc(${dimension.tabBar} + env(safe-area-inset-bottom));
  z-index: ${layer.tabBar};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: end;
  gap: ${space.s8} ${space.s16};
  margin: ${space.s16} calc(-1 * ${space.s12}) 0;
  padding: ${space.s8} ${space.s12};
  border-top: 1px solid ${color.lineHair};
  background-color: ${color.surfaceCard};
`
