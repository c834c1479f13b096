import { productAddress } from '@verstak/contracts/address'
import { createDiscussion as endpoint, DISCUSSION_SOURCES } from '@verstak/contracts/discussion'
import { ANSWERED_QUERY, REFUSED_TEXT_QUERY, SENT_TEXT_QUERY } from '@verstak/contracts/textForm'
import * as v from 'valibot'
import { createDiscussion } from '../discussions/createDiscussion.ts'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { findReviewedProduct } from '../reviews/reviewScope.sql.ts'
import type { Services } from '../services.ts'
import { keepRefused, productOfForm } from './keepRefused.ts'
import { faultOfError, faultOfIssues, type TextFault } from './textErrors.ts'

type Fields = Readonly<Record<string, string>>

/**
 * Keeps a question or an answer of a page without scripts.
 * @returns address of the page of questions, which says how it went
 * @throws DomainError `not-found` without such a product
 */
export async function createDiscussionByForm(services: Services, fields: Fields, caller: Caller): Promise<string> {
  const productGuid = productOfForm(fields)
  const product = await findReviewedProduct(services.db, productGuid)
  if (!product) throw notFound('productGuid', 'No such product.')
  const page = `${productAddress(product.slug, product.id)}discussions/`
  const parentGuid = fields['parentGuid'] || null
  const read = v.safeParse(endpoint.body!, {
    productGuid,
    parentDiscussionGuid: parentGuid,
    sourceId: Number(fields['sourceId'] ?? DISCUSSION_SOURCES.question),
    author: { name: fields['name'] ?? '', email: fields['email'] ?? '' },
    text: (fields['text'] ?? '').replaceAll('\r\n', '\n'),
    isSubscribed: Boolean(fields['isSubscribed']),
  })
  let fault: TextFault
  if (read.success) {
    try {
      const { author, parentDiscussionGuid, ...body } = read.output
      await createDiscussion(services, { ...body, ...author, parentGuid: parentDiscussionGuid }, caller)
      return `${page}?${SENT_TEXT_QUERY}=waiting#ask`
    } catch (error) {
      fault = faultOfError(error)
    }
  } else fault = faultOfIssues(read.issues, 'discussion')
  const answered = parentGuid === null ? '' : `${ANSWERED_QUERY}=${encodeURIComponent(parentGuid)}&`
  return `${page}?${answered}${REFUSED_TEXT_QUERY}=${await keepRefused(services, fields, fault, caller)}#ask`
}
