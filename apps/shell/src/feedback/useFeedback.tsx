import { readApiError } from '@verstak/api-client/readApiError'
import { sendFeedback } from '@verstak/contracts/feedback'
import { refuseDummyPhone } from '@verstak/contracts/flag'
import { isMobile, useHost } from '@verstak/host'
import type { Host } from '@verstak/host'
import { useFlag } from '@verstak/remote-kit/useFlag'
import { feedbackFaults } from '@verstak/validators/feedback'
import { feedbackMessages } from '@verstak/validators/feedback.texts'
import { useState } from 'react'
import { FeedbackSent } from './FeedbackSent.tsx'
import { feedbackTexts } from './feedback.texts.ts'
import { keepFeedback, readFeedback } from './keptFeedback.ts'
import type { FeedbackValues } from './keptFeedback.ts'

/** Sentence per wrong field. */
export type FeedbackErrors = Partial<Record<keyof FeedbackValues, string>>

/** What is filled in, what is wrong with it, and the way to send it. */
export function useFeedback() {
  const host = useHost()
  const isDummyRefused = useFlag(refuseDummyPhone)
  const [values, setValues] = useState(() => readFeedback(host))
  const [errors, setErrors] = useState<FeedbackErrors>({})
  const [isSending, setSending] = useState(false)

  function change(changed: Partial<FeedbackValues>) {
    const next = { ...values, ...changed }
    setValues(next)
    keepFeedback(next)
    setErrors((before) => withoutErrorsOf(before, changed))
  }

  /** @returns what must be mended first */
  async function submit(): Promise<FeedbackErrors> {
    const found = feedbackMessages(feedbackFaults(bodyOf(values), { isDummyRefused }))
    setErrors(found)
    if (Object.keys(found).length > 0 || isSending) return found
    setSending(true)
    const isSent = await send(host, values)
    setSending(false)
    if (isSent) setValues(readFeedback(host))
    return {}
  }

  return { values, errors, isSending, change, submit }
}

/** The words about the message depend on the type. */
function withoutErrorsOf(errors: FeedbackErrors, changed: Partial<FeedbackValues>): FeedbackErrors {
  const { type, message, name, phone, email } = errors
  const isKept = (field: keyof FeedbackValues) => !(field in changed)
  return {
    ...(type && isKept('type') && { type }),
    ...(message && isKept('message') && isKept('type') && { message }),
    ...(name && isKept('name') && { name }),
    ...(phone && isKept('phone') && { phone }),
    ...(email && isKept('email') && { email }),
  }
}

/** Sends it and tells what came of it, also when its window has been closed meanwhile. @returns whether the shop has it */
async function send({ call, modals, layout }: Host, values: FeedbackValues): Promise<boolean> {
  try {
    const { errors, result } = await call(sendFeedback, { body: bodyOf(values) })
    const title = errors?.[0]?.title
    if (title || !result) {
      modals.ask({ kind: 'error', text: title ?? feedbackTexts.failed })
      return false
    }
    keepFeedback({ ...values, type: null, message: '' })
    const kind = isMobile(layout) ? 'sheet' : 'dialog'
    modals.ask({ kind, title: feedbackTexts.sent.title, content: (close) => <FeedbackSent onClose={close} /> })
    return true
  } catch (error) {
    const isTooMuch = readApiError(error)?.code === 'rate-limited'
    modals.ask({ kind: 'error', text: isTooMuch ? feedbackTexts.tooMany : feedbackTexts.failed })
    return false
  }
}

/** As the shop wants it: the phone is 7 and the digits that were entered. */
const bodyOf = (values: FeedbackValues) => ({ ...values, phone: `7${values.phone}` })
