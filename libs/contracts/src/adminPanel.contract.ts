import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { RegionId } from './id.contract.ts'
import { Kopecks } from './price.contract.ts'

/* Calls of the staff's panel on the shop's pages. Everybody but staff gets `not-found`. */

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A cheap product with a good discount, as one is offered at the cash desk. */
export const ImpulseProduct = v.object({
  /** Picture address with `{size}` and `{format}` placeholders. */
  image: v.string(),
  name: v.string(),
  /** Whole percent. */
  discountPercent: Count,
  price: Kopecks,
})
export type ImpulseProduct = v.InferOutput<typeof ImpulseProduct>

/** Of the active region (API-053, CALL-032). */
export const listImpulseProducts = defineEndpoint({
  method: 'GET',
  path: '/api/admin/impulse-products',
  summary: 'Cheap goods with a discount that sell best, for offers at the cash desk.',
  response: v.array(ImpulseProduct),
  errors: ['not-found'],
  cache: { scope: 'personal' },
})

/** Names of cookies that the panel switches, each with its value when it is on (API-054, CALL-033). */
export const getSettingsCookies = defineEndpoint({
  method: 'GET',
  path: '/api/admin/settings-cookies',
  summary: 'Cookies that staff switches in its panel, with the values that switch them on.',
  response: v.object({
    /** Numbers may come as strings. */
    values: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
})

/** What couriers carry on a day. */
export const TruckLoad = v.object({
  /** ISO date. */
  day: v.string(),
  orders: Count,
  /** Grams. */
  weight: Count,
  /** Orders that couriers can take on that day; null when the region has no such limit. */
  capacity: v.nullable(Count),
})
export type TruckLoad = v.InferOutput<typeof TruckLoad>

export const listTruckLoads = defineEndpoint({
  method: 'GET',
  path: '/api/admin/truck-loading',
  summary: 'Orders and weight that couriers of a region carry today and on the next six days.',
  query: v.object({ regionId: RegionId }),
  response: v.object({ days: v.array(TruckLoad) }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: { query: { regionId: 1 } },
})
