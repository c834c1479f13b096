import { useSuspenseQuery } from '@tanstack/react-query'
import type { WidgetProps } from '@verstak/contracts/widget'
import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { ProductTile } from '@verstak/remote-kit/ProductTile'
import { ProductSlider } from '@verstak/ui-kit/ProductSlider'
import { saleProductsQuery } from './saleProductsQuery.ts'

/** Row of the products of a sale, below a head that the page gives. Nothing when the sale has none here. */
export function SaleProducts({ slug, label }: WidgetProps['listing/SaleProducts']) {
  const { call, layout } = useHost()
  const region = useRegion()
  const { data } = useSuspenseQuery(saleProductsQuery(call, slug, region.id))
  const device = isMobile(layout) ? 'phone' : 'desktop'
  if (data.products.length === 0) return null
  return (
    <ProductSlider label={label} heading={null} bleed>
      {data.products.map((product) => (
        <ProductTile key={product.id} product={product} variant="light" device={device} />
      ))}
    </ProductSlider>
  )
}
