import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { listModeration, ModerationKind, ModerationMark } from '@verstak/contracts/moderation'
import type { PublicationState } from '@verstak/contracts/reviewForm'
import { reviewsPageTexts as texts } from './reviewsPage.texts.ts'

type Queue = EndpointResponse<typeof listModeration>

/** A text of the queue, whatever its kind. */
export interface QueueItem {
  kind: ModerationKind
  guid: string
  author: string
  email: string
  createdAt: string
  /** «Отзыв, 4 из 5», «Вопрос». */
  what: string
  isBought: boolean
  /** Its parts with their names; one without a name for questions. */
  parts: { name: string; text: string }[]
  photos: string[]
  videos: string[]
  marks: readonly ModerationMark[]
  state: PublicationState
  product: { name: string; link: string }
}

/** The texts of a queue in its order. */
export function queueItems({ reviews, discussions }: Queue): QueueItem[] {
  return [
    ...reviews.map((review): QueueItem => {
      const { content, author } = review
      const parts = (['advantages', 'disadvantages', 'comment', 'reasonToBuy'] as const)
        .map((key) => ({ name: texts[key], text: content[key] }))
        .filter(({ text }) => text !== '')
      return {
        kind: 'review',
        author: [author.name, author.city].filter(Boolean).join(', '),
        what: texts.stars(review.productRating),
        isBought: review.isPurchasedInVi,
        parts,
        photos: review.images.map(({ preview, url }) => preview ?? url),
        videos: review.videos.map(({ url }) => url),
        ...common(review),
      }
    }),
    ...discussions.map((discussion): QueueItem => ({
      kind: 'discussion',
      author: discussion.author.name,
      what: texts.sources[discussion.sourceId] ?? '',
      isBought: false,
      parts: [{ name: '', text: discussion.text }],
      photos: [],
      videos: [],
      ...common(discussion),
    })),
  ]
}

const common = ({
  guid,
  email,
  createdAt,
  marks,
  state,
  product,
}: Pick<QueueItem, 'guid' | 'email' | 'createdAt' | 'marks' | 'state' | 'product'>) => ({
  guid,
  email,
  createdAt,
  marks,
  state,
  product,
})
