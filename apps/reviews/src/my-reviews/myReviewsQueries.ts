import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listOwnDiscussions } from '@verstak/contracts/discussion'
import { listNotReviewed } from '@verstak/contracts/purchaseHistory'
import { listOwnReviews } from '@verstak/contracts/reviewForm'

/** Rows of one page. */
export const ROWS = 10

/** What the user has written, in all its states; the newest first. */
export const ownReviewsQuery = (call: ApiCall, page: number) =>
  endpointQuery(call, listOwnReviews, { query: { page, itemsPerPage: ROWS } })

/** His questions, comments and answers. */
export const ownDiscussionsQuery = (call: ApiCall, page: number) =>
  endpointQuery(call, listOwnDiscussions, { query: { page, itemsPerPage: ROWS } })

/** What he has got and not reviewed. */
export const notReviewedQuery = (call: ApiCall) =>
  endpointQuery(call, listNotReviewed, { query: { page: 1, limit: 4 } })
