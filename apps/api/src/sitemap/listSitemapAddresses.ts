import { brandAddress, categoryAddress, productAddress, saleAddress, tagPageAddress } from '@verstak/contracts/address'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import { SITEMAP_SHARD_IDS, type SitemapKind, type listSitemapAddresses as endpoint } from '@verstak/contracts/sitemap'
import type { Services } from '../services.ts'
import { selectSitemapRows, type SitemapRow } from './sitemap.sql.ts'

const AT_ONCE = 2000

/** One portion of a shard. Seeks by id, so the cost does not depend on the size of the catalogue. */
export async function listSitemapAddresses(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { kind, shard, after = 0 }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const first = shard * SITEMAP_SHARD_IDS
  const last = first + SITEMAP_SHARD_IDS
  const rows = await selectSitemapRows(db, { kind, after: Math.max(after, first), last, limit: AT_ONCE, now: now() })
  return {
    items: rows.map((row) => ({ path: pathOf(kind, row), updatedAt: row.updated_at?.toISOString() ?? null })),
    next: rows.length === AT_ONCE ? rows.at(-1)!.id : null,
  }
}

function pathOf(kind: SitemapKind, { id, slug, category_id }: SitemapRow): string {
  switch (kind) {
    case 'product':
      return productAddress(slug, id)
    case 'category':
      return categoryAddress(slug, id)
    case 'brand':
      return brandAddress(slug, id)
    case 'tag-page':
      return tagPageAddress(slug, category_id!)
    case 'sale':
      return saleAddress(slug)
    case 'document':
    case 'offices':
      return slug
  }
}
