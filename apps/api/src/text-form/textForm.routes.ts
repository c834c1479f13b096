import * as endpoints from '@verstak/contracts/textForm'
import type { Binder } from '../http/createBinder.ts'
import { writableFields } from '../http/writableFields.ts'
import type { Services } from '../services.ts'
import { createDiscussionByForm } from './createDiscussionByForm.ts'
import { getAnswered } from './getAnswered.ts'
import { findRefusedText } from './refusedText.sql.ts'
import { saveReviewByForm } from './saveReviewByForm.ts'

/** Four long texts, each letter of which a form writes as six signs. */
const REVIEW_LIMIT_BYTES = 256 * 1024
const DISCUSSION_LIMIT_BYTES = 32 * 1024

/** Reviews, questions and answers of pages without scripts. */
export function textFormRoutes({ bindForm, bindPersonal, bindPublic }: Binder, services: Services): void {
  bindForm(endpoints.REVIEW_FORM_PATH, (fields, caller) => saveReviewByForm(services, writableFields(fields), caller), {
    bodyLimitBytes: REVIEW_LIMIT_BYTES,
  })
  bindForm(
    endpoints.DISCUSSION_FORM_PATH,
    (fields, caller) => createDiscussionByForm(services, writableFields(fields), caller),
    { bodyLimitBytes: DISCUSSION_LIMIT_BYTES },
  )
  bindPersonal(endpoints.getRefusedText, async ({ query }) => ({
    refused: await findRefusedText(services.db, query.key, services.now()),
  }))
  bindPublic(endpoints.getAnswered, ({ query }) => getAnswered(services, query))
}
