import { readApiError } from '@verstak/api-client/readApiError'
import { EXPERIENCES } from '@verstak/contracts/review'
import { MAX_REVIEW_CHARACTERS, saveReview, type PublicationState } from '@verstak/contracts/reviewForm'
import { NAMED_RATING } from '@verstak/contracts/textForm'
import type { UploadKey } from '@verstak/contracts/upload'
import { defineForm } from '@verstak/form/defineForm'
import type { FormOutcome } from '@verstak/form/formLogic'
import type { Host } from '@verstak/host'
import { Email } from '@verstak/validators/email.schema'
import { emailMessages } from '@verstak/validators/email.texts'
import { CommentName } from '@verstak/validators/personName.schema'
import { commentNameMessages } from '@verstak/validators/personName.texts'
import * as v from 'valibot'
import { uploadTexts } from '@verstak/remote-kit/uploads/uploads.texts'
import type { UploadItem } from '@verstak/remote-kit/uploads/uploadItem'
import { addReviewTexts as texts } from './addReview.texts.ts'

/** What the form sends besides its fields. */
export interface ReviewContext {
  host: Host
  productGuid: string
  characteristicNames: readonly string[]
  /** All photos and videos of the form. */
  items: readonly UploadItem[]
  takeCaptcha: () => string | null
}

const Text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_REVIEW_CHARACTERS, 'long')), '')

const fields = {
  rating: v.optional(v.pipe(v.string(), v.regex(/^[1-5]$/)), ''),
  experience: v.optional(v.nullable(v.picklist(EXPERIENCES)), null),
  advantages: Text,
  disadvantages: Text,
  comment: Text,
  reasonToBuy: Text,
  name: v.pipe(CommentName, v.maxLength(100, 'long')),
  city: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'long')), ''),
  email: Email,
  // Named so that the server's faults of both land here.
  images: v.optional(v.string(), ''),
}

const words = {
  rating: texts.ratingRequired,
  advantages: texts.long,
  disadvantages: texts.long,
  comment: texts.long,
  reasonToBuy: texts.long,
  images: uploadTexts.unfinished,
  name: { ...commentNameMessages, long: texts.nameLong },
  city: texts.nameLong,
  email: emailMessages,
}

/** A review. What is not finished uploading is told at the photos; everything stays in the form. */
export const reviewLogic = defineForm({
  schema: ({ characteristicNames }: ReviewContext) =>
    v.object({
      ...fields,
      // One radio group for each name; a name may hold any signs.
      ...(Object.fromEntries(
        characteristicNames.map((_, index) => [NAMED_RATING + index, v.optional(v.string(), '')]),
      ) as Record<never, never>),
    }),
  words,
  faultsOf: (_, { items }) => (items.some(({ state }) => state !== 'ready') ? { images: uploadTexts.unfinished } : {}),
  async send(values, context): Promise<FormOutcome<keyof typeof fields, SentReview, { kind: 'captcha' }>> {
    const { host, productGuid, characteristicNames, items, takeCaptcha } = context
    const { rating, experience, advantages, disadvantages, comment, reasonToBuy, name, city, email } = values
    const named = values as Record<string, unknown>
    try {
      const { state } = await host.call(saveReview, {
        body: {
          productGuid,
          rating: Number(rating),
          experience,
          content: { advantages, disadvantages, comment, reasonToBuy },
          characteristicRatings: characteristicNames.flatMap((one, index) => {
            const value = Number(named[NAMED_RATING + index])
            return value > 0 ? [{ name: one, rating: value }] : []
          }),
          images: keysOf(items, 'image').map(({ key }) => key),
          videos: keysOf(items, 'video').map(({ key, poster }) => ({ ...key, poster })),
          author: { name, city, email },
          captcha: takeCaptcha() ?? '',
        },
      })
      return { result: { state, email } }
    } catch (error) {
      const details = readApiError(error)?.details ?? []
      if (details.some(({ field }) => field === 'captcha')) return { problem: { kind: 'captcha' } }
      // A fault of a file says its place, too: `images.0.guid`.
      const ofFiles = details.find(({ field }) => /^(images|videos)\b/.test(field))
      if (ofFiles) return { errors: { images: ofFiles.text ?? uploadTexts.refused } }
      throw error
    }
  },
})

/** How a review was taken; without scripts the page does not know the address. */
export interface SentReview {
  state: PublicationState
  email: string
}

const keysOf = (items: readonly UploadItem[], kind: UploadItem['kind']) =>
  items.flatMap((item) =>
    item.kind === kind && item.key
      ? [{ key: { ...item.key } as UploadKey, poster: item.poster && plain(item.poster) }]
      : [],
  )

/** Without what else the item knows of it. */
const plain = ({ guid, key }: UploadKey): UploadKey => ({ guid, key })
