import { productAddress } from '@verstak/contracts/address'
import type { Review, ReviewImage, ReviewVideo } from '@verstak/contracts/review'
import { sizedPicture } from '@verstak/drawings'
import { pictureOf } from '../product/pictureOf.ts'
import { mediaAddress } from '../uploads/mediaAddress.ts'
import type { ReviewMediaRow, ReviewRow } from './review.sql.ts'

/** A picture of the shop in the sizes of a photo and of its thumbnail. */
function imageOfShop(picture: string): ReviewImage {
  const [drawing = '', livery = '', view] = picture.split('/')
  const template = pictureOf(`${drawing}/${livery}`, view).replace('{format}', 'webp')
  return { url: sizedPicture(template, '1120'), preview: sizedPicture(template, '240'), width: 1120, height: 1120 }
}

/** A photo with its thumbnail. */
export function imageOf({ picture, upload_guid, width, height }: ReviewMediaRow): ReviewImage {
  if (picture !== null) return imageOfShop(picture)
  const guid = upload_guid!
  const size = width !== null && height !== null ? { width, height } : {}
  return { url: mediaAddress(guid, 'large'), preview: mediaAddress(guid, 'small'), ...size }
}

/** A video with its poster; without one '' stands there. */
export const videoOf = ({ upload_guid, poster_guid }: ReviewMediaRow): ReviewVideo => ({
  url: mediaAddress(upload_guid!, 'video'),
  preview: poster_guid === null ? '' : mediaAddress(poster_guid, 'large'),
})

/** A review as it is shown. @param isLike the viewer's vote; undefined = none, or nobody's answer */
export function wireReviewOf(row: ReviewRow, media: readonly ReviewMediaRow[], isLike?: boolean): Review {
  return {
    guid: row.guid,
    productGuid: row.product_guid,
    groupProduct: { name: row.product_name, link: productAddress(row.product_slug, row.product_id) },
    author: { name: row.author_name, city: row.author_city },
    createdAt: row.created_at.toISOString(),
    productRating: row.rating,
    experience: row.experience,
    isPurchasedInVi: row.is_purchased,
    isThirdParty: row.is_third_party,
    content: {
      advantages: row.advantages,
      disadvantages: row.disadvantages,
      comment: row.comment,
      reasonToBuy: row.reason_to_buy,
    },
    characteristicRatings: row.characteristic_ratings,
    images: media.filter(({ kind }) => kind === 'image').map(imageOf),
    videos: media.filter(({ kind }) => kind === 'video').map(videoOf),
    voteStatistics: {
      likes: row.likes,
      dislikes: row.dislikes,
      userVotingType: isLike === undefined ? 'none' : isLike ? 'like' : 'dislike',
    },
    answersCount: row.answers,
  }
}
