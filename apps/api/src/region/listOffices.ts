import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listOffices as endpoint, Office } from '@verstak/contracts/region'
import type { OfficeRow } from '../db/tables.ts'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { selectOffices } from './region.sql.ts'

/** Offices of a region and what its courier costs. @throws DomainError `not-found` */
export async function listOffices(
  { db, index }: Services,
  { regionId }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const region = (await index.read()).regionById.get(regionId)
  if (!region) throw notFound('regionId', `There is no region ${regionId}.`)
  const offices = await selectOffices(db, regionId)
  return { data: offices.map(toWire), courierPrice: region.courier_price }
}

const toWire = ({
  id,
  guid,
  name,
  address,
  metro_name,
  metro_color,
  lat,
  lon,
  working_time,
  phone,
}: OfficeRow): Office => ({
  id,
  guid,
  name,
  address,
  metro: metro_name === null ? null : { name: metro_name, color: metro_color ?? '' },
  lat,
  lon,
  workingTime: working_time,
  phone,
})
