import type { createDiscussion as endpoint, DiscussionSource } from '@verstak/contracts/discussion'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { recordConsent } from '../consent/recordConsent.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput, notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { allowText } from '../moderation/allowText.ts'
import { checkText } from '../moderation/textMarks.ts'
import { findReviewedProduct, type ScopeRow } from '../reviews/reviewScope.sql.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { discussionTexts } from './discussion.texts.ts'

/** What both calls send. */
export interface NewDiscussion {
  productGuid: string
  /** '' or null: it answers nothing. */
  parentGuid: string | null
  sourceId: DiscussionSource
  name: string
  email: string
  text: string
  isSubscribed: boolean
  captcha: string
}

/** What is answered. */
export interface AnsweredRow {
  review_id: number | null
  parent_id: number | null
  root_id: number | null
  product_id: number
}

/**
 * Keeps a question, a comment or an answer until the moderation.
 * @throws DomainError `not-found`, `rate-limited`, `invalid-input`
 */
export async function createDiscussion(
  services: Services,
  { productGuid, parentGuid, sourceId, name, email, text, isSubscribed, captcha }: NewDiscussion,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const { db, now } = services
  const product = await findReviewedProduct(db, productGuid)
  if (!product) throw notFound('productGuid', 'No such product.')
  const answered = parentGuid ? await findAnswered(db, parentGuid, product) : null
  if (!answered && sourceId === 1)
    throw invalidInput('parentDiscussionGuid', 'required', 'An answer to a review names it.')
  await allowText(services, caller, captcha)
  const userId = await findUserIdOf(services, caller)
  return db.transaction().execute(async (transaction) => {
    const { guid } = await transaction
      .insertInto('discussion')
      .values({
        ...(await checkText(transaction, `${name}\n${text}`)),
        ...(answered ?? { review_id: null, parent_id: null, root_id: null, product_id: product.id }),
        source_id: sourceId,
        user_id: userId,
        author_name: name,
        email,
        text,
        is_subscribed: isSubscribed,
        state: 'waiting',
        refusal: null,
        created_at: now(),
        decided_at: null,
        decided_by: null,
      })
      .returning('guid')
      .executeTakeFirstOrThrow()
    const person = { userId, email, phone: null }
    await recordConsent(transaction, {
      form: 'discussion',
      purposes: ['personal-data'],
      person,
      from: caller,
      now: now(),
    })
    return { guid, state: 'waiting' }
  })
}

/**
 * A published discussion or review of the product or its variants.
 * @throws DomainError `not-found`, `invalid-input` for what stands on another site
 */
async function findAnswered(db: Queryable, guid: string, product: ScopeRow): Promise<AnsweredRow> {
  const found = await findPublished(db, guid)
  if (!found || !product.group_ids.includes(found.product_id)) throw notFound('parentDiscussionGuid', 'Nothing such.')
  const { is_third_party: isThirdParty, ...answered } = found
  if (isThirdParty) {
    const message = 'What stands on another site cannot be answered.'
    throw invalidInput('parentDiscussionGuid', 'third-party', message, discussionTexts.thirdParty)
  }
  return answered
}

/** What is published under a guid, as what answers it stores it. */
export async function findPublished(
  db: Queryable,
  guid: string,
): Promise<(AnsweredRow & { is_third_party: boolean }) | undefined> {
  const discussion = await db
    .selectFrom('discussion')
    .select(['id', 'root_id', 'review_id', 'product_id', 'is_third_party'])
    .where('guid', '=', guid)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  if (discussion) {
    const { id, root_id, ...rest } = discussion
    return { ...rest, parent_id: id, root_id: root_id ?? id }
  }
  const review = await db
    .selectFrom('review')
    .select(['id as review_id', 'product_id', 'is_third_party'])
    .where('guid', '=', guid)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  return review && { ...review, parent_id: null, root_id: null }
}
