import { productAddress } from '@verstak/contracts/address'
import { notFound, DomainError } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { fitsHash, hashSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { findPurchase } from './purchase.sql.ts'
import { lockProductReviews } from './reviewCounts.sql.ts'
import { confirmationKey } from './saveReview.ts'

const GUID = /^[0-9a-f-]{36}$/

/** @throws DomainError `not-found` for an unknown key, `rate-limited` */
export async function confirmReview(
  { db, limits, now }: Pick<Services, 'db' | 'limits' | 'now'>,
  key: string,
  { ip }: Pick<Caller, 'ip'>,
): Promise<{ link: string }> {
  await limits.spend('reviewTextsPerIp', ip)
  const [guid = ''] = key.split('.')
  const isOwn = GUID.test(guid) && fitsHash(key, hashSecret(await confirmationKey(db, guid)))
  const review = isOwn
    ? await db
        .selectFrom('review')
        .innerJoin('product', 'product.id', 'product_id')
        .select(['review.id', 'product_id', 'email', 'slug'])
        .where('review.guid', '=', guid)
        .executeTakeFirst()
    : undefined
  if (!review) throw notFound('key', 'No such key.')
  const { id, product_id: productId, email, slug } = review
  await db.transaction().execute(async (transaction) => {
    await lockProductReviews(transaction, productId)
    const isPurchased = email !== null && (await findPurchase(transaction, { email }, productId)) !== undefined
    await transaction
      .updateTable('review')
      .set({ state: 'waiting', is_purchased: isPurchased, updated_at: now() })
      .where('id', '=', id)
      .where('state', '=', 'unconfirmed')
      .execute()
  })
  return { link: `${productAddress(slug, productId)}otzyvy/` }
}

/** The form of the letter's page. @returns address of the page, which says how it went */
export async function confirmByForm(
  services: Pick<Services, 'db' | 'limits' | 'now'>,
  { key = '' }: Record<string, string>,
  caller: Pick<Caller, 'ip'>,
  from: string,
): Promise<string> {
  try {
    return `${(await confirmReview(services, key, caller)).link}?confirmed=yes`
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return `${from.split('?')[0]}?confirmed=no`
  }
}
