import { newBestPrice } from '@verstak/contracts/flag'
import type { ProductTile as Product } from '@verstak/contracts/product'
import { Button } from '@verstak/ui-kit/Button'
import { cartIcon } from '@verstak/ui-kit/icons'
import { Nameplate } from '@verstak/ui-kit/Nameplate'
import type { CardVariant, Device } from '@verstak/ui-kit/photoSize'
import { ProductCard } from '@verstak/ui-kit/ProductCard'
import { memo } from 'react'
import { CachedFragment } from './CachedFragment.tsx'
import { MarkButtons } from './MarkButtons.tsx'
import { openProductLabel, pieceUnit, toCartLabel } from './productTile.texts.ts'
import { RemoteWidget } from './RemoteWidget.tsx'
import { StaffData } from './StaffData.tsx'
import { TileAnalogs } from './TileAnalogs.tsx'
import { TileAvailability } from './TileAvailability.tsx'
import { TilePriceNote } from './TilePriceNote.tsx'
import { useFlag } from './useFlag.tsx'

/** Nameplates about the price, which the experiment replaces by the badge next to it. */
const PRICE_PLATES: ReadonlySet<string> = new Set(['discount', 'sale', 'best-price'])

export interface ProductTileProps {
  product: Product
  variant: CardVariant
  device: Device
  /** Sticks to the viewport while the page scrolls: its name has less room. */
  isSticky?: boolean
  /** Its photo is in the first viewport. */
  isFirst?: boolean
}

/** Product in a list: a card with the product's data and the cart button. */
export const ProductTile = memo(function ProductTile(props: ProductTileProps) {
  const { product, variant, device, isSticky, isFirst } = props
  const hasNewBestPrice = useFlag(newBestPrice)
  // In the experiment the discount is shown next to the price instead of among the nameplates.
  const discount = hasNewBestPrice ? product.nameplates.find(({ type }) => type === 'discount') : undefined
  const button =
    product.button.type === 'reportLater' ? (
      <TileAnalogs product={product} device={device} />
    ) : (
      <CartButton product={product} />
    )
  return (
    <ProductCard
      name={product.name}
      href={product.link}
      image={product.image}
      priceKopecks={product.price || product.pricesV2.default.current}
      oldPriceKopecks={product.oldPrice}
      unit={product.multiplicity > 1 ? pieceUnit : undefined}
      priceNote={<TilePriceNote product={product} device={device} isShort={variant === 'light'} />}
      priceBadge={discount && <Nameplate kind="discount">{discount.name}</Nameplate>}
      plates={product.nameplates
        .filter(({ type }) => !hasNewBestPrice || !PRICE_PLATES.has(type))
        .map(({ type, name }) => ({ kind: type, text: name }))}
      rating={product.rating}
      reviewCount={product.reviewsCount}
      code={product.productCode}
      availability={
        <>
          <TileAvailability product={product} device={device} />
          <StaffData product={product} />
        </>
      }
      actions={<MarkButtons product={product} look="tile" />}
      buttons={button}
      isOutOfStock={!product.availabilityInfo.isInStock}
      {...(isSticky && { nameLines: 2 as const })}
      variant={variant}
      device={device}
      priority={isFirst}
      wrapBody={(body) => <CachedFragment of={['tile', props]}>{body}</CachedFragment>}
    />
  )
})

type ButtonProps = Pick<ProductTileProps, 'product'>

function CartButton({ product }: ButtonProps) {
  return (
    <RemoteWidget
      name="cart/AddToCart"
      product={product}
      size="m"
      fallback={
        <Button wide icon={cartIcon} disabled>
          {toCartLabel}
        </Button>
      }
      // If the cart fails, the tile links to the product page.
      failure={() => (
        <Button wide variant="secondary" href={product.link}>
          {openProductLabel}
        </Button>
      )}
    />
  )
}
