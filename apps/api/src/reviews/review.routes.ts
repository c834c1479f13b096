import * as endpoints from '@verstak/contracts/review'
import * as forms from '@verstak/contracts/reviewForm'
import * as media from '@verstak/contracts/reviewMedia'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { confirmByForm, confirmReview } from './confirmReview.ts'
import { deleteReview } from './deleteReview.ts'
import { getReviewModalInfo } from './getReviewModalInfo.ts'
import { listCategoryReviews } from './listCategoryReviews.ts'
import { listReviewMedia } from './listReviewMedia.ts'
import { listReviews } from './listReviews.ts'
import { getReviewForm, getReviewNotification, listOwnReviews } from './ownReviews.ts'
import { reviewSecret } from './reviewVoter.ts'
import { saveReview } from './saveReview.ts'
import { listOwnVotes, saveVote, voteByForm } from './saveVote.ts'

/** Four long texts in Russian, and the keys of ten uploads. */
const REVIEW_LIMIT_BYTES = 256 * 1024

export function reviewRoutes(binder: Binder, services: Services): void {
  const { bindForBuyer, bindForm, bindPersonal, bindPublic } = binder
  bindForBuyer(endpoints.listReviews, async ({ query }, _buyer, caller) =>
    listReviews(services, query, caller && (await findUserIdOf(services, caller))),
  )
  bindPublic(endpoints.listCategoryReviews, ({ query }) => listCategoryReviews(services, query))
  bindPublic(media.listReviewMedia, ({ query }) => listReviewMedia(services, query))
  bindPersonal(media.getReviewModalInfo, ({ query }, caller) => getReviewModalInfo(services, query, caller))
  bindPersonal(endpoints.saveVote, ({ body }, caller) => saveVote(services, body, caller))
  bindPersonal(endpoints.listOwnVotes, (_, caller) => listOwnVotes(services, caller))
  bindForm(endpoints.REVIEW_VOTE_FORM_PATH, (fields, caller, from) => voteByForm(services, fields, caller, from))
  bindPersonal(forms.getReviewForm, async ({ query }, caller) =>
    getReviewForm(services, query, caller, await reviewSecret(services.db)),
  )
  bindPersonal(forms.saveReview, ({ body }, caller) => saveReview(services, body, caller), {
    bodyLimitBytes: REVIEW_LIMIT_BYTES,
  })
  bindPersonal(forms.deleteReview, ({ body }, caller) => deleteReview(services, body, caller))
  bindPersonal(forms.confirmReview, ({ body }, caller) => confirmReview(services, body.key, caller))
  bindForm(forms.REVIEW_CONFIRM_FORM_PATH, (fields, caller, from) => confirmByForm(services, fields, caller, from))
  bindPersonal(forms.listOwnReviews, async ({ query }, caller) =>
    listOwnReviews(services, query, caller, await reviewSecret(services.db)),
  )
  bindPersonal(forms.getReviewNotification, ({ query }, caller) => getReviewNotification(services, query, caller))
}
