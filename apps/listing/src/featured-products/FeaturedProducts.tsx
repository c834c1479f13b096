import { useSuspenseQuery } from '@tanstack/react-query'
import type { WidgetProps } from '@verstak/contracts/widget'
import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { ProductTile } from '@verstak/remote-kit/ProductTile'
import { RemoteBoundary } from '@verstak/remote-kit/RemoteBoundary'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { ProductSlider } from '@verstak/ui-kit/ProductSlider'
import { useId } from 'react'
import { recommendationTitle } from '../recommendation.texts.ts'
import { featuredQuery } from './featuredQuery.ts'

/** Number of products: one full row on a wide page. */
const ROW_LENGTH = 5

/** Row of products recommended to this visitor. Renders nothing when there are none or the call fails. */
export function FeaturedProducts({ title = recommendationTitle }: WidgetProps['listing/FeaturedProducts']) {
  return (
    <RemoteBoundary fallback={() => null}>
      <FeaturedRow title={title} />
    </RemoteBoundary>
  )
}

function FeaturedRow({ title }: { title: string }) {
  const { call, layout } = useHost()
  const region = useRegion()
  const headingId = useId()
  const { data } = useSuspenseQuery(featuredQuery(call, region.id))
  const device = isMobile(layout) ? 'phone' : 'desktop'
  if (data.products.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <ProductSlider
        label={title}
        heading={
          <Heading level={2} id={headingId}>
            <Link tone="plain" href="/recommended/">
              {title}
            </Link>
          </Heading>
        }
        bleed
      >
        {data.products.slice(0, ROW_LENGTH).map((product) => (
          <ProductTile key={product.id} product={product} variant="light" device={device} />
        ))}
      </ProductSlider>
    </section>
  )
}
