import { listRegions } from '@verstak/contracts/region'
import type { Host } from '@verstak/host'
import { changeRegion, type Place } from './changeRegion.ts'

/** Changes the visitor's region to the one with an id. @throws Error when there is none; ApiError as `changeRegion` does */
export async function changeRegionTo(host: Host, regionId: number, place?: Place): Promise<void> {
  const { data } = await host.call(listRegions, {})
  const next = data.find(({ id }) => id === regionId)
  if (!next) throw new Error(`There is no region ${regionId} to change to`)
  await changeRegion(host, next, place)
}
