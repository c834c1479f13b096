import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, RegionId } from './id.contract.ts'
import { pickupPointsExample } from './deliveryExamples.data.ts'
import { SpecialDay, WorkItem } from './schedule.contract.ts'

const Guid = v.pipe(v.string(), v.uuid())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const MAX_QUANTITY = 9999

/** Degrees, WGS 84. */
export const Coordinates = v.object({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})
export type Coordinates = v.InferOutput<typeof Coordinates>

/** Whether and when goods can be had at a point (PICKUP-003). */
export const PickupAvailability = v.object({
  /** Earliest free pickup, in words: «сегодня после 16:00», «завтра после 09:00»; null when nothing is brought there. */
  deliveryDates: v.nullable(v.object({ message: v.string(), isToday: v.boolean() })),
  /** Pieces that lie there unreserved; for a cart, its lines that lie there in full. */
  freeCount: Count,
  /** Everything that was asked for lies there. Otherwise it is brought from other offices by the day of `deliveryDates`. */
  available: v.boolean(),
  /** Available and handed over today. */
  isToday: v.boolean(),
})
export type PickupAvailability = v.InferOutput<typeof PickupAvailability>

/**
 * Shop or pickup point (PICKUP-001…008). Of a list with `fields: 'short'`, and of any with more than 300 points, the optional fields `guid`, `name`, `phones`,
 * `paymentTypes`, `informers` and `workingTime` are missing: `getPickupPoint` has them.
 */
export const PickupPoint = v.object({
  id: Id,
  /** Id in delivery calls (API-041). */
  guid: v.optional(Guid),
  /** A point of another region than the active one can be chosen only together with its region. */
  regionId: RegionId,
  name: v.optional(v.string()),
  address: v.string(),
  coordinates: Coordinates,
  /** Colour of the line (`#d41317`, '' when unknown) and name of the station; null when `hasNoMetro`. */
  metro: v.nullable(v.object({ color: v.string(), address: v.string() })),
  hasNoMetro: v.boolean(),
  /** IANA name: hours are the point's own. */
  timeZone: v.string(),
  /** Hours as text, for points whose source gives no better; then `workItems` is missing. */
  workingTime: v.optional(v.array(v.string())),
  workItems: v.optional(v.array(WorkItem)),
  /** Of the next 30 days; left out when there are none. */
  specialDays: v.optional(v.array(SpecialDay)),
  /** Digits with the prefix of the source, `+74951204470` or `88002001122`; views format them. */
  phones: v.optional(v.array(v.string())),
  /** The other form of the specification; the API sends `phones`. */
  phoneNumbers: v.optional(v.array(v.string())),
  /** Russian labels: «Наличными», «Картой». */
  paymentTypes: v.optional(v.array(v.string())),
  /** Notes such as how to get there, under their title; both or neither. */
  informers: v.optional(v.array(v.string())),
  informers_title: v.optional(v.string()),
  /** Left out when no goods were asked for. */
  availability: v.optional(PickupAvailability),
})
export type PickupPoint = v.InferOutput<typeof PickupPoint>

/** A tab of regions: its id and its name in Russian, «Москва и область». */
const Locality = v.object({ id: RegionId, name: v.string() })

/** Points of a region (PICKUP-009): for goods those that have them first, the earliest first; else by id. */
export const PickupPoints = v.object({
  offices: v.array(PickupPoint),
  /** Points that have everything; without goods, all points. */
  count: Count,
  /** Middle of the points; of the region when it has none. */
  mapCenter: Coordinates,
  /** ISO time of the answer: the moment for `openStateOf`, so that server and browser say the same. */
  serverTime: v.string(),
  region: Locality,
  /** The common region of the other tab; null when the region has none. */
  parentLocality: v.nullable(Locality),
})
export type PickupPoints = v.InferOutput<typeof PickupPoints>

const place = {
  /** By default the visitor's active region. */
  regionId: v.optional(RegionId),
  /** The common region instead: `parentLocality` and all towns in it. */
  isParentLocality: v.optional(v.boolean(), false),
  /** `short` for lists on a map: without what only the detail shows. */
  fields: v.optional(v.picklist(['full', 'short']), 'full'),
}

/** All points of the region while it sells the product, none otherwise (CALL-008). */
export const listProductOffices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/offices-relevant',
  summary: 'Offices of a region with stock and pickup day of a product.',
  query: v.object({
    productGuid: Guid,
    ...place,
    /** Pieces wanted; by default one step of the product's multiplicity. */
    quantity: v.optional(v.pipe(Id, v.maxValue(MAX_QUANTITY))),
  }),
  response: PickupPoints,
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  example: {
    query: { productGuid: '6b86b273-ff34-4ce1-89d6-804eff5a3f57', isParentLocality: false },
    response: pickupPointsExample,
  },
})

/** For pages and for a first choice of a shop. Without a product no point has an availability. */
export const listPickupPoints = defineEndpoint({
  method: 'GET',
  path: '/api/v1/delivery/pickup-points',
  summary: 'Offices of a region.',
  query: v.object({
    ...place,
    regionId: RegionId,
    /** Only the shop's own shops, those that `officesCount` of a region counts. */
    isShopsOnly: v.optional(v.boolean(), false),
  }),
  response: PickupPoints,
  errors: ['not-found'],
  cache: { scope: 'public', maxAge: 300 },
  example: { query: { regionId: 1, fields: 'short' } },
})

/** `available` where all lines lie in full; the day is that of the latest line. No availability for an empty cart. */
export const listCartPickupPoints = defineEndpoint({
  method: 'GET',
  path: '/api/v1/delivery/cart-pickup-points',
  summary: "Offices of a region with the pickup day of the visitor's whole cart.",
  query: v.object(place),
  response: PickupPoints,
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  example: { query: { regionId: 1, isParentLocality: false } },
})

export const getPickupPoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/delivery/pickup-point',
  summary: 'One office with everything that its detail shows; without availability.',
  query: v.object({ id: Id }),
  response: v.object({ office: PickupPoint, serverTime: v.string() }),
  errors: ['not-found'],
  cache: { scope: 'public', maxAge: 300 },
  example: { query: { id: 101 } },
})
