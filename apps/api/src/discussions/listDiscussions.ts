import { productAddress } from '@verstak/contracts/address'
import type { listDiscussions as endpoint, listOwnDiscussions as own } from '@verstak/contracts/discussion'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { RefusalReason } from '@verstak/contracts/moderation'
import { notFound } from '../DomainError.ts'
import { refusalTexts } from '../moderation/moderation.texts.ts'
import { pictureOf } from '../product/pictureOf.ts'
import { findReviewedProduct } from '../reviews/reviewScope.sql.ts'
import type { Services } from '../services.ts'
import {
  countDiscussionsOfUser,
  countQuestions,
  countReviewAnswers,
  selectAnswers,
  selectDiscussionsOfUser,
  selectQuestions,
  selectReviewAnswers,
} from './discussion.sql.ts'
import { threadsOf, wireDiscussionOf } from './wireDiscussion.ts'
import { readSettings } from '../settings/readSettings.ts'

const MAX_ANSWERS = 100

/** @throws DomainError `not-found` for an unknown product or a review that is not published */
export async function listDiscussions(
  { db }: Pick<Services, 'db'>,
  { productGuid, reviewGuid, page, itemsPerPage }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const product = await findReviewedProduct(db, productGuid)
  if (!product) throw notFound('productGuid', 'No such product.')
  const slice = { limit: itemsPerPage, offset: (page - 1) * itemsPerPage }
  const review = reviewGuid === undefined ? null : await findPublished(db, reviewGuid)
  const [roots, total] = await Promise.all(
    review === null
      ? [selectQuestions(db, product.id, slice), countQuestions(db, product.id)]
      : [selectReviewAnswers(db, review.id, slice), countReviewAnswers(db, review.id)],
  )
  const { shopName } = await readSettings(db)
  const answers = await selectAnswers(
    db,
    roots.map(({ id }) => id),
    MAX_ANSWERS,
  )
  return {
    discussions: threadsOf(roots, answers, shopName),
    pagination: { page, itemsPerPage, total, isLast: page * itemsPerPage >= total },
  }
}

async function findPublished(db: Services['db'], guid: string): Promise<{ id: number }> {
  const review = await db
    .selectFrom('review')
    .select('id')
    .where('guid', '=', guid)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  if (!review) throw notFound('reviewGuid', 'No such review.')
  return review
}

export async function listOwnDiscussions(
  { db }: Pick<Services, 'db'>,
  { page, itemsPerPage }: EndpointQuery<typeof own>,
  userId: number,
): Promise<EndpointResponse<typeof own>> {
  const [rows, total] = await Promise.all([
    selectDiscussionsOfUser(db, userId, { limit: itemsPerPage, offset: (page - 1) * itemsPerPage }),
    countDiscussionsOfUser(db, userId),
  ])
  const { shopName } = await readSettings(db)
  const discussions = rows.map((row) => ({
    ...wireDiscussionOf(row, shopName),
    product: {
      id: row.product_id,
      name: row.product_name,
      link: productAddress(row.product_slug, row.product_id),
      image: pictureOf(row.product_picture),
    },
    state: row.state,
    refusal: row.refusal === null ? '' : refusalTexts[row.refusal as RefusalReason],
  }))
  return { discussions, total }
}
