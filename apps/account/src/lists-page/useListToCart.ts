import { useQueryClient } from '@tanstack/react-query'
import { readApiError } from '@verstak/api-client/readApiError'
import { usePurchaseList } from '@verstak/contracts/purchaseList'
import type { BoughtProduct } from '@verstak/contracts/purchaseList'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { createAttemptKey, type AttemptKey } from '@verstak/remote-kit/attemptKey'
import { useModals } from '@verstak/remote-kit/useModals'
import { useRef, useState } from 'react'
import { refreshCart } from '../own-page/refreshCart.ts'
import { listsQuery } from './listsQueries.ts'
import { listsTexts as texts } from './listsPage.texts.ts'

/** The contract's endpoint; its name looks like a hook. */
const useEndpoint = usePurchaseList
/** What became of the list that was last put into the cart. */
export interface ListOutcome {
  guid: string
  products: readonly BoughtProduct[]
}

/** Puts a list into the cart; a repeated press after a lost answer adds it once. */
export function useListToCart() {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const queryClient = useQueryClient()
  const { showError } = useModals()
  const attempt = useRef<AttemptKey>(null)
  const [adding, setAdding] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<ListOutcome | null>(null)

  async function add(guid: string) {
    if (adding !== null) return
    const body = { guid, regionId }
    const key = (attempt.current ??= createAttemptKey())
    setAdding(guid)
    setOutcome(null)
    try {
      const { products } = await call(useEndpoint, { body }, { idempotencyKey: key.of(body) })
      key.forget()
      setOutcome({ guid, products })
      void queryClient.invalidateQueries({ queryKey: listsQuery(call).queryKey })
      refreshCart(queryClient)
    } catch (error) {
      showError({ text: readApiError(error)?.code === 'rate-limited' ? texts.tooOften : texts.failed })
    }
    setAdding(null)
  }

  return { add, adding, outcome }
}
