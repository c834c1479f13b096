import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { WidgetProps } from '@verstak/contracts/widget'
import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { ProductTile } from '@verstak/remote-kit/ProductTile'
import { RemoteBoundary } from '@verstak/remote-kit/RemoteBoundary'
import { Heading } from '@verstak/ui-kit/Heading'
import { color, radius, space } from '@verstak/ui-kit/tokens'
import { useId } from 'react'
import { featuredQuery } from './featuredQuery.ts'

/** Products of the row: as many as a wide page shows side by side. */
const ROW_LENGTH = 5

/** Row of products that this visitor may like. Shows nothing when there are none or the call fails. */
export function FeaturedProducts({ title }: WidgetProps['listing/FeaturedProducts']) {
  return (
    <RemoteBoundary fallback={() => null}>
      <FeaturedRow title={title} />
    </RemoteBoundary>
  )
}

function FeaturedRow({ title }: WidgetProps['listing/FeaturedProducts']) {
  const { call, layout } = useHost()
  const region = useRegion()
  const headingId = useId()
  const { data } = useSuspenseQuery(featuredQuery(call, region.id))
  const device = isMobile(layout) ? 'phone' : 'desktop'
  if (data.products.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <Heading level={2} id={headingId} className={heading}>
        {title}
      </Heading>
      <div className={row} data-device={device}>
        {data.products.slice(0, ROW_LENGTH).map((product) => (
          <ProductTile key={product.id} product={product} variant="light" device={device} />
        ))}
      </div>
    </section>
  )
}

const heading = css`
  margin-bottom: ${space.s16};
`

const row = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(236px, 1fr);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  > * {
    scroll-snap-align: start;
  }

  > * + * {
    border-left: 1px solid ${color.lineHair};
  }

  &[data-device='phone'] {
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
`
