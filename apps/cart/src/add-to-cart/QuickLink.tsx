import { quickOrderAddress } from '@verstak/contracts/address'
import type { ProductTile } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { Button, type LinkButtonProps } from '@verstak/ui-kit/Button'

export interface QuickLinkProps extends Pick<LinkButtonProps, 'variant' | 'size' | 'className' | 'children'> {
  product: ProductTile
}

/** Link to the quick order of a product. */
export function QuickLink({ product, ...look }: QuickLinkProps) {
  const { layout } = useHost()
  const saleGuid = product.button.saleGuid ?? null
  const address = quickOrderAddress(layout, { type: typeOf(product), productGuid: product.guid, saleGuid })
  // For search engines this page is the same for every product.
  return <Button {...look} wide rel="nofollow" href={address} />
}

/** Products sold without the cart use the offer of their sale; others are ordered as quick purchases. */
function typeOf({ button, availabilityInfo }: ProductTile) {
  if (button.type === 'oneClick') return 'buyForSale'
  return availabilityInfo.isForPickupOnly ? 'buyOneClickOnlyForSelfDelivery' : 'buyOneClickCard'
}
