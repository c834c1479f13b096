import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { listRegions as endpoint } from '@verstak/contracts/region'
import type { Services } from '../services.ts'
import { currentContacts } from './regionContacts.ts'
import { wireRegionOf } from './wireRegionOf.ts'

/** All regions, in the order in which the store shows them. */
export async function listRegions({
  db,
  index,
}: Pick<Services, 'db' | 'index'>): Promise<EndpointResponse<typeof endpoint>> {
  const [{ regionById }, withContacts] = await Promise.all([index.read(), currentContacts(db)])
  return { data: [...regionById.values()].map((region) => wireRegionOf(withContacts(region))) }
}
