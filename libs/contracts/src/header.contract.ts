import * as v from 'valibot'
import { CartTotals } from './cart.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { RegionId } from './id.contract.ts'

/** Number of marked products. Of two answers the one with the bigger revision is newer. */
const MarkCount = v.object({ count: v.number(), revision: v.optional(v.number()) })

/** Badges of the header (SHELL-037). */
export const getAggregateInfo = defineEndpoint({
  method: 'GET',
  path: '/api/v1/header/aggregate-info',
  summary: 'Counts for the badges of the header.',
  query: v.object({
    /** For the cart's sums; by default the visitor's active region. */
    regionId: v.optional(RegionId),
  }),
  response: v.object({
    compare: MarkCount,
    favorites: MarkCount,
    order: v.object({ activeOrdersCount: v.number() }),
    cart: v.object({ totals: CartTotals }),
  }),
  errors: [],
  cache: { scope: 'personal' },
  example: { query: { regionId: 1 } },
})
