import type { listContentProducts as endpoint } from '@verstak/contracts/content'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { Buyer } from '@verstak/price/buyer'
import { notFound } from '../DomainError.ts'
import { listTiles } from '../product/listTiles.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { selectDocument, selectIdsByCode, selectPreview } from './content.sql.ts'

/**
 * Tiles of all products that a document names in its valid version, or in that of a preview, each once.
 * @throws DomainError `not-found` for an unknown document
 */
export async function listContentProducts(
  services: Services,
  { path, regionId, key }: EndpointQuery<typeof endpoint>,
  buyer: Buyer,
): Promise<EndpointResponse<typeof endpoint>> {
  const { db, index, now } = services
  const region = getRegion(await index.read(), regionId)
  const row = await (key === undefined ? selectDocument(db, path, now()) : selectPreview(db, { path, key }, now()))
  if (!row) throw notFound('path', `There is no document ${path}.`)
  const codes = row.blocks.flatMap((block) => (block.kind === 'products' ? block.codes : []))
  const ids = await selectIdsByCode(db, [...new Set(codes)])
  return { products: await listTiles(services, ids, { region, buyer }) }
}
