import { QUICK_ORDER_TYPES } from '@verstak/contracts/address'
import { MAX_QUANTITY } from '@verstak/contracts/cart'
import { Layout } from '@verstak/contracts/layout'
import { OrderInput } from '@verstak/contracts/order'
import * as v from 'valibot'
import { errorOfField } from './orderFormErrors.ts'

/** What the page puts into the form's address, besides what is typed. */
export const OrderFormPlace = v.object({
  layout: Layout,
  /** Of this very page: a second press of its button has the same one. */
  attempt: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/)),
  /** A quick order: its product, quantity, type and sale. */
  productGuid: v.optional(v.pipe(v.string(), v.uuid())),
  quantity: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.toNumber(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
    '1',
  ),
  type: v.optional(v.picklist(QUICK_ORDER_TYPES)),
  saleGuid: v.optional(v.pipe(v.string(), v.maxLength(100))),
})
export type OrderFormPlace = v.InferOutput<typeof OrderFormPlace>

export type OrderFormInput =
  { input: v.InferOutput<typeof OrderInput> } | { errors: Record<string, string>; input?: undefined }

/** Reads the order out of the texts of a form; errors are sentences by the name of their field. */
export function readOrderForm(fields: Readonly<Record<string, string>>): OrderFormInput {
  const result = v.safeParse(OrderInput, {
    contact: {
      name: fields['name'] ?? '',
      phone: nationalDigits(fields['phone'] ?? ''),
      email: fields['email'] ?? '',
    },
    delivery: deliveryOf(fields),
    payment: fields['payment'],
    // 0 is the user himself; a page without the field names nobody.
    organizationId: fields['organizationId'] === undefined ? undefined : numberOf(fields, 'organizationId') || null,
    // A browser writes line breaks as two signs.
    comment: (fields['comment'] ?? '').replaceAll('\r\n', '\n'),
    regionId: numberOf(fields, 'regionId'),
    expectedSum: numberOf(fields, 'expectedSum'),
    smsNotices: fields['smsNotices'] !== undefined,
  })
  if (result.success) return { input: result.output }
  const errors: Record<string, string> = {}
  for (const issue of result.issues) {
    const [field, text] = errorOfField(v.getDotPath(issue) ?? '', issue.message, fields)
    errors[field] ??= text
  }
  return { errors }
}

/** The delivery by the names of its fields. */
function deliveryOf(fields: Readonly<Record<string, string>>) {
  const type = fields['deliveryType']
  if (type === 'pickup') return { type, officeId: numberOf(fields, 'officeId') }
  if (type === 'transport') {
    return {
      type,
      company: fields['transportCompany'],
      townId: numberOf(fields, 'transportTown'),
      terminal: fields['transportTerminal'] || null,
    }
  }
  const interval = numberOf(fields, 'intervalId')
  const floor = numberOf(fields, 'floor')
  return {
    type,
    address: fields['address'] ?? '',
    zoneId: numberOf(fields, 'zoneId'),
    distanceKm: numberOf(fields, 'distanceKm') ?? 0,
    interval: interval === null ? null : { id: interval, date: fields['intervalDate'] },
    lifting: floor === null ? null : { hasElevator: isChecked(fields['hasElevator']), floor },
  }
}

/** Null for a field that is missing or empty; what is no number stays and is refused. */
function numberOf(fields: Readonly<Record<string, string>>, name: string): number | null {
  const text = fields[name]?.trim() ?? ''
  return text === '' ? null : Number(text)
}

const isChecked = (text: string | undefined) => text !== undefined && text !== '' && text !== '0' && text !== 'false'

/** Ten digits of a number with +7, 7 or 8 before them; what is none stays wrong. */
export function nationalDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '')
  return digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : digits
}
