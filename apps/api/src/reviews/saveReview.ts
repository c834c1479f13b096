import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { ReviewInput, saveReview as endpoint } from '@verstak/contracts/reviewForm'
import { MAX_REVIEW_MEDIA } from '@verstak/contracts/reviewForm'
import { productAddress } from '@verstak/contracts/address'
import { sql } from 'kysely'
import { recordConsent } from '../consent/recordConsent.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput, notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { sendMail } from '../messages/sendMail.ts'
import { allowText } from '../moderation/allowText.ts'
import { checkText } from '../moderation/textMarks.ts'
import { deriveSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { findPurchase } from './purchase.sql.ts'
import { confirmationLetter, reviewTexts } from './review.texts.ts'
import { countReview, lockProductReviews } from './reviewCounts.sql.ts'
import { putReviewMedia } from './reviewMedia.sql.ts'
import { findReviewedProduct, type ScopeRow } from './reviewScope.sql.ts'
import { reviewSecret } from './reviewVoter.ts'

/**
 * Keeps a review until the moderation, in the place of the one that the user has of this product. A guest's waits for the
 * link of a letter first.
 * @throws DomainError `not-found`, `rate-limited`, `invalid-input` with a sentence at its field
 */
export async function saveReview(
  services: Services,
  input: ReviewInput,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const product = await findReviewedProduct(services.db, input.productGuid)
  if (!product) throw notFound('productGuid', 'No such product.')
  checkInput(input, product)
  await allowText(services, caller, input.captcha)
  const userId = await findUserIdOf(services, caller)
  return services.db.transaction().execute(async (db) => {
    await lockProductReviews(db, product.id)
    const known = await findKnown(db, product.id, userId, input.author.email)
    if (known && userId === null && known.state !== 'unconfirmed')
      throw invalidInput('author.email', 'exists', 'This e-mail has reviewed the product.', reviewTexts.isKnown)
    const now = services.now()
    const values = { ...(await valuesOf(db, input, known?.id ?? null)), updated_at: now }
    const state = userId === null ? ('unconfirmed' as const) : ('waiting' as const)
    const own = {
      state,
      user_id: userId,
      is_purchased: userId !== null && (await findPurchase(db, { userId }, product.id)) !== undefined,
      refusal: null,
      decided_at: null,
      decided_by: null,
    }
    if (known?.state === 'approved') await countReview(db, product.id, known, -1)
    const { id, guid } = known
      ? await db
          .updateTable('review')
          .set({ ...values, ...own })
          .where('id', '=', known.id)
          .returning(['id', 'guid'])
          .executeTakeFirstOrThrow()
      : await db
          .insertInto('review')
          .values({ ...values, ...own, product_id: product.id, created_at: now })
          .returning(['id', 'guid'])
          .executeTakeFirstOrThrow()
    await putReviewMedia(db, id, input, now)
    const person = { userId, email: input.author.email, phone: null }
    await recordConsent(db, { form: 'review', purposes: ['personal-data'], person, from: caller, now })
    if (userId === null) await askToConfirm(services, db, { guid, product, email: input.author.email, caller })
    return { guid, state }
  })
}

function checkInput({ characteristicRatings, images, videos }: ReviewInput, { rating_names }: ScopeRow): void {
  characteristicRatings.forEach(({ name }, place) => {
    const isRepeated = characteristicRatings.findIndex((other) => other.name === name) !== place
    if (isRepeated || !rating_names.includes(name))
      throw invalidInput(`characteristicRatings.${place}`, 'unknown', 'No such rating.', reviewTexts.characteristic)
  })
  if (images.length + videos.length > MAX_REVIEW_MEDIA)
    throw invalidInput('images', 'many', `At most ${MAX_REVIEW_MEDIA}.`, reviewTexts.tooManyMedia)
}

const findKnown = (db: Queryable, productId: number, userId: number | null, email: string) => {
  const reviews = db.selectFrom('review').selectAll().where('product_id', '=', productId).forUpdate()
  return (
    userId === null
      ? reviews.where('user_id', 'is', null).where(sql`lower(email)`, '=', email.toLowerCase())
      : reviews.where('user_id', '=', userId)
  ).executeTakeFirst()
}

async function valuesOf(
  db: Queryable,
  { rating, experience, content, author, ...input }: ReviewInput,
  id: number | null,
) {
  const checked = await checkText(db, [author.name, author.city, ...Object.values(content)].join('\n'), id)
  return {
    ...checked,
    rating,
    experience,
    author_name: author.name,
    author_city: author.city,
    email: author.email,
    advantages: content.advantages,
    disadvantages: content.disadvantages,
    comment: content.comment,
    reason_to_buy: content.reasonToBuy,
    // pg would write an array as one of PostgreSQL.
    characteristic_ratings: sql<
      { name: string; rating: number }[]
    >`${JSON.stringify(input.characteristicRatings)}::jsonb`,
    has_images: input.images.length > 0,
    has_videos: input.videos.length > 0,
  }
}

/** Key of the letter: whoever has it reads the mail of that address. */
export const confirmationKey = async (db: Queryable, guid: string): Promise<string> =>
  `${guid}.${deriveSecret(await reviewSecret(db), `confirm ${guid}`)}`

async function askToConfirm(
  services: Services,
  db: Queryable,
  { guid, product, email, caller }: { guid: string; product: ScopeRow; email: string; caller: Caller },
): Promise<void> {
  const key = await confirmationKey(db, guid)
  const link = `${caller.origin}${productAddress(product.slug, product.id)}otzyvy/?confirm=${key}`
  await sendMail(services, db, { to: email, purpose: 'review-confirmation', ...confirmationLetter(product.name, link) })
}
