import { css } from '@linaria/core'
import type { priceCourier } from '@verstak/contracts/courier'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { formatPrice } from '@verstak/money'
import { Message } from '@verstak/ui-kit/Message'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { calculatorTexts } from './calculator.texts.ts'

export interface CourierPriceProps {
  price: EndpointResponse<typeof priceCourier>
}

/** The bill of a delivery, or why the manager names its price. */
export function CourierPrice({ price: { total, parts, refusal, dateText } }: CourierPriceProps) {
  if (refusal !== null || total === null) {
    return <Message tone="warn">{calculatorTexts.refusals[refusal ?? 'zone-unknown']}</Message>
  }
  return (
    <div className={bill}>
      <dl>
        {parts.map(({ kind, price }) => (
          <div key={kind} className={line}>
            <dt>{calculatorTexts.parts[kind]}</dt>
            <dd>{formatPrice(price)}</dd>
          </div>
        ))}
        <div className={sum}>
          <dt>{calculatorTexts.total}</dt>
          <dd>{formatPrice(total)}</dd>
        </div>
      </dl>
      <p className={quiet}>{calculatorTexts.when(dateText)}</p>
    </div>
  )
}

const bill = css`
  max-width: 400px;
  padding: ${space.s16};
  border-radius: ${radius.control};
  background-color: ${color.surfaceSunken};
`

const line = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.s16};
  padding: ${space.s4} 0;
`

const sum = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.s16};
  padding-top: ${space.s8};
  font-size: ${fontSize.s18};
  line-height: ${lineHeight.s18};
  font-weight: ${weight.bold};
`

const quiet = css`
  margin-top: ${space.s4};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
