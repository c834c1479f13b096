import { readApiError } from '@verstak/api-client/readApiError'
import { sendFeedback } from '@verstak/contracts/feedback'
import { defineForm } from '@verstak/form/defineForm'
import type { FieldErrors } from '@verstak/form/formLogic'
import { withSupportPhone } from '@verstak/contracts/support'
import { isMobile } from '@verstak/host'
import type { Host } from '@verstak/host'
import { phoneDigits } from '@verstak/ui-kit/phoneMask'
import { feedbackFaults } from '@verstak/validators/feedback'
import { feedbackMessages } from '@verstak/validators/feedback.texts'
import * as v from 'valibot'
import { FeedbackSent } from './FeedbackSent.tsx'
import { feedbackTexts } from './feedback.texts.ts'

interface FeedbackContext {
  host: Host
  /** True when the placeholder phone number is rejected. */
  isDummyRefused: boolean
}

const Feedback = v.object({
  /** Empty while no radio button is checked. */
  type: v.pipe(
    v.optional(v.string(), ''),
    v.transform((type) => (type === '' ? null : Number(type))),
  ),
  message: v.string(),
  name: v.string(),
  /** Format of the API: 7 and the entered digits. */
  phone: v.pipe(
    v.string(),
    v.transform((text) => `7${phoneDigits(text)}`),
  ),
  email: v.string(),
})

/**
 * Thanks or a complaint about the shop. The result is shown in a window, even when the form's window has been closed.
 */
export const feedbackLogic = defineForm({
  schema: () => Feedback,
  words: {},
  faultsOf: (feedback, { isDummyRefused }: FeedbackContext) =>
    feedbackMessages(feedbackFaults(feedback, { isDummyRefused })),
  async send(feedback, { host }) {
    const { modals, layout } = host
    const failed = withSupportPhone(feedbackTexts.failed, host.supportPhone)
    try {
      const { errors = [], result } = await host.call(sendFeedback, { body: feedback })
      const named = errors.flatMap(({ field, title }) => (field && field in feedback ? [[field, title]] : []))
      if (named.length > 0) return { errors: Object.fromEntries(named) as FieldErrors<keyof typeof feedback> }
      if (errors[0] || !result) {
        modals.ask({ kind: 'error', text: errors[0]?.title ?? failed })
        return { problem: { kind: 'failed' as const } }
      }
      const kind = isMobile(layout) ? 'sheet' : 'dialog'
      modals.ask({ kind, title: feedbackTexts.sent.title, content: (close) => <FeedbackSent onClose={close} /> })
      return { result: undefined }
    } catch (error) {
      const isTooMuch = readApiError(error)?.code === 'rate-limited'
      modals.ask({ kind: 'error', text: isTooMuch ? feedbackTexts.tooMany : failed })
      return { problem: { kind: 'failed' as const } }
    }
  },
})
