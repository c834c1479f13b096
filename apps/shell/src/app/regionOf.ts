import type { Region } from '@verstak/contracts/region'
import { DEFAULT_REGION_ID } from '@verstak/contracts/region'

/** The region with the id of the cookie, else the default one, else the first (REGION-003). */
export function regionOf(regions: readonly Region[], cookie: string | undefined): Region {
  const id = Number(cookie ?? DEFAULT_REGION_ID)
  const region =
    regions.find((one) => one.id === id) ?? regions.find((one) => one.id === DEFAULT_REGION_ID) ?? regions[0]
  if (!region) throw new Error('The API knows no region: load a catalogue (npm run catalogue)')
  return region
}
