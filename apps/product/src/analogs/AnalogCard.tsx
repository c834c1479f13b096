import type { ProductTile } from '@verstak/contracts/product'
import { formatPrice } from '@verstak/money'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Button } from '@verstak/ui-kit/Button'
import { Icon } from '@verstak/ui-kit/Icon'
import { companyIcon } from '@verstak/ui-kit/icons'
import { ProductCard } from '@verstak/ui-kit/ProductCard'
import { Skeleton } from '@verstak/ui-kit/Skeleton'
import { controlHeight } from '@verstak/ui-kit/tokens'
import { businessPriceOf } from '../product-page/businessPriceOf.ts'
import { shownPriceOf } from '../product-page/shownPriceOf.ts'
import { analogTexts, priceTexts } from '../product.texts.ts'
import { AnalogAvailability } from './AnalogAvailability.tsx'

export interface AnalogCardProps {
  product: ProductTile
  device: 'desktop' | 'phone'
}

/** One analog: a card of the store with its own «add to cart». */
export function AnalogCard({ product, device }: AnalogCardProps) {
  return (
    <ProductCard
      device={device}
      name={product.name}
      href={product.link}
      image={product.image}
      priceKopecks={shownPriceOf(product) ?? 0}
      oldPriceKopecks={product.pricesV2.default.old}
      unit={product.multiplicity > 1 ? priceTexts.pieceUnit : undefined}
      priceNote={<BusinessPrice product={product} device={device} />}
      plates={product.nameplates.map(({ type, name }) => ({ kind: type, text: name }))}
      rating={product.rating}
      reviewCount={product.reviewsCount}
      code={product.productCode}
      isOutOfStock={!product.isAvailable}
      availability={<AnalogAvailability product={product} device={device} />}
      buttons={
        <RemoteWidget
          name="cart/AddToCart"
          product={product}
          size="m"
          fallback={<Skeleton height={controlHeight.m} />}
          // Without the cart there is still the page of the product.
          failure={() => (
            <Button variant="secondary" wide href={product.link}>
              {analogTexts.open}
            </Button>
          )}
        />
      }
    />
  )
}

function BusinessPrice({ product, device }: AnalogCardProps) {
  const price = businessPriceOf(product)
  if (price === null) return null
  return (
    <>
      {device === 'desktop' && <Icon shape={companyIcon} size="s" />}
      <span>
        <b>{formatPrice(price)}</b> {priceTexts.tileBusiness[device]}
      </span>
    </>
  )
}
