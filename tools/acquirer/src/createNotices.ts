import { setTimeout as sleep } from 'node:timers/promises'
import type { AcquirerPayment } from './acquirerPayment.ts'
import { paymentAnswer } from './paymentAnswer.ts'

/** How notices reach the shop. */
export type NoticeMood = 'normal' | 'none' | 'twice' | 'held'

export interface Notice {
  type: 'notification'
  event: string
  object: object
}

export interface AcquirerNotices {
  mood: NoticeMood
  /** Those that were not sent while the mood was `held`, the oldest first. */
  held: Notice[]
  /** All that were made. */
  all: Notice[]
  send(payment: AcquirerPayment, isTwice?: boolean): void
  /** Sends one now. @returns the shop's status, 0 without an answer */
  deliver(notice: object): Promise<number>
  stop(): void
}

/** Until the shop has answered 200. */
const RETRY_AFTER_MS = [0, 2_000, 10_000, 60_000]

/** @param webhookUrl where the shop takes notices; null = none are sent */
export function createNotices(webhookUrl: string | null, origin: () => string): AcquirerNotices {
  const stopping = new AbortController()

  async function deliver(notice: object): Promise<number> {
    if (webhookUrl === null) return 0
    try {
      const { status, body } = await fetch(webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(notice),
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(10_000)]),
      })
      await body?.cancel()
      return status
    } catch {
      return 0
    }
  }

  async function insist(notice: Notice): Promise<void> {
    for (const wait of RETRY_AFTER_MS) {
      await sleep(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (stopping.signal.aborted || (await deliver(notice)) === 200) return
    }
  }

  const notices: AcquirerNotices = {
    mood: 'normal',
    held: [],
    all: [],
    deliver,
    send(payment, isTwice = false) {
      const object = paymentAnswer(payment, origin())
      const notice: Notice = { type: 'notification', event: `payment.${payment.status}`, object }
      notices.all.push(notice)
      if (notices.mood === 'held') notices.held.push(notice)
      if (notices.mood === 'held' || notices.mood === 'none' || webhookUrl === null) return
      void insist(notice)
      if (isTwice || notices.mood === 'twice') void insist(notice)
    },
    stop: () => stopping.abort(),
  }
  return notices
}
