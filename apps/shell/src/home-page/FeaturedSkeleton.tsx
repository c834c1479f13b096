import { css } from '@linaria/core'
import { ProductCardSkeleton } from '@verstak/ui-kit/ProductCardSkeleton'
import { Skeleton } from '@verstak/ui-kit/Skeleton'
import { color, radius, space } from '@verstak/ui-kit/tokens'

export interface FeaturedSkeletonProps {
  device: 'desktop' | 'phone'
}

const ROW_LENGTH = 5

/** Place of the row of featured products: the same boxes, so that nothing moves when it comes. */
export function FeaturedSkeleton({ device }: FeaturedSkeletonProps) {
  return (
    <div aria-hidden>
      <Skeleton width="240px" height="32px" />
      <div className={row}>
        {Array.from({ length: ROW_LENGTH }, (_, index) => (
          <ProductCardSkeleton key={index} variant="light" device={device} />
        ))}
      </div>
    </div>
  )
}

const row = css`
  display: grid;
  grid-auto-columns: minmax(236px, 1fr);
  grid-auto-flow: column;
  overflow: hidden;
  margin-top: ${space.s16};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`
