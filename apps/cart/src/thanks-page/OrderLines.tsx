import type { Order } from '@verstak/contracts/order'
import { formatPrice } from '@verstak/money'
import { cost, foot, heading, note, row, sheet } from '@verstak/remote-kit/order/orderStyles'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { thanksTexts } from './thanks.texts.ts'

/** Ordered items and their prices. */
export function OrderLines({ order: { lines, delivery, promo, sum } }: { order: Order }) {
  return (
    <section className={sheet} aria-label={thanksTexts.lines}>
      <Heading level={2} look="block" className={heading}>
        {thanksTexts.lines}
      </Heading>
      <ul>
        {lines.map((line) => (
          <li key={`${line.productId} ${line.isGift ?? false}`} className={row}>
            <Picture src={line.image} alt="" size={56} />
            <div>
              <Link href={line.link} tone="plain">
                {line.name}
              </Link>
              <span className={note}>{thanksTexts.quantity(line.quantity, line.price)}</span>
            </div>
            <b className={cost}>{line.isGift ? thanksTexts.gift : formatPrice(line.price * line.quantity)}</b>
          </li>
        ))}
      </ul>
      {promo && (
        <p className={foot}>
          {thanksTexts.promo(promo.code)}
          <span>{promo.discount > 0 ? formatPrice(-promo.discount) : thanksTexts.applied}</span>
        </p>
      )}
      <p className={foot}>
        {thanksTexts.delivery[delivery.type]}
        <span>
          {delivery.isByAgreement
            ? thanksTexts.byAgreement
            : delivery.price === 0
              ? thanksTexts.free
              : formatPrice(delivery.price)}
        </span>
      </p>
      <p className={foot} data-total>
        {thanksTexts.total}
        <span>{formatPrice(sum)}</span>
      </p>
    </section>
  )
}
