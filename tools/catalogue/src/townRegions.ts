import type { RegionRow } from './data/regions.data.ts'
import { TOWN_STREETS, TOWNS, townPhone, type TownRow } from './data/towns.data.ts'
import { createRandom } from './random.ts'

/** Rubles. */
const COURIER_PRICE = 490
/** Offices lie within some two kilometres of the middle of the town. */
const SPREAD_DEGREES = 0.02
const LONGEST_STREET = 120

/** Every town as a region with its offices; reproducible. */
export const TOWN_REGIONS: readonly RegionRow[] = TOWNS.map(regionOf)

function regionOf(town: TownRow): RegionRow {
  const [id, name, prepositional, caption, domain, isCentre, areaCode, timeZone] = town
  return {
    id,
    descendantId: isCentre ? null : id,
    name,
    prepositional,
    caption,
    domain,
    phone: townPhone(areaCode),
    timeZone,
    hasOwnDelivery: false,
    courierPrice: COURIER_PRICE,
    offices: officesOf(town),
  }
}

function officesOf([id, , , , , , , , lat, lon, count]: TownRow): RegionRow['offices'] {
  const random = createRandom(id)
  const firstStreet = random.int(0, TOWN_STREETS.length - 1)
  const near = (degrees: number) => Math.round((degrees + (random.next() - 0.5) * 2 * SPREAD_DEGREES) * 1000) / 1000
  return Array.from({ length: count }, (_, index) => {
    const street = TOWN_STREETS[(firstStreet + index) % TOWN_STREETS.length]
    return [`${street}, ${random.int(1, LONGEST_STREET)}`, '', '', near(lat), near(lon)] as const
  })
}
