import * as endpoints from '@verstak/contracts/review'
import * as media from '@verstak/contracts/reviewMedia'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { getReviewModalInfo } from './getReviewModalInfo.ts'
import { listCategoryReviews } from './listCategoryReviews.ts'
import { listReviewMedia } from './listReviewMedia.ts'
import { listReviews } from './listReviews.ts'

export function reviewRoutes({ bindForBuyer, bindPersonal, bindPublic }: Binder, services: Services): void {
  bindForBuyer(endpoints.listReviews, async ({ query }, _buyer, caller) =>
    listReviews(services, query, caller && (await findUserIdOf(services, caller))),
  )
  bindPublic(endpoints.listCategoryReviews, ({ query }) => listCategoryReviews(services, query))
  bindPublic(media.listReviewMedia, ({ query }) => listReviewMedia(services, query))
  bindPersonal(media.getReviewModalInfo, ({ query }, caller) => getReviewModalInfo(services, query, caller))
}
