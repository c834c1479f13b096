import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useLoaderData } from '@verstak/router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { productQuery } from '../productQuery.ts'
import { DesktopProduct } from './DesktopProduct.tsx'
import { PhoneProduct } from './PhoneProduct.tsx'
import { ProductHead } from './ProductHead.tsx'
import type { ProductPageData } from './productPageLoader.ts'

/** Page of one product. */
export function ProductPage() {
  const input = useLoaderData<ProductPageData>()
  const { call, layout, track } = useHost()
  const region = useRegion()
  const { data: product } = useSuspenseQuery(productQuery(call, { productId: input.productId, regionId: region.id }))
  const { id: productId, guid: productGuid, name, isWithdrawn } = product
  useEffect(() => {
    // Withdrawn products are not used for recommendations.
    if (!isWithdrawn) track?.({ event: 'product_view', productId, productGuid, name })
  }, [track, productId, productGuid, name, isWithdrawn])
  const View = isMobile(layout) ? PhoneProduct : DesktopProduct
  return (
    <>
      <ProductHead product={product} region={region} />
      {/* Another product resets the state: first picture, collapsed lists. */}
      <View key={product.id} product={product} />
    </>
  )
}
