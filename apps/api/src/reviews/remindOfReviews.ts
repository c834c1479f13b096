import type { JobPayload } from '../jobs/jobPayloads.ts'
import { sendMail } from '../messages/sendMail.ts'
import type { Services } from '../services.ts'
import { addReviewAddress } from './ownReviews.ts'
import { selectUnreviewed } from './purchase.sql.ts'
import { reminderLetter } from './review.texts.ts'

/** When buyers are asked, after they have got their order. */
export const REMINDER_DELAY_MS = 7 * 24 * 60 * 60_000
const MAX_PRODUCTS = 3

/** Asks a user by a letter what he thinks of his order; of each product once, and of none that he has reviewed. */
export async function remindOfReviews(
  services: Pick<Services, 'db' | 'jobs' | 'messages' | 'now'>,
  { orderGuid }: JobPayload<'remind-of-reviews'>,
): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const order = await db
      .selectFrom('customer_order')
      .innerJoin('shop_user', 'shop_user.id', 'customer_order.user_id')
      .select(['shop_user.id as user_id', 'shop_user.email', 'page_origin'])
      .where('guid', '=', orderGuid)
      .executeTakeFirst()
    if (!order?.email || order.page_origin === '') return
    const { user_id: userId, email, page_origin: origin } = order
    const products = await selectUnreviewed(db, userId, { orderGuid }, MAX_PRODUCTS)
    if (products.length === 0) return
    const now = services.now()
    const asked = await db
      .insertInto('review_reminder')
      .values(products.map(({ product_id }) => ({ user_id: userId, product_id, sent_at: now })))
      .onConflict((row) => row.doNothing())
      .returning('product_id')
      .execute()
    const fresh = products.filter(({ product_id: id }) => asked.some(({ product_id }) => product_id === id))
    if (fresh.length === 0) return
    const links = fresh.map(({ name, slug, product_id: id }) => ({ name, link: origin + addReviewAddress(slug, id) }))
    await sendMail(services, db, { to: email, purpose: 'review-reminder', ...reminderLetter(links) })
  })
}
