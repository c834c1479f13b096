import type { ListedProduct } from '@verstak/contracts/purchaseList'
import { MAX_QUANTITY } from '@verstak/contracts/cart'
import { formatPrice } from '@verstak/money'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { binIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { Stepper } from '@verstak/ui-kit/Stepper'
import { quiet } from '../profile-page/cardStyles.tsx'
import { listsTexts as texts } from './listsPage.texts.ts'
import { cost, facts, goodsRow, warn } from './listsStyles.tsx'

export interface GoodsRowProps {
  product: ListedProduct
  /** With 0 it goes. */
  onChange: (quantity: number) => void
}

/** A product of a list. */
export function GoodsRow({ product, onChange }: GoodsRowProps) {
  const { name, link, image, code, quantity, price, isAvailable, available, step } = product
  return (
    <li className={goodsRow} data-muted={!isAvailable}>
      <Picture src={image} alt="" size={64} />
      <div className={facts}>
        <Link href={link} tone="plain">
          {name}
        </Link>
        <p className={quiet}>{texts.code(code)}</p>
        {!isAvailable && <p className={warn}>{texts.notSold}</p>}
        {isAvailable && available < quantity && <p className={warn}>{texts.left(available)}</p>}
      </div>
      <Stepper value={quantity} min={step} max={MAX_QUANTITY} step={step} label={name} onChange={onChange} />
      <p className={cost}>
        {formatPrice(price * quantity)}
        <small>{texts.perPiece(formatPrice(price))}</small>
      </p>
      <IconButton shape={binIcon} label={texts.dropOf(name)} onClick={() => onChange(0)} />
    </li>
  )
}
