import { ProductSliderSkeleton } from '@verstak/ui-kit/ProductSliderSkeleton'
import { Skeleton } from '@verstak/ui-kit/Skeleton'

export interface FeaturedSkeletonProps {
  device: 'desktop' | 'phone'
}

/** Place of the row of featured products: the same boxes, so that nothing moves when it comes. */
export function FeaturedSkeleton({ device }: FeaturedSkeletonProps) {
  return (
    <div aria-hidden>
      <ProductSliderSkeleton heading={<Skeleton width="240px" height="32px" />} variant="light" device={device} bleed />
    </div>
  )
}
