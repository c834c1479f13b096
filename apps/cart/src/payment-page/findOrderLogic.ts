import { readApiError } from '@verstak/api-client/readApiError'
import { findOrderToPay } from '@verstak/contracts/payment'
import { defineForm } from '@verstak/form/defineForm'
import type { FormOutcome } from '@verstak/form/formLogic'
import type { Host } from '@verstak/host'
import { phoneDigits } from '@verstak/ui-kit/phoneMask'
import { phoneFaults } from '@verstak/validators/phone'
import { phoneMessage } from '@verstak/validators/phone.texts'
import * as v from 'valibot'
import { findOrderTexts as texts } from './findOrder.texts.ts'

/** As the API reads the form of pages without scripts: «№ 1042» is 1042. */
const OrderNumber = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\D/g, '')),
  v.regex(/^\d{1,15}$/),
)

const Phone = v.pipe(
  v.string(),
  v.transform(phoneDigits),
  v.rawCheck(({ dataset, addIssue }) => {
    const digits = dataset.typed ? dataset.value : ''
    for (const message of phoneFaults(digits && `7${digits}`)) addIssue({ message })
  }),
)

/** Finds an order to pay; returns the address of its payment. */
export const findOrderLogic = defineForm({
  schema: () => v.object({ number: OrderNumber, phone: Phone }),
  words: { number: texts.number, phone: phoneMessage },
  async send(body, { call }: Pick<Host, 'call'>): Promise<FormOutcome<'number' | 'phone', string, never>> {
    try {
      return { result: (await call(findOrderToPay, { body })).link }
    } catch (error) {
      if (readApiError(error)?.code === 'not-found') return { errors: { number: texts.missing } }
      throw error
    }
  },
})
