import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { SitemapKind, type listSitemapShards as endpoint } from '@verstak/contracts/sitemap'
import type { Services } from '../services.ts'
import { selectShards } from './sitemap.sql.ts'

export async function listSitemapShards({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): Promise<EndpointResponse<typeof endpoint>> {
  const shards: EndpointResponse<typeof endpoint>['shards'] = []
  for (const kind of SitemapKind.options)
    for (const { shard, updated_at } of await selectShards(db, kind, now()))
      shards.push({ kind, shard, updatedAt: updated_at?.toISOString() ?? null })
  return { shards }
}
