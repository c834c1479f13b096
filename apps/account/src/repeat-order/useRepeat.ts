import { useQueryClient } from '@tanstack/react-query'
import { readApiError } from '@verstak/api-client/readApiError'
import { repeatOrder, type Repeated } from '@verstak/contracts/userOrders'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { createAttemptKey, type AttemptKey } from '@verstak/remote-kit/attemptKey'
import { useRef, useState } from 'react'
import { refreshCart } from '../own-page/refreshCart.ts'
import { repeatTexts as texts } from './repeat.texts.ts'

/** What became of the order that was last repeated. */
export type RepeatState = { guid: string } & ({ report: Repeated } | { problem: string })

/** Puts orders into the cart; a repeated press after a lost answer adds one once. */
export function useRepeat() {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const queryClient = useQueryClient()
  const attempt = useRef<AttemptKey>(null)
  const [running, setRunning] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<RepeatState | null>(null)

  async function repeat(guid: string) {
    if (running !== null) return
    const body = { guid, regionId }
    const key = (attempt.current ??= createAttemptKey())
    setRunning(guid)
    setOutcome(null)
    try {
      const report = await call(repeatOrder, { body }, { idempotencyKey: key.of(body) })
      key.forget()
      setOutcome({ guid, report })
      refreshCart(queryClient)
    } catch (error) {
      setOutcome({ guid, problem: readApiError(error)?.code === 'rate-limited' ? texts.tooOften : texts.failed })
    }
    setRunning(null)
  }

  return { repeat, running, outcome }
}
