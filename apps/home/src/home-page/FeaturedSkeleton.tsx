import { ProductSliderSkeleton } from '@verstak/ui-kit/ProductSliderSkeleton'
import { Skeleton } from '@verstak/ui-kit/Skeleton'

export interface FeaturedSkeletonProps {
  device: 'desktop' | 'phone'
}

/** Placeholder of the row of featured products: same size, so that it causes no layout shift. */
export function FeaturedSkeleton({ device }: FeaturedSkeletonProps) {
  return (
    <div aria-hidden>
      <ProductSliderSkeleton heading={<Skeleton width="240px" height="32px" />} variant="light" device={device} bleed />
    </div>
  )
}
