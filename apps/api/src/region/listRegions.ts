import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { listRegions as endpoint } from '@verstak/contracts/region'
import type { Services } from '../services.ts'
import { wireRegionOf } from './wireRegionOf.ts'

/** All regions, in the order in which the store shows them. */
export async function listRegions({ index }: Services): Promise<EndpointResponse<typeof endpoint>> {
  const { regionById } = await index.read()
  return { data: [...regionById.values()].map(wireRegionOf) }
}
