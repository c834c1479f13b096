import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { RegionId } from './id.contract.ts'
import { DeliveryType } from './order.contract.ts'
import { Kopecks } from './price.contract.ts'

const Guid = v.pipe(v.string(), v.uuid())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Products that one call asks about. */
export const MOST_DELIVERED = 200

/** A way in which a product can be had, and when. */
export const DeliveryMethod = v.object({
  type: DeliveryType,
  /** ISO date in the region's time zone. */
  date: v.string(),
  /** Russian: today, tomorrow, else day and month. */
  dateText: v.string(),
  /** Of the delivery, kopecks. */
  price: Kopecks,
})

/** What the server knows of a product's delivery. */
export const DeliveredProduct = v.object({
  /** Of one piece for who asks, kopecks. */
  price: Kopecks,
  isConsumable: v.boolean(),
  /** Pieces; 0 when no office is selected. */
  countInSelectedOffice: Count,
  /** None when the region cannot sell it. */
  deliveryMethods: v.array(DeliveryMethod),
})
export type DeliveredProduct = v.InferOutput<typeof DeliveredProduct>

/** The page sends what it believes, the answer says what is; products that are gone are left out (API-041). */
export const getDeliveryData = defineEndpoint({
  method: 'POST',
  path: '/api/v1/delivery/data',
  summary: 'When and how products can be had, at the selected office or in the region.',
  body: v.object({
    /** Null or left out when the visitor has chosen none. */
    selectedOfficeGuid: v.optional(v.nullable(Guid)),
    /** Of the office unless told; the active region without an office. */
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
      v.maxEntries(MOST_DELIVERED),
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
