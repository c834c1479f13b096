import { css } from '@linaria/core'
import type { CartItem } from '@verstak/contracts/cart'
import { formatPrice } from '@verstak/money'
import { AvailabilityLine } from '@verstak/ui-kit/AvailabilityLine'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { Price } from '@verstak/ui-kit/Price'
import { Stepper } from '@verstak/ui-kit/Stepper'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import type { ReactNode } from 'react'
import { useStep } from '../cart-state/useStep.ts'
import { cartLineTexts } from './cartPage.texts.ts'
import { cartRow, rowPicture, wideRow } from './cartRow.tsx'

export interface ItemRowProps {
  item: CartItem
  /** Set when the quantity had to be reduced to it. */
  left?: number | undefined
  /** Pieces as requested by the shopper. */
  quantity: number
  /** The quantity is not confirmed yet. */
  isSettling: boolean
  onChange: (quantity: number) => void
  /** Below what is said of it. */
  actions?: ReactNode
  /** At the ends of the row: the check box, the remove button. */
  children?: ReactNode
}

/** Ordered product with its quantity and sum; shows changes since it was added. */
export function ItemRow({ item, left, quantity, isSettling, onChange, actions, children }: ItemRowProps) {
  const { product, price, available } = item
  const { isLow } = product.availabilityInfo
  const isShort = item.quantity > available
  const unit = useStep(product)

  return (
    <li className={cartRow} data-selectable={actions !== undefined || undefined}>
      <Picture className={rowPicture} src={product.image} alt="" size={120} />
      <div className={about}>
        <Link className={name} href={product.link} tone="plain">
          {product.name}
        </Link>
        <span className={code}>{cartLineTexts.code(product.productCode)}</span>
        <AvailabilityLine tone={isLow ? 'warn' : 'ok'}>
          <b>{isLow ? cartLineTexts.fewLeft(available) : cartLineTexts.inStock(available)}</b>
        </AvailabilityLine>
        {item.weight !== undefined && <span className={code}>{cartLineTexts.weight(item.weight * quantity)}</span>}
        {unit > 1 && <span className={code}>{cartLineTexts.soldBy(unit)}</span>}
        {price.added !== price.now && (
          <span className={news} data-good={price.now < price.added || undefined}>
            {cartLineTexts.priceChanged(price.added, price.now)}
          </span>
        )}
        {(isShort || left !== undefined) && (
          <span className={news} role="status">
            {isShort ? cartLineTexts.left(available) : cartLineTexts.reduced(left ?? available)}
          </span>
        )}
        {actions}
      </div>
      <Price className={each} kopecks={price.now} oldKopecks={price.old} unit={cartLineTexts.perPiece} size="s" />
      <div className={amount}>
        <Stepper
          value={quantity}
          onChange={onChange}
          label={product.name}
          min={unit}
          step={unit}
          readOnly={unit > 1}
          busy={isSettling}
          className={plain}
        />
      </div>
      <span className={sum}>
        <VisuallyHidden>{cartLineTexts.sum} </VisuallyHidden>
        {formatPrice(price.now * quantity)}
      </span>
      {children}
    </li>
  )
}

const about = css`
  display: grid;
  gap: ${space.s4};
  align-content: start;
  justify-items: start;
  grid-area: about;
  min-width: 0;
`

const name = css`
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

const code = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

const news = css`
  color: ${color.stateWarn};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  &[data-good] {
    color: ${color.stateOk};
  }
`

/* Aligned with the 40 px of the stepper. */
const each = css`
  grid-area: each;

  @container ${wideRow} {
    && {
      margin-top: ${space.s8};
    }
  }
`

const amount = css`
  position: relative;
  grid-area: amount;
  max-width: 280px;
`

/* In the cart everything is the buyer's: amber stays for the order. */
const plain = css`
  && {
    background-color: ${color.surfaceCard};
    box-shadow: inset 0 0 0 1px ${color.lineControl};
  }
`

const sum = css`
  grid-area: sum;
  align-self: center;
  text-align: right;
  white-space: nowrap;
  font-size: ${fontSize.s18};
  line-height: ${lineHeight.s18};
  font-weight: ${weight.bold};

  @container ${wideRow} {
    align-self: start;
    margin-top: ${space.s8};
  }
`
