import type { EndpointBody } from '@verstak/contracts/endpoint'
import { cancelOrder } from '@verstak/contracts/order'
import type { Host } from '@verstak/host'
import type { RefObject } from 'react'
import { type AttemptKey, createAttemptKey } from '../attemptKey.tsx'
import { refusalText } from './refusalText.ts'

interface Cancellation {
  body: EndpointBody<typeof cancelOrder>
  /** Of the form: a repeated press has no second effect. */
  attempt: RefObject<AttemptKey | null>
  /** Of the region, for what only people can do. */
  phone: string
}

/**
 * Cancels an order; one that is cancelled already stays so.
 * @returns why it was refused, in words; null when it is cancelled
 */
export async function sendCancellation(
  { call }: Pick<Host, 'call'>,
  { body, attempt, phone }: Cancellation,
): Promise<string | null> {
  attempt.current ??= createAttemptKey()
  try {
    await call(cancelOrder, { body }, { idempotencyKey: attempt.current.of(body) })
    return null
  } catch (error) {
    return refusalText(error, phone)
  }
}
