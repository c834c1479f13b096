import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listAnalogs } from '@verstak/contracts/recommendation'
import type { WidgetProps } from '@verstak/contracts/widget'
import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { ProductTile } from '@verstak/remote-kit/ProductTile'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { ProductGrid } from '@verstak/ui-kit/ProductGrid'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { useQuery } from '@tanstack/react-query'
import { analogTexts, loadingLabel } from './tileWindows.texts.ts'

/** Alternatives to a product, with cart buttons. */
export function AnalogTiles({ guid }: WidgetProps['listing/AnalogTiles']) {
  const { call, layout } = useHost()
  const device = isMobile(layout) ? 'phone' : 'desktop'
  const { id: regionId } = useRegion()
  const { data, isError, isFetching, refetch } = useQuery(
    endpointQuery(call, listAnalogs, { query: { guid, regionId } }),
  )
  if (isError) {
    return <ErrorState title={analogTexts.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Spinner label={loadingLabel} />
  if (data.products.length === 0) return <p>{analogTexts.none}</p>
  return (
    <ProductGrid>
      {data.products.map((product) => (
        <ProductTile key={product.id} product={product} variant="vertical" device={device} />
      ))}
    </ProductGrid>
  )
}
