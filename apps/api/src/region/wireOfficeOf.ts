import type { Office } from '@verstak/contracts/region'
import type { OfficeRow } from '../db/tables.ts'

/** An office in the format of the API. */
export function wireOfficeOf({
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
}: Omit<OfficeRow, 'region_id'>): Office {
  return {
    id,
    guid,
    name,
    address,
    metro: metro_name === null ? null : { name: metro_name, color: metro_color ?? '' },
    lat,
    lon,
    workingTime: working_time,
    phone,
  }
}
