import { clsx } from 'clsx/lite'
import type { ReactNode } from 'react'
import type { CardVariant, Device } from '../ProductCard/photoSize.ts'
import { ProductCardSkeleton } from '../ProductCardSkeleton/ProductCardSkeleton.tsx'
import { DEFAULT_SIZES, sizesOf } from '../ProductSlider/sliderSizes.ts'
import { block, head, row, sheet, still } from '../ProductSlider/sliderStyles.tsx'

export interface ProductSliderSkeletonProps {
  /** The heading above, or its place. */
  heading: ReactNode
  variant?: CardVariant
  device?: Device
  /** Goes from edge to edge of a phone. */
  bleed?: boolean
}

/** As many as the widest page shows at once. */
const CARDS = 5

/**
 * Skeleton of a `ProductSlider`: the same boxes, so that loading causes no layout shift. Does not load the slider's
 * code.
 */
export function ProductSliderSkeleton({ heading, variant, device, bleed }: ProductSliderSkeletonProps) {
  return (
    <div className={block} style={sizesOf(DEFAULT_SIZES)} data-bleed={bleed || undefined}>
      <div className={head}>{heading}</div>
      <div className={sheet} aria-hidden>
        <ul className={clsx(still, row)}>
          {Array.from({ length: CARDS }, (_, index) => (
            <li key={index}>
              <ProductCardSkeleton variant={variant} device={device} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
