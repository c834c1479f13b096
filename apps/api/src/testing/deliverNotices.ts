import { paymentWebhook } from '@verstak/contracts/payment'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from './testShop.data.ts'
import type { PaymentApi } from './usePaymentApi.ts'

/** How long a notice is on its way at most, ms. */
const LATE_MS = 300

/** Brings notices of the acquirer to the shop as a bad line does: late, in another order, several times or never. */
export function deliverNotices({ api, acquirer }: PaymentApi, seed: number): { stop(): Promise<void> } {
  const random = createRandom(seed)
  const { notices } = acquirer
  let isOver = false
  notices.mood = 'held'
  const onTheWay: Promise<void>[] = []

  async function deliver(notice: object): Promise<void> {
    await sleep(random() * LATE_MS)
    // The shop may not know a payment yet whose notice is faster than the answer; what it cannot take now comes again.
    for (let status = 503; status === 503; await sleep(50)) {
      const response = await fetch(api.url + paymentWebhook.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(notice),
      })
      await response.body?.cancel()
      ;({ status } = response)
      if (status !== 503) expect([200, 404]).toContain(status)
    }
  }
  const carrying = (async () => {
    while (!isOver) {
      for (const notice of notices.held.splice(0))
        for (let copy = Math.floor(random() * 4); copy > 0; copy--) onTheWay.push(deliver(notice))
      await sleep(20)
    }
  })()
  return {
    async stop() {
      isOver = true
      await carrying
      await Promise.all(onTheWay)
      notices.mood = 'none'
    },
  }
}
