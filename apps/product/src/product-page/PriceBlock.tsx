import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { formatPrice } from '@verstak/money'
import { MarkButtons } from '@verstak/remote-kit/MarkButtons'
import { StaffData } from '@verstak/remote-kit/StaffData'
import { Nameplate } from '@verstak/ui-kit/Nameplate'
import { Price } from '@verstak/ui-kit/Price'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { buyTexts, priceTexts } from '../product.texts.ts'
import { dayOf } from './dayOf.ts'
import { PriceOffers } from './PriceOffers.tsx'
import { shownPriceOf } from './shownPriceOf.ts'

export interface PriceBlockProps {
  product: ProductDetails
}

/** Price and stock; for an unavailable product, its last price and expected date. */
export function PriceBlock({ product }: PriceBlockProps) {
  const Figures = product.isAvailable ? CurrentPrice : LastPrice
  return (
    <div className={block}>
      <Figures product={product}>
        <div className={toggles}>
          <MarkButtons product={product} look="page" />
        </div>
      </Figures>
      <StaffData product={product} />
    </div>
  )
}

interface FiguresProps extends PriceBlockProps {
  /** Content beside the price. */
  children: ReactNode
}

function CurrentPrice({ product, children }: FiguresProps) {
  const { availabilityInfo, multiplicity, additionalPrice, pricesV2 } = product
  const price = shownPriceOf(product)
  const saved = price !== null && pricesV2.default.old !== null ? pricesV2.default.old - price : 0
  const isOwn = pricesV2.default.availableDiscountPrices.some(({ type }) => type === 'discountInside')
  const pack = packPriceOf(product)
  return (
    <>
      {price !== null && (
        <div className={priceRow}>
          <Price
            kopecks={price}
            oldKopecks={pricesV2.default.old}
            unit={multiplicity > 1 ? priceTexts.pieceUnit : undefined}
            size="l"
          />
          {saved > 0 && <Nameplate kind="discount">{formatPrice(-saved)}</Nameplate>}
          {isOwn && <Nameplate kind="pro">{priceTexts.own}</Nameplate>}
        </div>
      )}
      {children}
      <ul className={notes}>
        {additionalPrice && <li>{priceTexts.perMeasure(additionalPrice.pricePerUnit, additionalPrice.unitName)}</li>}
        {pack && <li>{priceTexts.perPack(pack.price, pack.quantity)}</li>}
        <li className={stock} data-low={availabilityInfo.isLow || undefined}>
          {availabilityInfo.isLow
            ? priceTexts.fewLeft(availabilityInfo.countInStock)
            : priceTexts.inStock(availabilityInfo.countInStock)}
        </li>
        {multiplicity > 1 && <li>{priceTexts.multiplicity(multiplicity)}</li>}
      </ul>
      <PriceOffers product={product} />
    </>
  )
}

/** Price of a whole pack if it is cheaper than single pieces; kopecks. */
function packPriceOf({ pricesV2, packQuantity }: ProductDetails) {
  const price = pricesV2.buyPack?.current
  if (!price || !packQuantity || price >= pricesV2.default.current * packQuantity) return null
  return { price, quantity: packQuantity }
}

function LastPrice({ product, children }: FiguresProps) {
  const price = shownPriceOf(product)
  const { expectedDate } = product.availabilityInfo
  return (
    <>
      {price !== null && (
        <div className={priceRow}>
          <Price kopecks={price} size="l" muted />
          <span className={lastPriceNote}>{priceTexts.lastPrice}</span>
        </div>
      )}
      {children}
      <p className={missing}>{buyTexts.outOfStock}</p>
      {expectedDate && <p className={notes}>{buyTexts.expectedAfter(dayOf(expectedDate))}</p>}
    </>
  )
}

const priceRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space.s8};
`

const notes = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s12};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const stock = css`
  color: ${color.stateOk};

  &[data-low] {
    color: ${color.stateWarn};
  }
`

const lastPriceNote = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
`

const missing = css`
  margin-top: ${space.s4};
  color: ${color.stateDanger};
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
  font-weight: ${weight.semibold};
`

/* Beside the price, with the icons aligned to the edge. */
const toggles = css`
  grid-area: 1 / 2;
  margin-right: calc(-1 * ${space.s10});
`

const block = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s2};

  > * {
    grid-column: 1 / -1;
  }

  > :first-child {
    grid-column: 1;
  }

  > .${toggles} {
    grid-column: 2;
  }
`
