import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id } from './id.contract.ts'

/** A product that the user has got and not reviewed. */
export const Purchase = v.object({
  productId: Id,
  productGuid: v.pipe(v.string(), v.uuid()),
  code: v.string(),
  name: v.string(),
  link: v.string(),
  image: v.string(),
  /** The last order with it. */
  orderGuid: v.pipe(v.string(), v.uuid()),
  orderNumber: v.string(),
  /** ISO time at which it was handed over. */
  receivedAt: v.string(),
})
export type Purchase = v.InferOutput<typeof Purchase>

/** Clients take a failure for null (API-006). */
export const listNotReviewed = defineEndpoint({
  method: 'GET',
  path: '/api/v1/purchase-history/not-reviewed',
  summary: 'Products that the user has got and not reviewed, the last one first.',
  query: v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 10),
  }),
  response: v.object({ products: v.array(Purchase), total: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  errors: ['sign-in-required'],
  cache: { scope: 'personal' },
  example: { query: { page: 1, limit: 10 } },
})
