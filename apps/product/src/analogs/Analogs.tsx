import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { ProductTile } from '@verstak/remote-kit/ProductTile'
import { RemoteBoundary } from '@verstak/remote-kit/RemoteBoundary'
import { Link } from '@verstak/ui-kit/Link'
import { ProductSlider } from '@verstak/ui-kit/ProductSlider'
import { ProductSliderSkeleton } from '@verstak/ui-kit/ProductSliderSkeleton'
import { space } from '@verstak/ui-kit/tokens'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { analogTexts } from '../product.texts.ts'
import { alternativesQuery } from '../productQuery.ts'
import { AnalogHeading, AnalogSection } from './AnalogSection.tsx'

export interface AnalogsProps {
  product: Pick<ProductDetails, 'id' | 'category' | 'isAvailable'>
}

/** Products to buy instead. They come after the page; when they fail or there are none, the block isn't there. */
export function Analogs({ product }: AnalogsProps) {
  const device = isMobile(useHost().layout) ? 'phone' : 'desktop'
  return (
    <RemoteBoundary fallback={() => <NoAnalogs product={product} />}>
      <Suspense
        fallback={
          <AnalogSection>
            <ProductSliderSkeleton heading={<AnalogHeading />} device={device} bleed />
          </AnalogSection>
        }
      >
        <LoadedAnalogs product={product} device={device} />
      </Suspense>
    </RemoteBoundary>
  )
}

function LoadedAnalogs({ product, device }: AnalogsProps & { device: 'desktop' | 'phone' }) {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const { data } = useSuspenseQuery(alternativesQuery(call, { productId: product.id, regionId }))
  if (data.products.length === 0) return <NoAnalogs product={product} />
  return (
    <AnalogSection>
      <ProductSlider label={analogTexts.title} heading={<AnalogHeading />} bleed>
        {data.products.map((analog) => (
          <ProductTile key={analog.id} product={analog} variant="vertical" device={device} />
        ))}
      </ProductSlider>
    </AnalogSection>
  )
}

/** Nothing, unless a button of the page leads here: then the way to the whole category. */
function NoAnalogs({ product: { isAvailable, category } }: AnalogsProps) {
  if (isAvailable) return null
  return (
    <AnalogSection>
      <AnalogHeading />
      <p className={words}>
        {analogTexts.none} <Link href={category.link}>{category.name}</Link>
      </p>
    </AnalogSection>
  )
}

const words = css`
  margin-top: ${space.s12};
`
