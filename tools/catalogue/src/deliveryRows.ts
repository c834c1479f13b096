import { copyLine, type Cell, type CopyChunk } from './copyRows.ts'
import {
  CDEK_CODES,
  COURIER_INTERVALS,
  COURIER_RATES,
  LIFTING,
  MOSCOW_ZONES,
  TERMINAL_HOURS,
  TOWN_ZONES,
  TRANSPORT_COMPANIES,
  TRANSPORT_DISTANCES,
  USUAL_COURIER_PRICE,
} from './data/delivery.data.ts'
import { REGIONS, type RegionRow } from './data/regions.data.ts'
import { TOWN_STREETS } from './data/towns.data.ts'
import { createRandom } from './random.ts'
import { ALL_REGIONS } from './regionRows.ts'

/** Ids of the demo's tariffs lie above those that the database gives to the shop's own. */
const ID_BASE = 1_000_000
const VALID_FROM = '2026-01-01'
const MOSCOW_IDS = [1, -1]
/** The first of the regions with own delivery offer intervals. */
const WITH_INTERVALS = 5
const LAST_ZONE = 3
const KOPECKS = 100
const TERMINAL_SEED = 57
const LONGEST_STREET = 160

/** Rows of a table as cells. */
const chunk = (table: string, columns: string[], rows: readonly Cell[][]): CopyChunk => ({
  table,
  columns,
  lines: rows.map(copyLine),
})

/** Towns, courier tariffs of the regions that deliver themselves, transport companies with tariffs and terminals. */
export function deliveryChunks(): CopyChunk[] {
  return [...localityChunks(), ...courierChunks(), ...transportChunks()]
}

/** Every region with one town in its middle. */
const towns = ALL_REGIONS.filter(({ id }) => id > 0)

function localityChunks(): CopyChunk[] {
  const columns = ['id', 'name', 'area', 'region_id', 'lat', 'lon', 'cdek_code']
  const mean = ({ offices }: RegionRow, place: 3 | 4) =>
    Math.round((offices.reduce((sum, office) => sum + office[place], 0) / offices.length) * 1000) / 1000
  const rows = towns.map((town) => {
    const { id, name, caption } = town
    return [id, name, caption, id, mean(town, 3), mean(town, 4), CDEK_CODES[id] ?? null]
  })
  return [chunk('locality', columns, rows)]
}

function courierChunks(): CopyChunk[] {
  const regions = REGIONS.filter(({ hasOwnDelivery }) => hasOwnDelivery)
  const tariffs = regions.map((region, place) => ({ region, place, id: ID_BASE + place + 1 }))
  const zoneId = (tariffPlace: number, zone: number) => ID_BASE + tariffPlace * 10 + zone + 1
  const zones = tariffs.flatMap(({ region, place, id }) =>
    (MOSCOW_IDS.includes(region.id) ? MOSCOW_ZONES : TOWN_ZONES).map(([name, note], zone) => {
      return [zoneId(place, zone), id, zone + 1, name, note, zone === LAST_ZONE]
    }),
  )
  const rates = tariffs.flatMap(({ region, place, id }) =>
    COURIER_RATES.flatMap(([weight, volume, ...prices]) =>
      prices.map((price, zone) => {
        const rubles = zone === LAST_ZONE ? price : price + region.courierPrice - USUAL_COURIER_PRICE
        return [id, zoneId(place, zone), weight, volume, rubles * KOPECKS]
      }),
    ),
  )
  const intervals = tariffs.slice(0, WITH_INTERVALS).flatMap(({ place, id }) =>
    COURIER_INTERVALS.map(([from, to, until, isExact, capacity, rubles], index) => {
      return [ID_BASE + place * 10 + index + 1, id, index + 1, from, to, isExact, until, 0, capacity, rubles * KOPECKS]
    }),
  )
  return [
    chunk(
      'courier_tariff',
      [
        ...['id', 'region_id', 'version', 'valid_from', 'free_from_sum', 'free_max_weight'],
        ...['lift_length', 'lift_width', 'lift_height'],
      ],
      tariffs.map(({ region, id }) => [id, region.id, 1, VALID_FROM, 50_000 * KOPECKS, 30_000, 700, 700, 1_900]),
    ),
    chunk('courier_zone', ['id', 'tariff_id', 'position', 'name', 'note', 'is_per_km'], zones),
    chunk('courier_rate', ['tariff_id', 'zone_id', 'max_weight', 'max_volume', 'price'], rates),
    chunk(
      'courier_interval',
      [
        ...['id', 'tariff_id', 'position', 'starts_at', 'ends_at', 'is_exact', 'order_until', 'days_before'],
        ...['capacity', 'surcharge'],
      ],
      intervals,
    ),
    chunk(
      'courier_lifting',
      ['tariff_id', 'position', 'max_weight', 'note', 'elevator', 'stairs_per_floor'],
      tariffs.flatMap(({ id }) =>
        LIFTING.map(([weight, note, elevator, stairs], index) => {
          return [id, index + 1, weight, note, elevator && elevator * KOPECKS, stairs && stairs * KOPECKS]
        }),
      ),
    ),
  ]
}

function transportChunks(): CopyChunk[] {
  const tariffId = (place: number) => ID_BASE + place + 1
  return [
    chunk(
      'transport_company',
      ['id', 'title', 'description', 'kind', 'position'],
      TRANSPORT_COMPANIES.map(({ id, title, description, kind }, place) => [id, title, description, kind, place + 1]),
    ),
    chunk(
      'transport_tariff',
      ['id', 'company_id', 'version', 'valid_from', 'grams_per_litre', 'max_weight', 'max_side'],
      TRANSPORT_COMPANIES.map(({ id, kind }, place) => {
        const [maxWeight, maxSide] = kind === 'cdek' ? [200_000, 2_000] : [5_000_000, 6_000]
        return [tariffId(place), id, 1, VALID_FROM, 200, maxWeight, maxSide]
      }),
    ),
    chunk(
      'transport_rate',
      ['tariff_id', 'max_km', 'days', 'base_price', 'price_per_kg'],
      TRANSPORT_COMPANIES.flatMap(({ share, days, unknownFrom }, place) =>
        TRANSPORT_DISTANCES.map(([km, transit, base, perKg]) => [
          tariffId(place),
          km,
          km > unknownFrom ? null : Math.max(1, transit + days),
          Math.round(base * share) * KOPECKS,
          Math.round(perKg * share * KOPECKS),
        ]),
      ),
    ),
    chunk(
      'transport_terminal',
      ['company_id', 'code', 'locality_id', 'address', 'lat', 'lon', 'working_time'],
      TRANSPORT_COMPANIES.flatMap(({ id }, place) => towns.flatMap((town) => terminalsOf(town, id, place))),
    ),
  ]
}

/** The larger the town, the more terminals; in some none, as the company brings parcels to the door. */
function terminalsOf(town: RegionRow, companyId: string, place: number): Cell[][] {
  const random = createRandom(TERMINAL_SEED, town.id, place)
  const count = Math.min(3, Math.ceil(town.offices.length / 2)) - (random.chance(0.2) ? 1 : 0)
  return Array.from({ length: count }, (_, index) => {
    const address = `${random.pick(TOWN_STREETS)}, ${random.int(1, LONGEST_STREET)}`
    const near = (degrees: number) => Math.round((degrees + (random.next() - 0.5) * 0.05) * 1000) / 1000
    const [, , , lat, lon] = town.offices[0]!
    return [companyId, `${town.id}-${index + 1}`, town.id, address, near(lat), near(lon), random.pick(TERMINAL_HOURS)]
  })
}
