import { SUPPORT_PHONE } from '@verstak/contracts/support'
import { OFFICE_WORKING_TIMES, officeName, REGION_WORKING_TIME, REGIONS } from './data/regions.data.ts'
import { TOWN_REGIONS } from './townRegions.ts'
import { copyLine, type CopyChunk } from './copyRows.ts'
import { transliterate } from './transliterate.ts'

/** Data of an office for the generation of stock. */
export interface StockOffice {
  id: number
  /** Share of the assortment that it has in stock, 0…1. */
  coverage: number
}

/** The detailed regions, then the towns. */
const ALL_REGIONS = [...REGIONS, ...TOWN_REGIONS]

/** Share of the assortment in a region, by its position: the first region, a large town, other towns. */
const coverageOf = (regionIndex: number) => (regionIndex === 0 ? 1 : regionIndex < REGIONS.length ? 0.75 : 0.3)

/** Offices of one region have ids from `hundred · 100 + 1`, by the place of the region. */
const officeId = (regionIndex: number, index: number) => (regionIndex + 1) * 100 + index + 1

/** All offices: those of the first region carry more, and within a region the first ones. */
export const STOCK_OFFICES: readonly StockOffice[] = ALL_REGIONS.flatMap(({ offices }, regionIndex) =>
  offices.map((_, index) => ({
    id: officeId(regionIndex, index),
    coverage: coverageOf(regionIndex) * (1 - (0.4 * index) / offices.length),
  })),
)

/** Rows of the tables `region` and `office`. */
export function regionChunks(): CopyChunk[] {
  return [
    {
      table: 'region',
      columns: [
        'id',
        'type',
        'descendant_id',
        'domain',
        'name',
        'prepositional',
        'area_caption_full',
        'phone',
        'phones',
        'phone_for_mobile',
        'working_time',
        'has_own_delivery',
        'gtm_type',
        'time_zone',
        'courier_price',
        'position',
      ],
      lines: ALL_REGIONS.map((region, position) =>
        copyLine([
          region.id,
          (region.descendantId ?? null) === null ? 'other' : 'descendant',
          region.descendantId ?? null,
          region.domain,
          region.name,
          region.prepositional,
          region.caption,
          region.phone,
          [region.phone, SUPPORT_PHONE],
          SUPPORT_PHONE,
          REGION_WORKING_TIME,
          region.hasOwnDelivery,
          transliterate(region.name),
          region.timeZone,
          region.courierPrice * 100,
          position,
        ]),
      ),
    },
    {
      table: 'office',
      columns: [
        'id',
        'region_id',
        'name',
        'address',
        'metro_name',
        'metro_color',
        'lat',
        'lon',
        'working_time',
        'phone',
      ],
      lines: ALL_REGIONS.flatMap((region, regionIndex) =>
        region.offices.map(([address, metro, colour, lat, lon], index) =>
          copyLine([
            officeId(regionIndex, index),
            region.id,
            officeName(region.name, address),
            address,
            metro || null,
            colour || null,
            lat,
            lon,
            OFFICE_WORKING_TIMES[index % 7] ?? OFFICE_WORKING_TIMES[0],
            region.phone,
          ]),
        ),
      ),
    },
  ]
}
