import { isMobile, useHost } from '@verstak/host'
import { ProductTile } from '@verstak/remote-kit/ProductTile'
import { RemoteBoundary } from '@verstak/remote-kit/RemoteBoundary'
import { ProductSlider } from '@verstak/ui-kit/ProductSlider'
import { ProductSliderSkeleton } from '@verstak/ui-kit/ProductSliderSkeleton'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import type { accessoriesQuery, alternativesQuery } from '../productQuery.ts'
import { RowHeading, RowSection } from './RowSection.tsx'
import type { RowHeadingProps } from './RowSection.tsx'

export interface ProductRowProps extends RowHeadingProps {
  /** Query of the products. */
  query: ReturnType<typeof alternativesQuery | typeof accessoriesQuery>
  /** Shown when there are no products or they failed to load; by default nothing. */
  none?: ReactNode
}

/** A row of other products. Streamed after the page; a failure or an empty answer does not affect the page. */
export function ProductRow(props: ProductRowProps) {
  const { id, title, none = null } = props
  const device = isMobile(useHost().layout) ? 'phone' : 'desktop'
  return (
    <RemoteBoundary fallback={() => none}>
      <Suspense
        fallback={
          <RowSection id={id}>
            <ProductSliderSkeleton heading={<RowHeading id={id} title={title} />} device={device} bleed />
          </RowSection>
        }
      >
        <LoadedRow {...props} device={device} />
      </Suspense>
    </RemoteBoundary>
  )
}

function LoadedRow({ id, title, query, none = null, device }: ProductRowProps & { device: 'desktop' | 'phone' }) {
  const { data } = useSuspenseQuery(query)
  if (data.products.length === 0) return none
  return (
    <RowSection id={id}>
      <ProductSlider label={title} heading={<RowHeading id={id} title={title} />} bleed>
        {data.products.map((product) => (
          <ProductTile key={product.id} product={product} variant="vertical" device={device} />
        ))}
      </ProductSlider>
    </RowSection>
  )
}
