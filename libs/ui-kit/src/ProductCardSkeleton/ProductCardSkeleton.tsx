import { imageBox } from '../Picture/imageUrl.ts'
import {
  availabilityLines,
  foot,
  nameLink,
  nameText,
  note,
  photo,
  priceBlock,
  priceRow,
  ratingRow,
} from '../ProductCard/cardParts.tsx'
import { card } from '../ProductCard/cardStyles.tsx'
import { type CardVariant, type Device, photoSize } from '../ProductCard/photoSize.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'

export interface ProductCardSkeletonProps {
  variant?: CardVariant
  device?: Device
}

/** Skeleton of a `ProductCard`: the same boxes, so that loading causes no layout shift. */
export function ProductCardSkeleton({ variant = 'vertical', device = 'desktop' }: ProductCardSkeletonProps) {
  const { width, height } = imageBox(photoSize(variant, device))
  return (
    <div className={card} data-variant={variant} data-device={device} aria-hidden>
      <span className={photo} style={{ width, maxWidth: '100%', aspectRatio: width / height }}>
        <Skeleton height="100%" />
      </span>
      <div className={priceBlock}>
        <div className={priceRow}>
          <Skeleton width="52%" height="24px" />
        </div>
        <div className={note}>
          <Skeleton width="64%" />
        </div>
      </div>
      <span className={nameLink} data-lines={variant === 'light' ? 2 : undefined}>
        <span className={nameText}>
          <Skeleton />
          <Skeleton width="80%" />
        </span>
      </span>
      <div className={ratingRow}>
        <Skeleton width="56%" />
      </div>
      <div className={availabilityLines}>
        <Skeleton width="72%" />
        <Skeleton width="48%" />
      </div>
      <div className={foot}>
        <Skeleton height={device === 'phone' ? '44px' : '40px'} />
      </div>
    </div>
  )
}
