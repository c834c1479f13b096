import * as v from 'valibot'

const Amount = v.strictObject({
  value: v.pipe(v.string(), v.regex(/^(?!0+\.00$)\d{1,10}\.\d{2}$/)),
  currency: v.literal('RUB'),
})
export type Amount = v.InferOutput<typeof Amount>

export const kopecksOf = ({ value }: Amount): number => Number(value.replace('.', ''))

const MAX_VAT_CODE = 12

const Item = v.strictObject({
  description: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  quantity: v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{3}$/)),
  amount: Amount,
  vat_code: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_VAT_CODE)),
  payment_subject: v.picklist(['commodity', 'marked', 'service']),
  payment_mode: v.picklist(['full_prepayment', 'full_payment']),
  measure: v.literal('piece'),
  mark_mode: v.optional(v.literal('0')),
  mark_code_info: v.optional(v.strictObject({ mark_code_raw: v.pipe(v.string(), v.minLength(1)) })),
})

const Customer = v.pipe(
  v.strictObject({
    full_name: v.optional(v.pipe(v.string(), v.maxLength(256))),
    inn: v.optional(v.pipe(v.string(), v.regex(/^(\d{10}|\d{12})$/))),
    email: v.optional(v.pipe(v.string(), v.regex(/^\S+@\S+$/))),
    phone: v.optional(v.pipe(v.string(), v.regex(/^7\d{10}$/))),
  }),
  v.check(({ email, phone }) => email !== undefined || phone !== undefined, 'contact'),
)

const receiptEntries = {
  customer: Customer,
  items: v.pipe(v.array(Item), v.minLength(1)),
  internet: v.literal(true),
}

const Receipt = v.strictObject(receiptEntries)
export type Receipt = v.InferOutput<typeof Receipt>

/** Kopecks of all positions. */
export const receiptSum = ({ items }: Receipt): number =>
  items.reduce((sum, { amount, quantity }) => sum + kopecksOf(amount) * Number(quantity), 0)

const isWholeReceipt = ({ amount, receipt }: { amount: Amount; receipt: Receipt }) =>
  receiptSum(receipt) === kopecksOf(amount)

export const NewPaymentBody = v.pipe(
  v.strictObject({
    amount: Amount,
    capture: v.boolean(),
    payment_method_data: v.strictObject({ type: v.picklist(['bank_card', 'sbp']) }),
    confirmation: v.strictObject({
      type: v.picklist(['redirect', 'qr']),
      return_url: v.pipe(v.string(), v.url(), v.maxLength(2048)),
    }),
    description: v.pipe(v.string(), v.maxLength(128)),
    metadata: v.record(v.string(), v.pipe(v.string(), v.maxLength(512))),
    receipt: Receipt,
  }),
  v.check((body) => isWholeReceipt(body), 'The receipt does not add up to the payment'),
)
export type NewPaymentBody = v.InferOutput<typeof NewPaymentBody>

export const NewRefundBody = v.pipe(
  v.strictObject({ payment_id: v.string(), amount: Amount, receipt: Receipt }),
  v.check((body) => isWholeReceipt(body), 'The receipt does not add up to the refund'),
)

export const NewReceiptBody = v.pipe(
  v.strictObject({
    ...receiptEntries,
    type: v.picklist(['payment', 'refund']),
    payment_id: v.string(),
    send: v.literal(true),
    settlements: v.pipe(
      v.array(v.strictObject({ type: v.picklist(['prepayment', 'cashless']), amount: Amount })),
      v.minLength(1),
    ),
  }),
  v.check(
    (receipt) => receiptSum(receipt) === receipt.settlements.reduce((sum, { amount }) => sum + kopecksOf(amount), 0),
    'The positions do not add up to the settlements',
  ),
)
