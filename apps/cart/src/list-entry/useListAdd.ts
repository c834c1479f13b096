import { readApiError } from '@verstak/api-client/readApiError'
import { addList, type ListReport, type ListResult } from '@verstak/contracts/cartList'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useRef, useState } from 'react'
import { applyToCart } from '../cart-state/applyToCart.ts'
import { changeOptions } from '../cart-state/changeOptions.ts'
import { withCartToken } from '@verstak/remote-kit/withCartToken'
import { createAttemptKey, type AttemptKey } from '@verstak/remote-kit/attemptKey'
import { listEntryTexts as texts } from './listEntry.texts.ts'

/** Adds what a report takes to the cart; a repeated press after a lost answer adds it once. */
export function useListAdd() {
  const host = useHost()
  const region = useRegion()
  const attempt = useRef<AttemptKey>(null)
  const [isAdding, setAdding] = useState(false)

  /** Resolves with what became of each product, or with the sentence why nothing did. */
  async function add({ rows }: ListReport): Promise<ListResult[] | string> {
    const items = rows.flatMap(({ product, taken }) =>
      product && taken > 0 ? [{ productGuid: product.guid, quantity: taken }] : [],
    )
    const body = { items, regionId: region.id }
    const key = (attempt.current ??= createAttemptKey())
    setAdding(true)
    try {
      const options = { ...changeOptions(), idempotencyKey: key.of(body) }
      const { results, cart } = await withCartToken(host, () => host.call(addList, { body }, options))
      key.forget()
      applyToCart(host, () => cart)
      return results
    } catch (failure) {
      return readApiError(failure)?.code === 'rate-limited' ? texts.tooMany : texts.addFailed
    } finally {
      setAdding(false)
    }
  }

  return { isAdding, add }
}
