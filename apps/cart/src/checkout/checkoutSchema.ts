import { phoneDigits } from '@verstak/ui-kit/phoneMask'
import { OptionalEmail } from '@verstak/validators/email.schema'
import { FullName } from '@verstak/validators/personName.schema'
import { phoneFaults, type PhoneOptions } from '@verstak/validators/phone'
import * as v from 'valibot'

/** Minimum length of an address in the API. */
const ADDRESS_MIN = 10

const Contact = (options: PhoneOptions) =>
  v.object({
    name: FullName,
    /** Ten digits. */
    phone: v.pipe(
      v.string(),
      v.transform(phoneDigits),
      v.rawCheck(({ dataset, addIssue }) => {
        const digits = dataset.typed ? dataset.value : ''
        for (const message of phoneFaults(digits && `7${digits}`, options)) addIssue({ message })
      }),
    ),
    email: OptionalEmail,
  })

const Delivery = v.variant('deliveryType', [
  v.object({ deliveryType: v.literal('pickup'), officeId: v.pipe(v.string(), v.transform(Number)) }),
  v.object({
    deliveryType: v.literal('courier'),
    address: v.pipe(v.string(), v.trim(), v.minLength(ADDRESS_MIN)),
  }),
])

const Terms = v.object({ payment: v.picklist(['card', 'cash']), comment: v.pipe(v.string(), v.trim()) })

/** Schema of the form's fields. */
export const checkoutSchema = (options: PhoneOptions) => v.intersect([Contact(options), Delivery, Terms])

/** Validated values of the form. */
export type CheckoutValues = v.InferOutput<ReturnType<typeof checkoutSchema>>
