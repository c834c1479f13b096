import type { UserOrder } from '@verstak/contracts/userOrders'
import { formatPrice } from '@verstak/money'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { sheet, sheetHead } from '../own-page/ownPageStyles.tsx'
import { orderPageTexts as texts } from './orderPage.texts.ts'
import { goodsRow, gone } from './orderPageStyles.tsx'

const PICTURE = 56

/** The goods as they were ordered; what is not sold any more has no page. */
export function OrderGoods({ data: { order, withdrawn } }: { data: UserOrder }) {
  const { lines } = order
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section className={sheet} aria-label={texts.goods}>
      <div className={sheetHead}>
        <Heading level={2} look="block" note={texts.count(lines.length, pieces)}>
          {texts.goods}
        </Heading>
      </div>
      <ul>
        {lines.map(({ position = -1, name, link, image, productCode, price, quantity, isGift }, place) => {
          const isGone = withdrawn.includes(position)
          return (
            <li key={place} className={goodsRow}>
              <Picture src={image} alt="" size={PICTURE} />
              <div>
                {isGone ? (
                  name
                ) : (
                  <Link href={link} tone="plain">
                    {name}
                  </Link>
                )}
                <small>
                  {productCode}
                  {isGone && <span className={gone}> · {texts.withdrawn}</span>}
                </small>
              </div>
              <span>{!isGift && formatPrice(price)}</span>
              <span>{texts.quantity(quantity)}</span>
              <b>{isGift ? texts.gift : formatPrice(price * quantity)}</b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
