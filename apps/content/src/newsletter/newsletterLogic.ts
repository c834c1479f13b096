import { NEWSLETTER_FIELD_ERRORS, subscribeToNewsletter } from '@verstak/contracts/newsletter'
import { defineForm } from '@verstak/form/defineForm'
import type { Host } from '@verstak/host'
import { Email } from '@verstak/validators/email.schema'
import { emailMessages } from '@verstak/validators/email.texts'
import * as v from 'valibot'

const FIELD_ERRORS: ReadonlySet<string> = new Set(NEWSLETTER_FIELD_ERRORS)

/** Asks for the newsletter. Known faults are shown under the e-mail, any other failure in a popup. */
export const newsletterLogic = defineForm({
  schema: () => v.object({ email: Email }),
  words: { email: emailMessages },
  async send({ email }, { call, modals }: Pick<Host, 'call' | 'modals'>) {
    const answer = await call(subscribeToNewsletter, { body: { email } }).catch(() => null)
    const { status, error = '', message } = answer ?? { status: false }
    if (status) return { result: undefined }
    if (message && FIELD_ERRORS.has(error)) return { errors: { email: message } }
    modals.ask({ kind: 'error', advice: 'call' })
    return { problem: { kind: 'failed' as const } }
  },
})
