import { productAddress } from '@verstak/contracts/address'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { RefusalReason } from '@verstak/contracts/moderation'
import type {
  getReviewForm as form,
  getReviewNotification as notification,
  listOwnReviews as list,
  OwnReview,
} from '@verstak/contracts/reviewForm'
import type { Queryable } from '../db/openDatabase.ts'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { refusalTexts } from '../moderation/moderation.texts.ts'
import { pictureOf } from '../product/pictureOf.ts'
import type { Services } from '../services.ts'
import { findUserIdOf, userIdOf } from '../session/userIdOf.ts'
import { uploadKeyOf } from './uploadKeyOf.ts'
import { findPurchase, selectUnreviewed } from './purchase.sql.ts'
import {
  countReviewsOfUser,
  findOwnReview,
  selectReviewMedia,
  selectReviewsOfUser,
  type ReviewMediaRow,
  type ReviewRow,
} from './review.sql.ts'
import { findReviewedProduct } from './reviewScope.sql.ts'
import { wireReviewOf } from './wireReview.ts'

const DAY_MS = 24 * 60 * 60_000
/** The buyer has had time to try it, and still remembers it. */
const REMINDED_AFTER_DAYS = 3
const REMINDED_WITHIN_DAYS = 90

/** Page where a review of a product is written. */
export const addReviewAddress = (slug: string, id: number) => `${productAddress(slug, id)}add-review/`

const productOf = (row: ReviewRow) => ({
  guid: row.product_guid,
  id: row.product_id,
  name: row.product_name,
  link: productAddress(row.product_slug, row.product_id),
  image: pictureOf(row.product_picture),
})

/** @param secret of the shop, by which keys of uploads are made */
export function ownReviewOf(row: ReviewRow, media: readonly ReviewMediaRow[], secret: string): OwnReview {
  const keyOf = (guid: string) => ({ guid, key: uploadKeyOf(guid, secret) })
  const uploads = media.filter(({ upload_guid }) => upload_guid !== null)
  return {
    ...wireReviewOf(row, media),
    product: productOf(row),
    state: row.state,
    refusal: row.refusal === null ? '' : refusalTexts[row.refusal as RefusalReason],
    imageUploads: uploads.filter(({ kind }) => kind === 'image').map(({ upload_guid }) => keyOf(upload_guid!)),
    videoUploads: uploads
      .filter(({ kind }) => kind === 'video')
      .map(({ upload_guid, poster_guid }) => ({
        ...keyOf(upload_guid!),
        poster: poster_guid === null ? null : keyOf(poster_guid),
      })),
  }
}

async function readOwn(db: Queryable, rows: readonly ReviewRow[], secret: string): Promise<OwnReview[]> {
  const media = await selectReviewMedia(
    db,
    rows.map(({ id }) => id),
  )
  const byId = Map.groupBy(media, ({ review_id }) => review_id)
  return rows.map((row) => ownReviewOf(row, byId.get(row.id) ?? [], secret))
}

/** @param secret see `reviewSecret`. @throws DomainError `not-found` */
export async function getReviewForm(
  services: Pick<Services, 'db' | 'now'>,
  { productGuid }: EndpointQuery<typeof form>,
  caller: Caller,
  secret: string,
): Promise<EndpointResponse<typeof form>> {
  const { db } = services
  const product = await findReviewedProduct(db, productGuid)
  if (!product) throw notFound('productGuid', 'No such product.')
  const userId = await findUserIdOf(services, caller)
  const [own, purchase, user] =
    userId === null
      ? [undefined, undefined, undefined]
      : await Promise.all([
          findOwnReview(db, userId, product.id),
          findPurchase(db, { userId }, product.id),
          db.selectFrom('shop_user').select(['first_name', 'email']).where('id', '=', userId).executeTakeFirst(),
        ])
  const { guid, id, name, slug, picture } = product
  return {
    product: { guid, id, name, link: productAddress(slug, id), image: pictureOf(picture) },
    characteristicNames: product.rating_names,
    purchase: purchase
      ? { orderNumber: String(purchase.number), receivedAt: purchase.received_at.toISOString() }
      : null,
    own: own ? ((await readOwn(db, [own], secret))[0] ?? null) : null,
    author: {
      name: own?.author_name ?? user?.first_name ?? '',
      city: own?.author_city ?? '',
      email: own?.email ?? user?.email ?? '',
    },
  }
}

/** @throws DomainError `sign-in-required` */
export async function listOwnReviews(
  services: Pick<Services, 'db' | 'now'>,
  { page, itemsPerPage }: EndpointQuery<typeof list>,
  caller: Caller,
  secret: string,
): Promise<EndpointResponse<typeof list>> {
  const userId = await userIdOf(services, caller)
  const [rows, total] = await Promise.all([
    selectReviewsOfUser(services.db, userId, { limit: itemsPerPage, offset: (page - 1) * itemsPerPage }),
    countReviewsOfUser(services.db, userId),
  ])
  return { reviews: await readOwn(services.db, rows, secret), total }
}

/** @throws DomainError `sign-in-required`, `not-found` for the id of another user */
export async function getReviewNotification(
  services: Pick<Services, 'db' | 'now'>,
  { id }: EndpointQuery<typeof notification>,
  caller: Caller,
): Promise<EndpointResponse<typeof notification>> {
  const userId = await userIdOf(services, caller)
  if (id !== userId) throw notFound('id', 'No such user.')
  const now = services.now().getTime()
  const received = {
    from: new Date(now - REMINDED_WITHIN_DAYS * DAY_MS),
    to: new Date(now - REMINDED_AFTER_DAYS * DAY_MS),
  }
  const [product] = await selectUnreviewed(services.db, userId, received, 1)
  if (!product) return { status: 'error', img: '', url: '', name: '' }
  const { name, slug, picture, product_id: productId } = product
  return { status: 'success', img: pictureOf(picture), url: addReviewAddress(slug, productId), name }
}
