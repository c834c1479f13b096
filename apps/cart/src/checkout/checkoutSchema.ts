import type { PaymentType } from '@verstak/contracts/order'
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

/** A whole number from a field that may be missing or empty; null then. */
const Whole = (max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{0,10}$/),
      v.transform((text) => (text === '' ? null : Number(text))),
      v.nullable(v.pipe(v.number(), v.maxValue(max))),
    ),
    '',
  )

const Courier = v.object({
  deliveryType: v.literal('courier'),
  address: v.pipe(v.string(), v.trim(), v.minLength(ADDRESS_MIN)),
  zoneId: Whole(Number.MAX_SAFE_INTEGER),
  distanceKm: Whole(1000),
  intervalId: Whole(Number.MAX_SAFE_INTEGER),
  intervalDate: v.optional(v.string(), ''),
  hasElevator: v.optional(v.string(), ''),
  floor: Whole(200),
  /** Sent while the order is to be carried up: it needs a floor. */
  lifting: v.optional(v.string(), ''),
})

const Delivery = v.variant('deliveryType', [
  v.object({ deliveryType: v.literal('pickup'), officeId: v.pipe(v.string(), v.transform(Number)) }),
  v.pipe(
    Courier,
    v.forward(
      v.partialCheck([['lifting'], ['floor']], ({ lifting, floor }) => lifting === '' || (floor !== null && floor > 0)),
      ['floor'],
    ),
  ),
  v.object({
    deliveryType: v.literal('transport'),
    transportTown: v.pipe(v.string(), v.nonEmpty(), v.transform(Number)),
    transportCompany: v.pipe(v.string(), v.nonEmpty()),
    transportTerminal: v.optional(v.string(), ''),
  }),
])

// The contract's own schema would come with the page.
const PAYMENT_TYPES = ['cash', 'card', 'online', 'sbp', 'invoice', 'deferred'] as const satisfies PaymentType[]

const Terms = v.object({
  payment: v.picklist(PAYMENT_TYPES),
  /** Id of the organization that buys; 0, and no such field, is a private person. */
  organizationId: v.optional(v.pipe(v.string(), v.transform(Number)), '0'),
  comment: v.pipe(v.string(), v.trim()),
})

/** Schema of the form's fields. */
export const checkoutSchema = (options: PhoneOptions) => v.intersect([Contact(options), Delivery, Terms])

/** Validated values of the form. */
export type CheckoutValues = v.InferOutput<ReturnType<typeof checkoutSchema>>
