import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { Price } from '@verstak/ui-kit/Price'
import { color, dimension, ease, layer, motion, space } from '@verstak/ui-kit/tokens'
import type { RefObject } from 'react'
import { BuyButton } from './BuyButton.tsx'
import { shownPriceOf } from './shownPriceOf.ts'
import { useScrolledPast } from './useScrolledPast.ts'

export interface StickyBuyBarProps {
  product: ProductDetails
  /** The page's main button: the bar is hidden while it is visible or below the viewport. */
  button: RefObject<Element | null>
}

/**
 * Price and button above the tab bar, once the main button is scrolled away. At the end of the page it is part of the
 * flow.
 */
export function StickyBuyBar({ product, button }: StickyBuyBarProps) {
  const { isPast, wasPast } = useScrolledPast(button)
  const price = shownPriceOf(product)
  return (
    <div className={bar} data-bottom-bar data-shown={isPast || undefined} inert={!isPast}>
      {wasPast && (
        <>
          {price !== null && (
            <Price
              stacked
              kopecks={price}
              oldKopecks={product.isAvailable ? product.pricesV2.default.old : null}
              muted={!product.isAvailable}
            />
          )}
          <div className={action}>
            <BuyButton product={product} />
          </div>
        </>
      )}
    </div>
  )
}

const action = css`
  flex: 1;
  max-width: 232px;
`

const bar = css`
  position: sticky;
  z-index: ${layer.tabBar};
  bottom: calc(${dimension.tabBar} + env(safe-area-inset-bottom));
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  min-height: 72px;
  margin-top: ${space.s24};
  padding: ${space.s8} ${space.s12};
  border-top: 1px solid ${color.lineHair};
  background-color: ${color.surfaceCard};
  visibility: hidden;
  translate: 0 8px;
  opacity: 0;
  transition: all ${motion.base} ${ease.out};

  &[data-shown] {
    visibility: visible;
    translate: none;
    opacity: 1;
  }

  @media print {
    display: none;
  }
`
