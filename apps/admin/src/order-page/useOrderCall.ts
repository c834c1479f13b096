import { readApiError } from '@verstak/api-client/readApiError'
import type { Endpoint, EndpointInput, EndpointResponse } from '@verstak/contracts/endpoint'
import { useHost } from '@verstak/host'
import { createAttemptKey, type AttemptKey } from '@verstak/remote-kit/attemptKey'
import { useModals } from '@verstak/remote-kit/useModals'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { staffOrderQuery } from './orderLoader.ts'
import { orderPageTexts as texts } from './orderPage.texts.ts'

/**
 * Gives a function that changes an order and shows it as it is then. What fails is said in a window; the result is null.
 * A call that needs a fresh sign-in gives 'confirm'.
 */
export function useOrderCall(guid: string) {
  const { call } = useHost()
  const queryClient = useQueryClient()
  const { showError } = useModals()
  const [isBusy, setBusy] = useState(false)
  const attempt = useRef<AttemptKey>(null)

  async function change<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
  ): Promise<EndpointResponse<E> | 'confirm' | null> {
    if (isBusy) return null
    setBusy(true)
    attempt.current ??= createAttemptKey()
    try {
      const answer = await call(endpoint, input, { idempotencyKey: attempt.current.of([endpoint.path, input]) })
      attempt.current.forget()
      await refresh()
      return answer
    } catch (error) {
      const failure = readApiError(error)
      if (failure?.code === 'confirmation-required') return 'confirm'
      // An answer has come: another try is another change.
      if (failure && failure.status > 0) attempt.current.forget()
      const said = failure?.details.find(({ text }) => text)?.text
      showError({ text: said ?? (failure?.code === 'order-state' ? texts.stale : texts.failed) })
      if (failure?.code === 'order-state') await refresh().catch(() => undefined)
      return null
    } finally {
      setBusy(false)
    }
  }

  const refresh = () => queryClient.fetchQuery({ ...staffOrderQuery(call, guid), staleTime: 0 })

  return { change, isBusy }
}
