import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { Nameplate, type NameplateProps } from '../Nameplate/Nameplate.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Price } from '../Price/Price.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { color, dimension, fontSize, layer, lineHeight, media, radius, space } from '../tokens/tokens.ts'
import { type CardVariant, type Device, photoSize } from './photoSize.ts'
import { lastPriceLabel } from './productCard.texts.ts'

/** At most so many plates: the first ones, so that the discount comes first in the list. */
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
  /** Lines of the name: 3, or 2 where the card is sticky or light. */
  nameLines?: 2 | 3
  /** The photo is among the first that the page shows. */
  priority?: boolean
}

/** Product in a list, in a fixed order of parts and with fixed heights, so that rows align across a grid. */
export function ProductCard(props: ProductCardProps) {
  const { name, href, image, priceKopecks, oldPriceKopecks, unit, plates = [], isOutOfStock, priority } = props
  const { variant = 'vertical', device = 'desktop', nameLines = variant === 'light' ? 2 : 3 } = props
  const hasCode = props.code && !(variant === 'vertical' && device === 'phone')
  return (
    <article className={card} data-variant={variant} data-device={device} data-out={isOutOfStock || undefined}>
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
      <div className={priceRow}>
        {priceKopecks > 0 && (
          <Price
            kopecks={priceKopecks}
            oldKopecks={isOutOfStock ? null : oldPriceKopecks}
            unit={unit}
            muted={isOutOfStock}
          />
        )}
      </div>
      <div className={note}>{isOutOfStock ? lastPriceLabel : props.priceNote}</div>
      <Link href={href} className={nameLink} data-lines={nameLines}>
        <span className={nameText}>{name}</span>
      </Link>
      <div className={ratingRow}>
        <Rating value={props.rating} count={props.reviewCount} />
        {hasCode && <span className={codeText}>{props.code}</span>}
      </div>
      <div className={availabilityLines}>{props.availability}</div>
      <div className={foot}>{props.buttons}</div>
    </article>
  )
}

const platesRow = css`
  position: absolute;
  top: ${space.s16};
  left: ${space.s16};
  display: flex;
  gap: ${space.s4};
`

const actionsColumn = css`
  position: absolute;
  z-index: ${layer.raised};
  top: ${space.s8};
  right: ${space.s6};
  display: flex;
  flex-direction: column;
`

const photo = css`
  align-self: center;
  margin: ${space.s8} 0;
`

const priceRow = css`
  min-height: ${lineHeight.s22};
`

const note = css`
  display: flex;
  align-items: center;
  gap: ${space.s6};
  min-height: ${lineHeight.s13};
  margin-bottom: ${space.s8};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  color: ${color.textSecondary};
  white-space: nowrap;

  a {
    position: relative;
    z-index: ${layer.raised};
  }
`

const nameText = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  min-height: calc(3 * ${lineHeight.s14});
`

/* The link covers the whole card; what can be pressed or copied lies above it. */
const nameLink = css`
  margin-bottom: ${space.s8};
  color: ${color.textPrimary};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: ${dimension.focusWidth} solid ${color.focusRing};
    outline-offset: -4px;
  }

  &[data-lines='2'] > .${nameText} {
    -webkit-line-clamp: 2;
    min-height: calc(2 * ${lineHeight.s14});
  }
`

const ratingRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8};
  min-height: ${lineHeight.s13};
  margin-bottom: ${space.s8};
`

const codeText = css`
  position: relative;
  z-index: ${layer.raised};
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
`

const availabilityLines = css`
  display: grid;
  align-content: start;
  gap: ${space.s2};
  min-height: 38px;
  margin-bottom: ${space.s12};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const foot = css`
  position: relative;
  z-index: ${layer.raised};
  margin-top: auto;
`

const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${space.s16};
  background-color: ${color.surfaceCard};

  @media ${media.hover} {
    &:hover {
      z-index: ${layer.raised};
      border-radius: ${radius.card};
      outline: 2px solid ${color.lineStrong};
      outline-offset: -1px;
    }

    &:hover .${nameText} {
      color: ${color.textLink};
    }
  }

  &[data-out] .${photo} {
    filter: grayscale(1);
    opacity: 0.45;
  }

  &[data-out] .${note} {
    color: ${color.textMuted};
  }

  &[data-device='phone'] {
    padding: ${space.s10} ${space.s12} ${space.s12};
  }

  &[data-device='phone'] .${platesRow} {
    top: ${space.s10};
    left: ${space.s12};
  }

  &[data-device='phone'] .${actionsColumn} {
    top: 0;
    right: 0;
  }

  &[data-device='phone'] .${note} {
    font-size: ${fontSize.s12};
    line-height: ${lineHeight.s12};
    min-height: ${lineHeight.s12};
  }

  &[data-device='phone'] .${availabilityLines} {
    font-size: ${fontSize.s12};
    line-height: 17px;
    min-height: 36px;
  }

  &[data-device='phone'][data-variant='vertical'] .${photo} {
    margin-top: ${space.s16};
  }

  &[data-variant='horizontal'] {
    display: grid;
    grid-template:
      'photo name price' auto
      'photo rating note' auto
      'photo availability foot' 1fr / 236px 1fr 240px;
    column-gap: ${space.s24};
  }

  &[data-variant='horizontal'][data-device='phone'] {
    grid-template:
      'photo name'
      'photo rating'
      'photo price'
      'photo note'
      'photo availability'
      'photo foot' / 120px 1fr;
    column-gap: ${space.s12};
    padding: ${space.s16} ${space.s12};
  }

  &[data-variant='horizontal'] .${photo} {
    grid-area: photo;
    align-self: start;
    margin: 0;
  }

  &[data-variant='horizontal'] .${priceRow} {
    grid-area: price;
  }

  &[data-variant='horizontal'] .${note} {
    grid-area: note;
    align-self: start;
  }

  &[data-variant='horizontal'] .${nameLink} {
    grid-area: name;
  }

  &[data-variant='horizontal'] .${nameText} {
    min-height: 0;
  }

  &[data-variant='horizontal'] .${ratingRow} {
    grid-area: rating;
    justify-content: start;
    gap: ${space.s16};
  }

  &[data-variant='horizontal'] .${availabilityLines} {
    grid-area: availability;
    min-height: 0;
  }

  &[data-variant='horizontal'] .${foot} {
    grid-area: foot;
    margin: 0;
  }

  &[data-variant='horizontal'][data-device='desktop'] .${foot} {
    align-self: end;
  }

  &[data-variant='horizontal'][data-device='desktop'] .${priceRow} {
    padding-right: ${dimension.tapMin};
  }

  &[data-variant='horizontal'][data-device='phone'] .${photo} {
    margin-top: 28px;
  }

  &[data-variant='horizontal'][data-device='phone'] .${nameLink} {
    padding-right: 36px;
  }
`
