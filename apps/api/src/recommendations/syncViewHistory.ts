import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { syncViewHistory as endpoint } from '@verstak/contracts/recommendation'
import type { Services } from '../services.ts'
import { insertViews } from './events.sql.ts'

/**
 * Stores the visitor's views; a repeated beacon changes nothing. Future times, from a clock that runs ahead, are
 * replaced by the current time.
 */
export async function syncViewHistory(
  { db, limits, now }: Services,
  { items }: EndpointBody<typeof endpoint>,
  { viewer, ip }: { viewer: Buffer | null; ip: string },
): Promise<EndpointResponse<typeof endpoint>> {
  await limits.spend('viewSyncsPerIp', ip)
  if (viewer === null || items.length === 0) return {}
  const latest = now().getTime()
  const views = items.map(({ productGuid, timestamp }) => ({
    guid: productGuid,
    at: new Date(Math.min(timestamp ?? latest, latest)),
  }))
  await insertViews(db, viewer, views)
  return {}
}
