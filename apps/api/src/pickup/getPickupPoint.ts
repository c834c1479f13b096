import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { getPickupPoint as endpoint } from '@verstak/contracts/pickup'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { findPlace } from './places.sql.ts'
import { wirePointOf } from './wirePoint.ts'

/** @throws DomainError `not-found`, also for a place that was closed for good */
export async function getPickupPoint(
  { db, now }: Services,
  { id }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const place = await findPlace(db, id)
  if (!place) throw notFound('id', `There is no office ${id}.`)
  return { office: wirePointOf(place, now()), serverTime: now().toISOString() }
}
