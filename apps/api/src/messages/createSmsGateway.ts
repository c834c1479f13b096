import { MessageRefused, type SmsGateway } from './ports.ts'

const TIME_LIMIT_MS = 8_000
/** Refusals of the caller or of the moment, not of this message. */
const TRY_AGAIN = new Set([401, 403, 404, 405, 408, 425, 429])

export interface SmsGatewaySettings {
  url: string
  token: string
  timeLimitMs?: number
}

/**
 * SMS over HTTP: `POST` with a bearer token and `{"to": "+79161234567", "text": "…"}`. The header `Idempotency-Key` is
 * the same with each try of a message. Status 2xx means taken, 4xx refused for good, anything else another try.
 */
export function createSmsGateway({ url, token, timeLimitMs = TIME_LIMIT_MS }: SmsGatewaySettings): SmsGateway {
  return {
    async send({ id, phone, text }, signal) {
      const status = await post(url, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify({ to: `+7${phone}`, text }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]),
      })
      if (status >= 200 && status < 300) return
      const reason = `The SMS gateway answered ${status}`
      if (status >= 400 && status < 500 && !TRY_AGAIN.has(status)) throw new MessageRefused(reason)
      throw new Error(reason)
    },
  }
}

/** @returns the status */
async function post(url: string, request: RequestInit): Promise<number> {
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'manual', ...request })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    const { name, cause } = error as Error
    const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? name
    throw new Error(`The SMS gateway did not answer: ${code}`, { cause: error })
  }
}
