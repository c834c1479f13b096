import { css } from '@linaria/core'
import type { Order } from '@verstak/contracts/order'
import { formatPrice } from '@verstak/money'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { thanksTexts } from './thanks.texts.ts'

/** What was ordered and what it costs. */
export function OrderLines({ order: { lines, delivery, sum } }: { order: Order }) {
  return (
    <section className={sheet} aria-label={thanksTexts.lines}>
      <Heading level={2} look="block" className={heading}>
        {thanksTexts.lines}
      </Heading>
      <ul>
        {lines.map((line) => (
          <li key={line.productId} className={row}>
            <Picture src={line.image} alt="" size={56} />
            <div>
              <Link href={line.link} tone="plain">
                {line.name}
              </Link>
              <span className={note}>{thanksTexts.quantity(line.quantity, line.price)}</span>
            </div>
            <b className={cost}>{formatPrice(line.price * line.quantity)}</b>
          </li>
        ))}
      </ul>
      <p className={foot}>
        {thanksTexts.delivery[delivery.type]}
        <span>{delivery.price === 0 ? thanksTexts.free : formatPrice(delivery.price)}</span>
      </p>
      <p className={foot} data-total>
        {thanksTexts.total}
        <span>{formatPrice(sum)}</span>
      </p>
    </section>
  )
}

const heading = css`
  padding: ${space.s16} ${space.s20};
`

const row = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: ${space.s12};
  align-items: start;
  padding: ${space.s12} ${space.s20};
  border-top: 1px solid ${color.lineHair};
`

const note = css`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const cost = css`
  font-weight: ${weight.semibold};
  white-space: nowrap;
`

const foot = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.s16};
  padding: ${space.s12} ${space.s20};
  border-top: 1px solid ${color.lineHair};

  &[data-total] {
    font-size: ${fontSize.s18};
    line-height: ${lineHeight.s18};
    font-weight: ${weight.bold};
  }
`

const sheet = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`
