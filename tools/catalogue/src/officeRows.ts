import { SUPPORT_PHONE } from '@verstak/contracts/support'
import { copyLine, type CopyChunk } from './copyRows.ts'
import {
  INFORMERS,
  INFORMERS_TITLE,
  INVENTORY,
  NEW_YEAR_DAYS,
  PAYMENTS,
  POINT_HOURS,
  pointName,
  SHOP_HOURS,
  type OfficeHours,
} from './data/delivery.data.ts'
import { OFFICE_WORKING_TIMES, officeName, type RegionRow } from './data/regions.data.ts'
import { TOWN_STREETS } from './data/towns.data.ts'
import { DEMO_SOURCE } from './demoSource.ts'
import { createRandom, type Random } from './random.ts'

/** Ids of points lie above those of shops and below those that a shop imports. */
const POINT_ID_BASE = 1_000_000
const POINT_SEED = 31
/** Points lie within so many degrees of the middle of their region's shops. */
const SPREAD = { lat: 0.13, lon: 0.22 }
/** A point so near to a shop has its metro station. */
const NEAR_DEGREES = 0.02
const LONGEST_STREET = 140
const DAY_MS = 86_400_000
/** Points besides the shops, by id of the region. */
const POINTS: Readonly<Record<number, number>> = { 1: 36, [-1]: 4, 2: 12 }

interface DemoOffice {
  id: number
  region: RegionRow
  name: string
  address: string
  metro: string
  colour: string
  lat: number
  lon: number
  workingTime: string
  hours: OfficeHours
  isPoint: boolean
  /** Its place in the region. */
  index: number
}

/** Which offices the demo has. */
export interface OfficeOptions {
  /** Base date of days with other hours. */
  today: Date
  /** Points of the first region besides its shops. */
  points?: number | undefined
}

/** Rows of the tables `office`, `office_hours`, `office_special_day`. @param idOf id of a shop by place of its region and its own */
export function officeChunks(
  regions: readonly RegionRow[],
  idOf: (regionIndex: number, index: number) => number,
  { today, points = POINTS[1] ?? 0 }: OfficeOptions,
): CopyChunk[] {
  const offices = [
    ...regions.flatMap((region, regionIndex) => shopsOf(region, (index) => idOf(regionIndex, index))),
    ...pointsOf(regions, points),
  ]
  return [
    {
      table: 'office',
      columns: [
        ...['id', 'region_id', 'name', 'address', 'metro_name', 'metro_color', 'lat', 'lon', 'working_time', 'phone'],
        ...['kind', 'is_active', 'source', 'is_open_on_holidays', 'transfer_days', 'phones', 'payment_types'],
        ...['informers', 'informers_title'],
      ],
      lines: offices.map(officeLine),
    },
    {
      table: 'office_hours',
      columns: ['office_id', 'first_day', 'last_day', 'opens_at', 'closes_at'],
      lines: offices.flatMap(({ id, hours }) =>
        hours.map(([first, last, from, to]) => copyLine([id, first, last, from || null, to || null])),
      ),
    },
    {
      table: 'office_special_day',
      columns: ['office_id', 'date', 'opens_at', 'closes_at', 'name'],
      lines: offices.flatMap((office) => specialLines(office, today)),
    },
  ]
}

function officeLine(office: DemoOffice): string {
  const { id, region, name, address, metro, colour, lat, lon, workingTime, isPoint, index } = office
  const informers = index % 3 === 0 ? (INFORMERS[(index / 3) % INFORMERS.length] ?? []) : []
  return copyLine([
    id,
    region.id,
    name,
    address,
    metro || null,
    colour || null,
    lat,
    lon,
    workingTime,
    region.phone,
    isPoint ? 'point' : 'shop',
    true,
    DEMO_SOURCE,
    !isPoint || index % 2 === 0,
    isPoint && index % 5 === 0 ? 2 : 1,
    isPoint ? [SUPPORT_PHONE] : [region.phone, SUPPORT_PHONE],
    isPoint && index % 4 === 1 ? PAYMENTS.slice(1, 3) : PAYMENTS.slice(0, isPoint ? 3 : 4),
    informers,
    informers.length > 0 ? INFORMERS_TITLE : null,
  ])
}

function shopsOf(region: RegionRow, idOf: (index: number) => number): DemoOffice[] {
  return region.offices.map(([address, metro, colour, lat, lon], index) => {
    const kind = index % 7 < SHOP_HOURS.length ? index % 7 : 0
    const place = { id: idOf(index), region, name: officeName(region.name, address), address, metro, colour, lat, lon }
    const workingTime = OFFICE_WORKING_TIMES[kind] ?? OFFICE_WORKING_TIMES[0]
    return { ...place, workingTime, hours: SHOP_HOURS[kind] ?? [], isPoint: false, index }
  })
}

function pointsOf(regions: readonly RegionRow[], inFirst: number): DemoOffice[] {
  return regions.flatMap((region, regionIndex) => {
    const count = regionIndex === 0 ? inFirst : (POINTS[region.id] ?? 0)
    return Array.from({ length: count }, (_, index) => {
      const id = POINT_ID_BASE + regionIndex * 100_000 + index + 1
      return pointOf(region, id, index, createRandom(POINT_SEED, id))
    })
  })
}

function pointOf(region: RegionRow, id: number, index: number, random: Random): DemoOffice {
  const mean = (of: (office: RegionRow['offices'][number]) => number) =>
    region.offices.reduce((sum, office) => sum + of(office), 0) / region.offices.length
  const near = (middle: number, spread: number) =>
    Math.round((middle + (random.next() + random.next() - 1) * spread) * 10_000) / 10_000
  const lat = near(
    mean((office) => office[3]),
    SPREAD.lat,
  )
  const lon = near(
    mean((office) => office[4]),
    SPREAD.lon,
  )
  const shop = region.offices.find(
    (office) => Math.abs(office[3] - lat) < NEAR_DEGREES && Math.abs(office[4] - lon) < NEAR_DEGREES,
  )
  const address = `${random.pick(TOWN_STREETS)}, ${random.int(1, LONGEST_STREET)}`
  const { text, hours } = random.pick(POINT_HOURS)
  const place = { id, region, name: pointName(region.name, address), address, lat, lon }
  return { ...place, metro: shop?.[1] ?? '', colour: shop?.[2] ?? '', workingTime: text, hours, isPoint: true, index }
}

/** New Year everywhere, some points an inventory in the next days. */
function specialLines({ id, isPoint, index }: DemoOffice, today: Date): string[] {
  const year = today.getUTCFullYear()
  const days = NEW_YEAR_DAYS.map(([day, from, to, name]) =>
    copyLine([id, `${day.startsWith('12') ? year : year + 1}-${day}`, from || null, to || null, name]),
  )
  if (!isPoint || index % 6 !== 3) return days
  const date = new Date(today.getTime() + (2 + (index % 9)) * DAY_MS).toISOString().slice(0, 10)
  return date.slice(5) >= '12-31' || date.slice(5) <= '01-02'
    ? days
    : [...days, copyLine([id, date, null, null, INVENTORY])]
}
