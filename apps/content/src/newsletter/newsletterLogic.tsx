import { NEWSLETTER_FIELD_ERRORS, subscribeToNewsletter } from '@verstak/contracts/newsletter'
import { defineForm } from '@verstak/form/defineForm'
import { isMobile } from '@verstak/host'
import type { Host } from '@verstak/host'
import { Email } from '@verstak/validators/email.schema'
import { emailMessages } from '@verstak/validators/email.texts'
import * as v from 'valibot'
import { NewsletterSent } from './NewsletterSent.tsx'
import { newsletterTexts } from './newsletter.texts.ts'

const FIELD_ERRORS: ReadonlySet<string> = new Set(NEWSLETTER_FIELD_ERRORS)

/** Asks for the newsletter. Known faults are shown under the e-mail; any other failure, and the success, in a window. */
export const newsletterLogic = defineForm({
  schema: () => v.object({ email: Email }),
  words: { email: emailMessages },
  async send({ email }, { call, modals, layout }: Pick<Host, 'call' | 'modals' | 'layout'>) {
    const answer = await call(subscribeToNewsletter, { body: { email } }).catch(() => null)
    const { status, error = '', message } = answer ?? { status: false }
    if (status) {
      const kind = isMobile(layout) ? 'sheet' : 'dialog'
      modals.ask({ kind, title: newsletterTexts.sent.title, content: (close) => <NewsletterSent onClose={close} /> })
      return { result: undefined }
    }
    if (message && FIELD_ERRORS.has(error)) return { errors: { email: message } }
    modals.ask({ kind: 'error', advice: 'call' })
    return { problem: { kind: 'failed' as const } }
  },
})
