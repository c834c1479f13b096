import type { Office } from '@verstak/contracts/region'
import type { OfficeRow } from '../db/deliveryTables.ts'

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
}: Pick<
  OfficeRow,
  'id' | 'guid' | 'name' | 'address' | 'metro_name' | 'metro_color' | 'lat' | 'lon' | 'working_time' | 'phone'
>): Office {
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
