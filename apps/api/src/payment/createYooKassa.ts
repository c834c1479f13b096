import * as v from 'valibot'
import { amountOf } from '../receipt/receiptFormat.ts'
import { PaymentRefused, type NewPayment, type PaymentPort, type ProviderPayment } from './PaymentPort.ts'
import { kopecksOf, YooKassaError, YooKassaPayment, YooKassaReceipt, YooKassaRefund } from './yooKassaFormat.ts'

const TIME_LIMIT_MS = 15_000
/** Refusals of the caller or of the moment, not of this request. */
const TRY_AGAIN = new Set([401, 403, 408, 409, 425, 429])

export interface YooKassaSettings {
  /** Of the API with its version, `https://api.yookassa.ru/v3`. */
  url: string
  shopId: string
  secretKey: string
  timeLimitMs?: number
}

/** YooKassa's API v3. Cards are held first and captured by the shop; SBP knows no holding. */
export function createYooKassa({ url, shopId, secretKey, timeLimitMs = TIME_LIMIT_MS }: YooKassaSettings): PaymentPort {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`

  async function ask(path: string, change?: { key: string; body: object }): Promise<unknown> {
    const { status, answer } = await send(url + path, {
      method: change ? 'POST' : 'GET',
      headers: {
        authorization,
        ...(change && { 'content-type': 'application/json', 'idempotence-key': change.key }),
      },
      ...(change && { body: JSON.stringify(change.body) }),
      signal: AbortSignal.timeout(timeLimitMs),
    })
    // 202: YooKassa works on it still; the same key will tell.
    if (status === 200) return answer
    const error = v.safeParse(YooKassaError, answer)
    const reason = `The acquirer answered ${status}${error.success ? ` ${error.output.code}` : ''} to ${path.split('/')[1]}`
    if (status >= 400 && status < 500 && !TRY_AGAIN.has(status)) throw new PaymentRefused(reason)
    throw new Error(reason)
  }
  const payment = async (answer: Promise<unknown>) => paymentOf(v.parse(YooKassaPayment, await answer))
  const refund = async (answer: Promise<unknown>) => v.parse(YooKassaRefund, await answer)
  const at = (id: string) => `/payments/${encodeURIComponent(id)}`

  return {
    create: (wanted) => payment(ask('/payments', { key: wanted.guid, body: bodyOf(wanted) })),
    read: (id) => payment(ask(at(id))),
    capture: (id, key) => payment(ask(`${at(id)}/capture`, { key, body: {} })),
    cancel: (id, key) => payment(ask(`${at(id)}/cancel`, { key, body: {} })),
    refund: ({ guid, paymentId, amount, receipt }) =>
      refund(ask('/refunds', { key: guid, body: { payment_id: paymentId, amount: amountOf(amount), receipt } })),
    readRefund: (id) => refund(ask(`/refunds/${encodeURIComponent(id)}`)),
    async sendReceipt(receipt, key) {
      return v.parse(YooKassaReceipt, await ask('/receipts', { key, body: receipt })).id
    },
  }
}

const bodyOf = ({ guid, amount, method, description, returnUrl, receipt }: NewPayment) => ({
  amount: amountOf(amount),
  capture: method === 'sbp',
  payment_method_data: { type: method === 'sbp' ? 'sbp' : 'bank_card' },
  confirmation: method === 'sbp' ? { type: 'qr', return_url: returnUrl } : { type: 'redirect', return_url: returnUrl },
  description,
  metadata: { payment_guid: guid },
  receipt,
})

const paymentOf = (answer: v.InferOutput<typeof YooKassaPayment>): ProviderPayment => ({
  id: answer.id,
  status: answer.status,
  amount: kopecksOf(answer.amount),
  confirmationUrl: answer.confirmation?.confirmation_url ?? answer.confirmation?.confirmation_data ?? null,
  cancelReason: answer.cancellation_details?.reason ?? null,
})

/** @throws Error without the address, the headers or anything of the answer: they hold what logs must not */
async function send(url: string, request: RequestInit): Promise<{ status: number; answer: unknown }> {
  try {
    const response = await fetch(url, { redirect: 'error', ...request })
    const text = await response.text()
    return { status: response.status, answer: parsed(text) }
  } catch (error) {
    const { name, cause } = error as Error
    const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? name
    throw new Error(`The acquirer did not answer: ${code}`, { cause: error })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
