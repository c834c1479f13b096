import { ReviewInput } from '@verstak/contracts/reviewForm'
import { NAMED_RATING, REFUSED_TEXT_QUERY, SENT_TEXT_QUERY } from '@verstak/contracts/textForm'
import * as v from 'valibot'
import type { Caller } from '../http/createBinder.ts'
import { getReviewForm } from '../reviews/ownReviews.ts'
import { reviewSecret } from '../reviews/reviewVoter.ts'
import { saveReview } from '../reviews/saveReview.ts'
import type { Services } from '../services.ts'
import { keepRefused, productOfForm } from './keepRefused.ts'
import { faultOfError, faultOfIssues, type TextFault } from './textErrors.ts'

type Fields = Readonly<Record<string, string>>

/**
 * Keeps a review of a page without scripts. Photos and videos that it has stay: only scripts change them.
 * @returns address of the page of the form, which says how it went
 * @throws DomainError `not-found` without such a product
 */
export async function saveReviewByForm(services: Services, fields: Fields, caller: Caller): Promise<string> {
  const productGuid = productOfForm(fields)
  const form = await getReviewForm(services, { productGuid }, caller, await reviewSecret(services.db))
  const page = `${form.product.link}add-review/`
  const read = v.safeParse(ReviewInput, {
    productGuid,
    rating: Number(fields['rating']),
    experience: fields['experience'] || null,
    content: Object.fromEntries(
      (['advantages', 'disadvantages', 'comment', 'reasonToBuy'] as const).map((part) => [
        part,
        // A browser writes line breaks as two signs.
        (fields[part] ?? '').replaceAll('\r\n', '\n'),
      ]),
    ),
    characteristicRatings: form.characteristicNames.flatMap((name, index) => {
      const rating = Number(fields[NAMED_RATING + index])
      return rating > 0 ? [{ name, rating }] : []
    }),
    images: form.own?.imageUploads ?? [],
    videos: form.own?.videoUploads ?? [],
    author: { name: fields['name'] ?? '', city: fields['city'] ?? '', email: fields['email'] ?? '' },
  })
  let fault: TextFault
  if (read.success) {
    try {
      const { state } = await saveReview(services, read.output, caller)
      return `${page}?${SENT_TEXT_QUERY}=${state}`
    } catch (error) {
      fault = faultOfError(error)
    }
  } else fault = faultOfIssues(read.issues, 'review')
  return `${page}?${REFUSED_TEXT_QUERY}=${await keepRefused(services, fields, fault, caller)}#review`
}
