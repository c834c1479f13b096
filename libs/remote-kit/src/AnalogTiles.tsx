import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listAnalogs } from '@verstak/contracts/recommendation'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import type { Device } from '@verstak/ui-kit/photoSize'
import { ProductGrid } from '@verstak/ui-kit/ProductGrid'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { analogTexts, loadingLabel } from './productTile.texts.ts'
import type { ProductTileProps } from './ProductTile.tsx'

export interface AnalogTilesProps {
  /** Of the product that cannot be bought. */
  guid: string
  device: Device
  /** Shows an analog. */
  Tile: ComponentType<ProductTileProps>
}

/** What can be bought instead of a product, ready to be put into the cart. */
export function AnalogTiles({ guid, device, Tile }: AnalogTilesProps) {
  const { call } = useHost()
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
        <Tile key={product.id} product={product} variant="vertical" device={device} />
      ))}
    </ProductGrid>
  )
}
