import { notifyOnArrival } from '@verstak/contracts/product'
import { defineForm } from '@verstak/form/defineForm'
import type { Host } from '@verstak/host'
import { Email } from '@verstak/validators/email.schema'
import { emailMessages } from '@verstak/validators/email.texts'
import * as v from 'valibot'

interface ArrivalContext extends Pick<Host, 'call'> {
  productGuid: string
}

/** Requests the notification about a product; returns the e-mail. */
export const arrivalLogic = defineForm({
  schema: () => v.object({ email: Email }),
  words: { email: emailMessages },
  async send({ email }, { call, productGuid }: ArrivalContext) {
    const { errors, result } = await call(notifyOnArrival, { body: { productGuid, email } })
    const refusal = errors?.[0]?.title
    if (refusal) return { errors: { email: refusal } }
    return result ? { result: email } : { problem: { kind: 'failed' as const } }
  },
})
