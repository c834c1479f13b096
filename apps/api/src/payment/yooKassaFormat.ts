import * as v from 'valibot'

const Amount = v.object({ value: v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/)), currency: v.string() })

/** A payment of YooKassa's API v3, as far as the shop reads it. */
export const YooKassaPayment = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  status: v.picklist(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: Amount,
  confirmation: v.optional(
    v.object({ confirmation_url: v.optional(v.string()), confirmation_data: v.optional(v.string()) }),
  ),
  cancellation_details: v.optional(v.object({ reason: v.string() })),
})

export const YooKassaRefund = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  status: v.picklist(['pending', 'succeeded', 'canceled']),
})

export const YooKassaReceipt = v.object({ id: v.string() })

export const YooKassaError = v.object({ code: v.string() })

/** Kopecks of `123.45`; null in another currency than rubles. */
export const kopecksOf = ({ value, currency }: v.InferOutput<typeof Amount>): number | null =>
  currency === 'RUB' ? Number(value.replace('.', '')) : null
