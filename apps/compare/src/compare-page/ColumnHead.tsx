import { css } from '@linaria/core'
import type { ComparedProduct } from '@verstak/contracts/comparison'
import { TileAvailability } from '@verstak/remote-kit/TileAvailability'
import { TilePriceNote } from '@verstak/remote-kit/TilePriceNote'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { closeIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { Nameplate } from '@verstak/ui-kit/Nameplate'
import { Picture } from '@verstak/ui-kit/Picture'
import { Price } from '@verstak/ui-kit/Price'
import { Rating } from '@verstak/ui-kit/Rating'
import { color, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'
import { memo } from 'react'
import { ColumnGrip } from './ColumnGrip.tsx'
import { ColumnPurchase } from './ColumnPurchase.tsx'
import { tackIcon } from './compareIcons.ts'
import { compareTexts } from './comparePage.texts.ts'
import { bestMark } from './tableStyles.tsx'
import type { ColumnActions } from './useColumnActions.ts'

export interface ColumnHeadProps {
  product: ComparedProduct
  isPinned: boolean
  /** Its price is the lowest of the table. */
  isLowest: boolean
  isPhone: boolean
  /** Of a shared set: it cannot be removed or moved. */
  isShared: boolean
  actions: ColumnActions
}

/** Head of a column: what can be done with it, and the product with its price and button. */
export const ColumnHead = memo(function ColumnHead(props: ColumnHeadProps) {
  const { product, isPinned, isLowest, isPhone, isShared, actions } = props
  const { id, name, link, image, price, oldPrice, isAvailable, isActive, nameplates } = product
  const device = isPhone ? 'phone' : 'desktop'
  const [plate] = nameplates
  return (
    <div
      className={card}
      data-out={!isAvailable || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        actions.move(Number(event.dataTransfer.getData('text/plain')), id)
      }}
    >
      <div className={tools}>
        {!isShared && !isPhone && !isPinned && (
          <ColumnGrip id={id} name={name} onStep={(step) => actions.step(id, step)} />
        )}
        {isPinned && <span className={pinnedWord}>{compareTexts.pinned}</span>}
        <span className={gap} />
        <IconButton
          shape={tackIcon}
          size="s"
          label={isPinned ? compareTexts.unpin(name) : compareTexts.pin(name)}
          className={isPinned ? filled : undefined}
          onClick={() => actions.pin(id)}
        />
        {!isShared && (
          <IconButton
            shape={closeIcon}
            size="s"
            label={compareTexts.remove(name)}
            data-remove={id}
            onClick={() => actions.remove(product)}
          />
        )}
      </div>
      <div className={photo}>
        {plate && (
          <span className={plates}>
            <Nameplate kind={plate.type}>{plate.name}</Nameplate>
          </span>
        )}
        <Picture src={image} alt="" size={132} />
      </div>
      <div className={prices}>
        {price > 0 && <Price kopecks={price} oldKopecks={isAvailable ? oldPrice : null} muted={!isAvailable} />}
        {isLowest && <span className={bestMark}>{compareTexts.bestPrice}</span>}
      </div>
      <div className={note}>{isAvailable && <TilePriceNote product={product} device={device} isShort />}</div>
      <Link href={link} className={nameLink}>
        <span>{name}</span>
      </Link>
      <Rating value={product.rating} count={product.reviewsCount} />
      <div className={stock}>
        {isActive ? <TileAvailability product={product} device={device} /> : <b>{compareTexts.withdrawn}</b>}
      </div>
      <div className={foot}>
        <ColumnPurchase product={product} />
      </div>
    </div>
  )
})

const tools = css`
  display: flex;
  align-items: center;
  min-height: 32px;
  margin: -2px calc(-1 * ${space.s8}) 0;

  @media print {
    display: none;
  }

  @media (scripting: none) {
    visibility: hidden;
  }
`

const pinnedWord = css`
  padding-left: ${space.s8};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
  font-weight: ${weight.semibold};
`

const gap = css`
  flex: 1;
`

const filled = css`
  && {
    color: ${color.textPrimary};
  }

  > svg {
    fill: currentColor;
  }
`

const photo = css`
  position: relative;
  display: grid;
  place-items: center;
  margin: ${space.s4} 0 ${space.s12};
`

const plates = css`
  position: absolute;
  top: 0;
  left: 0;
`

/* A mark that does not fit beside the price stands above it, over the edge of the picture, and takes no height: what is
   below stays in line with the other columns. */
const prices = css`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: baseline;
  column-gap: ${space.s6};
  min-height: ${lineHeight.s22};

  > .${bestMark} {
    margin: -18px 0 0;
  }
`

/* With its icon, or without a note. */
const note = css`
  min-height: 21px;
  margin-bottom: ${space.s8};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  b {
    color: ${color.textPrimary};
    font-weight: ${weight.semibold};
  }

  svg {
    color: ${color.textLink};
  }
`

const nameLink = css`
  margin-bottom: ${space.s6};
  color: ${color.textPrimary};
  text-decoration: none;

  > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    min-height: calc(3 * ${lineHeight.s14});

    @media print {
      -webkit-line-clamp: none;
    }
  }

  @media ${media.hover} {
    &:hover {
      color: ${color.textLink};
    }
  }
`

const stock = css`
  container-type: inline-size;
  display: grid;
  align-content: start;
  min-height: 38px;
  margin: ${space.s6} 0 ${space.s12};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  > b {
    color: ${color.stateDanger};
    font-weight: ${weight.semibold};
  }
`

const foot = css`
  margin-top: auto;

  @media print {
    display: none;
  }
`

/* Columns out of view are not laid out. All have one size, so nothing moves when they come. */
const card = css`
  display: flex;
  flex-direction: column;
  height: 100%;
  content-visibility: auto;
  contain-intrinsic-size: auto 173px auto 434px;

  &[data-out] .${photo} img {
    opacity: 0.45;
    filter: grayscale(1);
  }

  @media print {
    content-visibility: visible;
  }
`
