import { quickOrderAddress } from '@verstak/contracts/address'
import type { ProductTile } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { Button, type LinkButtonProps } from '@verstak/ui-kit/Button'

export interface QuickLinkProps extends Pick<LinkButtonProps, 'variant' | 'size' | 'className' | 'children'> {
  product: ProductTile
}

/** Way to the quick order of a product. */
export function QuickLink({ product, ...look }: QuickLinkProps) {
  const { layout } = useHost()
  const saleGuid = product.button.saleGuid ?? null
  const address = quickOrderAddress(layout, { type: typeOf(product), productGuid: product.guid, saleGuid })
  // For search engines it is the same page for every product.
  return <Button {...look} wide rel="nofollow" href={address} />
}

/** What is sold past the cart is taken at its sale's offer; of other goods the visitor wants one quickly. */
function typeOf({ button, availabilityInfo }: ProductTile) {
  if (button.type === 'oneClick') return 'buyForSale'
  return availabilityInfo.isForPickupOnly ? 'buyOneClickOnlyForSelfDelivery' : 'buyOneClickCard'
}
