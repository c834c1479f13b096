import * as v from 'valibot'

const MessageId = v.object({ messageId: v.pipe(v.string(), v.uuid()) })

/**
 * Work that runs later: what each kind of job carries. Payloads stay in the queue until a job is done, so they name rows
 * and hold no texts, addresses or secrets. Jobs of the release before still run: add optional fields only.
 */
export const jobPayloads = {
  'send-message': MessageId,
  'erase-demo-message': MessageId,
  'tell-order-step': v.object({ eventId: v.number() }),
  'tell-return': v.object({
    returnGuid: v.pipe(v.string(), v.uuid()),
    step: v.picklist(['requested', 'decided', 'refunded']),
  }),
  'expire-order': v.object({ orderGuid: v.pipe(v.string(), v.uuid()) }),
  'check-payment': v.object({ paymentGuid: v.pipe(v.string(), v.uuid()) }),
  'send-refund': v.object({ refundGuid: v.pipe(v.string(), v.uuid()) }),
  'remind-of-reviews': v.object({ orderGuid: v.pipe(v.string(), v.uuid()) }),
  'fetch-pictures': v.object({}),
  'make-feed': v.object({ regionId: v.number() }),
  'send-receipt': v.object({ receiptGuid: v.pipe(v.string(), v.uuid()) }),
}

export type JobName = keyof typeof jobPayloads
export type JobPayload<Name extends JobName> = v.InferOutput<(typeof jobPayloads)[Name]>
