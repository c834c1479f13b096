import type { ApiCall } from '@verstak/api-client/call'
import { listDocuments } from '@verstak/contracts/document'
import { listNotReviewed } from '@verstak/contracts/purchaseHistory'
import { listOftenBought } from '@verstak/contracts/purchaseList'
import { listOrders } from '@verstak/contracts/userOrders'
import { balanceQuery } from '../balance-page/balanceQuery.ts'
import { listsQuery } from '../lists-page/listsQueries.ts'
import { ownQuery } from '../own-page/ownQuery.ts'
import { wholesaleQuery } from '../personal-price-page/wholesaleQuery.ts'

/** Orders of a block. */
export const FEW = 4

/** Orders under way that wait for no money; null for a guest. */
export const movingQuery = (call: ApiCall) =>
  ownQuery(call, listOrders, { query: { state: 'moving', page: 1, limit: FEW } })

// The page does without each of these: a failure hides its block.
const optional = { retry: false } as const

/** Orders that wait for money. */
export const unpaidQuery = (call: ApiCall) => ({
  ...ownQuery(call, listOrders, { query: { state: 'unpaid', page: 1, limit: FEW } }),
  ...optional,
})

/** Products that the user has got and not reviewed. Of a failure nothing is told (API-006). */
export const notReviewedQuery = (call: ApiCall) => ({
  ...ownQuery(call, listNotReviewed, { query: { page: 1, limit: 3 } }),
  ...optional,
})

/** What the buyer orders again and again. */
export const oftenQuery = (call: ApiCall, regionId: number) => ({
  ...ownQuery(call, listOftenBought, { query: { regionId } }),
  ...optional,
})

/** What the organization owes: not for purchasers, nor for who buys for himself. */
export const debtQuery = (call: ApiCall) => ({ ...balanceQuery(call, { from: null, to: null, page: 1 }), ...optional })

/** The wholesale level of the organization. */
export const levelQuery = (call: ApiCall) => ({ ...wholesaleQuery(call), ...optional })

/** The last paper of the organization, and how many there are. */
export const papersQuery = (call: ApiCall) => ({
  ...ownQuery(call, listDocuments, { query: { page: 1, limit: 1 } }),
  ...optional,
})

/** Lists for repeated purchase. */
export const savedListsQuery = (call: ApiCall) => ({ ...listsQuery(call), ...optional })
