import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { RegionId } from './id.contract.ts'
import { DeliveryType } from './order.contract.ts'
import { Kopecks } from './price.contract.ts'

const Guid = v.pipe(v.string(), v.uuid())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Maximum number of products per call. */
export const MAX_DELIVERED = 200

/** A delivery method of a product, with its date. */
export const DeliveryMethod = v.object({
  type: DeliveryType,
  /** ISO date in the region's time zone. */
  date: v.string(),
  /** Russian: today, tomorrow, else day and month. */
  dateText: v.string(),
  /** Price of the delivery of one piece, in the courier's first zone, kopecks; null: by agreement. */
  price: v.nullable(Kopecks),
})

/** The server's delivery data of a product. */
export const DeliveredProduct = v.object({
  /** The caller's price of one piece, kopecks. */
  price: Kopecks,
  isConsumable: v.boolean(),
  /** Pieces; 0 when no office is selected. */
  countInSelectedOffice: Count,
  /** Empty when the product cannot be sold in the region. */
  deliveryMethods: v.array(DeliveryMethod),
})
export type DeliveredProduct = v.InferOutput<typeof DeliveredProduct>

/**
 * The page sends its current values, the answer has the actual ones; products no longer sold are left out (API-041).
 */
export const getDeliveryData = defineEndpoint({
  method: 'POST',
  path: '/api/v1/delivery/data',
  summary: 'When and how products can be had, at the selected office or in the region.',
  body: v.object({
    /** Null or omitted when the visitor has not chosen one. */
    selectedOfficeGuid: v.optional(v.nullable(Guid)),
    /** By default the office's region; without an office, the active region. */
    regionId: v.optional(RegionId),
    products: v.pipe(
      v.record(
        Guid,
        v.object({
          price: v.optional(Kopecks),
          isConsumable: v.optional(v.boolean()),
          countInSelectedOffice: v.optional(Count),
          deliveryMethods: v.optional(v.pipe(v.array(v.string()), v.maxLength(20))),
        }),
      ),
      v.maxEntries(MAX_DELIVERED),
    ),
  }),
  response: v.object({ products: v.record(Guid, DeliveredProduct) }),
  errors: ['not-found'],
  cache: { scope: 'personal' },
  example: {
    body: {
      selectedOfficeGuid: null,
      regionId: 1,
      products: { '6b86b273-ff34-4ce1-89d6-804eff5a3f57': { price: 129_900, isConsumable: false } },
    },
  },
})
