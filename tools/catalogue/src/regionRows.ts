import { SUPPORT_PHONE } from '@verstak/contracts/support'
import { REGION_WORKING_TIME, REGIONS } from './data/regions.data.ts'
import { TOWN_REGIONS } from './townRegions.ts'
import { copyLine, type CopyChunk } from './copyRows.ts'
import { officeChunks, type OfficeOptions } from './officeRows.ts'
import { transliterate } from './transliterate.ts'

/** Data of an office for the generation of stock. */
export interface StockOffice {
  id: number
  /** Share of the assortment that it has in stock, 0…1. */
  coverage: number
}

/** The detailed regions, then the towns. */
export const ALL_REGIONS = [...REGIONS, ...TOWN_REGIONS]

/** Days on which couriers drive, as copied rows have them. */
const EVERY_DAY = ['1', '2', '3', '4', '5', '6', '7']
const ALL_BUT_SUNDAY = EVERY_DAY.slice(0, -1)

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

/** Rows of the regions and their offices. */
export function regionChunks(offices: OfficeOptions): CopyChunk[] {
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
        'courier_weekdays',
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
          region.hasOwnDelivery ? EVERY_DAY : ALL_BUT_SUNDAY,
          position,
        ]),
      ),
    },
    ...officeChunks(ALL_REGIONS, officeId, offices),
  ]
}
