import { useQuery } from '@tanstack/react-query'
import type { WidgetProps } from '@verstak/contracts/widget'
import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { ProductTile } from '@verstak/remote-kit/ProductTile'
import { Heading } from '@verstak/ui-kit/Heading'
import { ProductSlider } from '@verstak/ui-kit/ProductSlider'
import { useId } from 'react'
import { recommendationTitle } from '../recommendation.texts.ts'
import { recentProductsQuery } from './recentProductsQuery.ts'

/** More than fit on the widest page; the row scrolls. */
const ROW_LENGTH = 10

/** Row of recently viewed products, loaded in the browser; renders nothing when there are none or the call fails. */
export function RecentProducts({ title = recommendationTitle, exceptId }: WidgetProps['listing/RecentProducts']) {
  const host = useHost()
  const region = useRegion()
  const headingId = useId()
  const { data = [] } = useQuery(recentProductsQuery(host, region.id))
  const device = isMobile(host.layout) ? 'phone' : 'desktop'
  const products = data.filter(({ id }) => id !== exceptId).slice(0, ROW_LENGTH)
  if (products.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <ProductSlider
        label={title}
        heading={
          <Heading level={2} id={headingId}>
            {title}
          </Heading>
        }
        bleed
      >
        {products.map((product) => (
          <ProductTile key={product.id} product={product} variant="light" device={device} />
        ))}
      </ProductSlider>
    </section>
  )
}
