import type { ReactElement, ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { Nameplate, type NameplateProps } from '../Nameplate/Nameplate.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Price } from '../Price/Price.tsx'
import { Rating } from '../Rating/Rating.tsx'
import {
  actionsColumn,
  availabilityLines,
  codeText,
  foot,
  nameLink,
  nameText,
  note,
  photo,
  platesRow,
  priceBlock,
  priceRow,
  ratingRow,
} from './cardParts.tsx'
import { card } from './cardStyles.tsx'
import { type CardVariant, type Device, photoSize } from './photoSize.ts'
import { lastPriceLabel } from './productCard.texts.ts'

/** Maximum number of nameplates: the first ones are shown, so the discount comes first in the list. */
const MAX_PLATES: Record<Device, number> = { desktop: 2, phone: 1 }

/** A plate of the card. */
export interface CardPlate extends Omit<NameplateProps, 'children'> {
  text: string
}

export interface ProductCardProps {
  /** Name of the product, cut after `nameLines` lines. */
  name: string
  /** Address of the product. */
  href: string
  /** Address of the photo with `{size}` and `{format}` placeholders. */
  image: string
  /** Price now, kopecks; 0 hides the price. */
  priceKopecks: number
  /** Price before, kopecks; null when there was none. */
  oldPriceKopecks?: number | null
  /** Measure beside the price, `/шт`. */
  unit?: string
  /** Beside the price: a mark of the discount. Not shown when out of stock. */
  priceBadge?: ReactNode
  /** Line under the price: the price for companies. Not shown when out of stock. */
  priceNote?: ReactNode
  plates?: readonly CardPlate[]
  /** Average rating, 1 to 5. */
  rating: number
  reviewCount: number
  /** Code of the product; hidden on the vertical card of a phone. */
  code?: string
  /** Two `AvailabilityLine`s: pickup and courier. */
  availability?: ReactNode
  /** Toggles in the corner: favorites, comparison. */
  actions?: ReactNode
  /** The button or stepper at the foot. */
  buttons?: ReactNode
  /** Cannot be bought now: grey photo, muted «последняя цена». */
  isOutOfStock?: boolean
  variant?: CardVariant
  device?: Device
  /** Lines of the name: 3, or 2 on sticky or light cards. */
  nameLines?: 2 | 3
  /** The photo is in the first viewport. */
  priority?: boolean
  /** Wraps everything above the buttons, for cached markup: one element without a box. */
  wrapBody?: (body: ReactElement) => ReactElement
}

/**
 * Product in a list, in a fixed order of parts and with fixed heights, so that rows align across a grid.
 *
 * - keyboard: the name is the link of the whole card; then come toggles and buttons, in the order of reading
 * - `data-variant`, `data-device`; `data-out` when it cannot be bought now
 */
export function ProductCard(props: ProductCardProps) {
  const { variant = 'vertical', device = 'desktop', isOutOfStock, wrapBody } = props
  const body = <CardBody {...props} />
  return (
    <article className={card} data-variant={variant} data-device={device} data-out={isOutOfStock || undefined}>
      {wrapBody ? wrapBody(body) : body}
      <div className={foot}>{props.buttons}</div>
    </article>
  )
}

function CardBody(props: ProductCardProps) {
  const { name, href, image, priceKopecks, oldPriceKopecks, unit, plates = [], isOutOfStock, priority } = props
  const { variant = 'vertical', device = 'desktop', nameLines = variant === 'light' ? 2 : 3 } = props
  const hasCode = props.code && !(variant === 'vertical' && device === 'phone')
  return (
    <>
      <div className={platesRow}>
        {plates.slice(0, MAX_PLATES[device]).map(({ text, ...plate }) => (
          <Nameplate key={text} {...plate}>
            {text}
          </Nameplate>
        ))}
      </div>
      {props.actions && <div className={actionsColumn}>{props.actions}</div>}
      <Picture
        className={photo}
        src={image}
        // The link with the name says it already.
        alt=""
        size={photoSize(variant, device)}
        priority={priority}
      />
      <div className={priceBlock}>
        <div className={priceRow}>
          {priceKopecks > 0 && (
            <Price
              kopecks={priceKopecks}
              oldKopecks={isOutOfStock ? null : oldPriceKopecks}
              unit={unit}
              muted={isOutOfStock}
            />
          )}
          {!isOutOfStock && props.priceBadge}
        </div>
        <div className={note}>{isOutOfStock ? lastPriceLabel : props.priceNote}</div>
      </div>
      <Link href={href} className={nameLink} data-lines={nameLines === 2 ? 2 : undefined}>
        <span className={nameText}>{name}</span>
      </Link>
      <div className={ratingRow}>
        <Rating value={props.rating} count={props.reviewCount} />
        {hasCode && <span className={codeText}>{props.code}</span>}
      </div>
      <div className={availabilityLines}>{props.availability}</div>
    </>
  )
}
