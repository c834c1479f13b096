import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listAccessories } from '@verstak/contracts/recommendation'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useQuery } from '@tanstack/react-query'
import { addedTexts } from './addedToCart.texts.ts'
import { TileRows } from './TileRows.tsx'

/** Products that go with one; nothing when there are none or they do not load. */
export function AccessoryRows({ productId }: { productId: number }) {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const query = { productIds: String(productId), regionId }
  const { data } = useQuery(endpointQuery(call, listAccessories, { query }))
  return data ? <TileRows title={addedTexts.accessories} products={data.products} /> : null
}
