import { useQueryClient } from '@tanstack/react-query'
import { readApiError } from '@verstak/api-client/readApiError'
import { addList } from '@verstak/contracts/cartList'
import type { ListedProduct } from '@verstak/contracts/purchaseList'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { createAttemptKey, type AttemptKey } from '@verstak/remote-kit/attemptKey'
import { useRef, useState } from 'react'
import { refreshCart } from '../own-page/refreshCart.ts'
import { dashboardTexts as texts } from './dashboardPage.texts.ts'

/** What became of the last press: products that came into the cart, and whether all of them did. */
export type OftenOutcome = { added: number; isWhole: boolean } | { problem: string }

/** Which of the products are marked, how many pieces of each are wanted, and putting them into the cart. */
export function useOftenBought(products: readonly ListedProduct[]) {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const queryClient = useQueryClient()
  const attempt = useRef<AttemptKey>(null)
  const [unmarked, setUnmarked] = useState<ReadonlySet<number>>(new Set())
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(new Map())
  const [isAdding, setAdding] = useState(false)
  const [outcome, setOutcome] = useState<OftenOutcome | null>(null)

  const quantityOf = ({ id, quantity }: ListedProduct) => pieces.get(id) ?? quantity
  const isMarked = ({ id, isAvailable }: ListedProduct) => isAvailable && !unmarked.has(id)
  const marked = products.filter(isMarked)

  async function add() {
    if (isAdding || marked.length === 0) return
    const items = marked.map((product) => ({ productGuid: product.guid, quantity: quantityOf(product) }))
    const body = { items, regionId }
    const key = (attempt.current ??= createAttemptKey())
    setAdding(true)
    setOutcome(null)
    try {
      const { results } = await call(addList, { body }, { idempotencyKey: key.of(body) })
      key.forget()
      const added = results.filter((result) => result.added > 0)
      const isWhole = items.every(({ productGuid, quantity }) =>
        added.some((result) => result.productGuid === productGuid && result.added >= quantity),
      )
      setOutcome({ added: added.length, isWhole })
      refreshCart(queryClient)
    } catch (error) {
      setOutcome({ problem: readApiError(error)?.code === 'rate-limited' ? texts.tooOften : texts.failed })
    }
    setAdding(false)
  }

  return {
    ...{ marked, isMarked, quantityOf, add, isAdding, outcome },
    mark: ({ id }: ListedProduct, isOn: boolean) =>
      setUnmarked((before) => {
        const after = new Set(before)
        if (isOn) after.delete(id)
        else after.add(id)
        return after
      }),
    setPieces: ({ id }: ListedProduct, quantity: number) => setPieces((before) => new Map(before).set(id, quantity)),
    sum: marked.reduce((sum, product) => sum + product.price * quantityOf(product), 0),
    /** As a list of codes, for the form without scripts. */
    codes: marked.map((product) => `${product.code} ${quantityOf(product)}`).join('\n'),
  }
}
