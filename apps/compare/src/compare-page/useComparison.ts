import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ComparedProduct, Comparison } from '@verstak/contracts/comparison'
import { useHost } from '@verstak/host'
import { useToasts } from '@verstak/remote-kit/useModals'
import { useRegion } from '@verstak/region'
import { useMemo, useRef, useState } from 'react'
import { addCompared, orderComparedAs, refreshCompared, removeCompared } from '../compare-changes/compareChanges.ts'
import { showCompareFailure } from '../compare-changes/showCompareFailure.ts'
import { withColumns, withoutProducts } from './changeComparison.ts'
import { compareTexts } from './comparePage.texts.ts'
import type { CompareAddress } from './compareAddress.ts'
import { comparisonQuery } from './comparisonQuery.ts'

const UNDO_MS = 5_000

/** The comparison of an address and its changes. */
export interface ComparisonInHand {
  /** Without products that are being removed; undefined until there is an answer. */
  comparison: Comparison | undefined
  isFailed: boolean
  isLoading: boolean
  retry: () => void
  /** Hides the product at once; it comes back when the API fails, or when the shopper wants it back. */
  remove: (product: ComparedProduct) => Promise<void>
  /** Shows the columns in this order and keeps it. */
  reorder: (ids: number[]) => Promise<void>
}

/** The comparison of an address. @param isFailed the server has tried without success */
export function useComparison(address: CompareAddress, isFailed: boolean): ComparisonInHand {
  const host = useHost()
  const client = useQueryClient()
  const showToast = useToasts()
  const query = comparisonQuery(host.call, address, useRegion().id)
  const result = useQuery({ ...query, enabled: ({ state }) => !isFailed || state.data !== undefined })
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set())
  const lastOrder = useRef<Promise<unknown>>(Promise.resolve())

  const { data } = result
  const comparison = useMemo(() => data && withoutProducts(data, leaving), [data, leaving])

  const hide = (id: number) => setLeaving((ids) => new Set(ids).add(id))
  const show = (id: number) => setLeaving((ids) => new Set([...ids].filter((other) => other !== id)))

  async function remove(product: ComparedProduct) {
    const ids = data?.products.map(({ id }) => id) ?? []
    hide(product.id)
    try {
      await removeCompared(host, product)
    } catch (error) {
      show(product.id)
      showCompareFailure(host, error)
      return
    }
    client.setQueryData<Comparison>(query.queryKey, (known) => known && withoutProducts(known, new Set([product.id])))
    show(product.id)
    showToast({
      text: compareTexts.removed(product.name),
      durationMs: UNDO_MS,
      action: { label: compareTexts.restore, onPress: () => void restore(product, ids) },
    })
    await refreshCompared(host)
  }

  async function restore(product: ComparedProduct, ids: number[]) {
    try {
      await addCompared(host, product)
      await orderComparedAs(host, ids)
    } catch (error) {
      showCompareFailure(host, error)
    }
    await refreshCompared(host)
  }

  async function reorder(ids: number[]) {
    await client.cancelQueries({ queryKey: query.queryKey })
    client.setQueryData<Comparison>(query.queryKey, (known) => known && withColumns(known, placesOf(known, ids)))
    // One after the other: each says the whole order.
    lastOrder.current = lastOrder.current.then(() => orderComparedAs(host, ids)).catch(undo)
    await lastOrder.current
  }

  async function undo(error: unknown) {
    showCompareFailure(host, error)
    await client.invalidateQueries({ queryKey: query.queryKey })
  }

  return {
    comparison,
    isFailed: comparison === undefined && (result.isError || (isFailed && !result.isFetching)),
    isLoading: result.isFetching,
    retry: () => void result.refetch(),
    remove,
    reorder,
  }
}

/** Places of all products, those of `ids` in their order, others at the end. */
function placesOf({ products }: Comparison, ids: readonly number[]): number[] {
  const rankOf = (place: number) => {
    const rank = ids.indexOf(products[place]!.id)
    return rank < 0 ? ids.length + place : rank
  }
  return products.map((_, place) => place).sort((a, b) => rankOf(a) - rankOf(b))
}
