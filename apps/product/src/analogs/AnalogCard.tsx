import { css } from '@linaria/core'
import type { ProductTile } from '@verstak/contracts/product'
import { todayLabel } from '@verstak/dates/dates.texts'
import { formatPrice } from '@verstak/money'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { AvailabilityLine } from '@verstak/ui-kit/AvailabilityLine'
import { storeIcon, truckIcon } from '@verstak/ui-kit/icons'
import { ProductCard } from '@verstak/ui-kit/ProductCard'
import { Skeleton } from '@verstak/ui-kit/Skeleton'
import { controlHeight } from '@verstak/ui-kit/tokens'
import { businessPriceOf } from '../product-page/businessPriceOf.ts'
import { shownPriceOf } from '../product-page/shownPriceOf.ts'
import { analogTexts, handoverTexts, priceTexts } from '../product.texts.ts'

export interface AnalogCardProps {
  product: ProductTile
  device: 'desktop' | 'phone'
}

/** One analog: a card of the store with its own «add to cart». */
export function AnalogCard({ product, device }: AnalogCardProps) {
  const business = businessPriceOf(product)
  return (
    <div className={cell}>
      <ProductCard
        device={device}
        name={product.name}
        href={product.link}
        image={product.image}
        priceKopecks={shownPriceOf(product) ?? 0}
        oldPriceKopecks={product.pricesV2.default.old}
        unit={product.multiplicity > 1 ? priceTexts.pieceUnit : undefined}
        priceNote={
          business !== null && (
            <>
              <b>{formatPrice(business)}</b> {priceTexts.tileBusiness}
            </>
          )
        }
        plates={product.nameplates.map(({ type, name }) => ({ kind: type, text: name }))}
        rating={product.rating}
        reviewCount={product.reviewsCount}
        code={product.productCode}
        isOutOfStock={!product.isAvailable}
        availability={<AnalogAvailability product={product} />}
        buttons={
          <RemoteWidget
            name="cart/AddToCart"
            product={product}
            size="m"
            fallback={<Skeleton height={controlHeight.m} />}
          />
        }
      />
    </div>
  )
}

function AnalogAvailability({ product: { availabilityInfo, dates } }: Pick<AnalogCardProps, 'product'>) {
  const { currentlyAvailable, isLow } = availabilityInfo
  const tone = isLow ? 'warn' : dates.pickupText === todayLabel ? 'ok' : undefined
  return (
    <>
      {dates.pickupText && (
        <AvailabilityLine icon={storeIcon} tone={tone}>
          <span className={label}>{analogTexts.pickup} </span>
          <b>{isLow ? analogTexts.low : dates.pickupText}</b>, {handoverTexts.shops(currentlyAvailable)}
        </AvailabilityLine>
      )}
      {dates.courierText && (
        <AvailabilityLine icon={truckIcon}>
          <span className={label}>{analogTexts.courier} </span>
          <b>{dates.courierText}</b>
        </AvailabilityLine>
      )}
    </>
  )
}

const label = css``

/* A narrow card has no room for «pickup» before the day and the shops: there the icon says it to the eye. */
const cell = css`
  container-type: inline-size;
  display: grid;

  @container (max-width: 287px) {
    .${label} {
      position: absolute;
      clip-path: inset(50%);
    }

    .${label} + b {
      display: inline-block;
    }

    .${label} + b::first-letter {
      text-transform: uppercase;
    }
  }
`
