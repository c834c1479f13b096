import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { Region, setCurrentRegion as endpoint } from '@verstak/contracts/region'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { currentContacts } from './regionContacts.ts'
import { wireRegionOf } from './wireRegionOf.ts'

/**
 * The region that a visitor chose; the route sets the cookie.
 * @throws DomainError `not-found`, also for an inconsistent choice
 */
export async function chooseRegion(
  { db, index }: Pick<Services, 'db' | 'index'>,
  { id, type, descendantId }: EndpointBody<typeof endpoint>,
): Promise<Region> {
  const region = (await index.read()).regionById.get(id)
  if (!region) throw notFound('id', `There is no region ${id}.`)
  if (region.type !== type) throw notFound('type', `Region ${id} is of type ${region.type}.`)
  if (region.descendant_id !== descendantId) {
    throw notFound('descendantId', `Region ${id} has the descendant ${region.descendant_id}.`)
  }
  return wireRegionOf((await currentContacts(db))(region))
}
