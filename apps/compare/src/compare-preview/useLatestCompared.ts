import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CompareCard, listCompared } from '@verstak/contracts/compare'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { useHost } from '@verstak/host'
import { useToasts } from '@verstak/remote-kit/useModals'
import { useRegion } from '@verstak/region'
import { useRef, useState } from 'react'
import { addCompared, refreshCompared, removeCompared } from '../compare-changes/compareChanges.ts'
import { showCompareFailure } from '../compare-changes/showCompareFailure.ts'
import { latestComparedQuery } from './latestComparedQuery.ts'
import { previewTexts } from './comparePreview.texts.ts'

/** How many the panel shows (COMPARE-008). */
const MAX_SHOWN = 3
const UNDO_MS = 5_000

type Compared = EndpointResponse<typeof listCompared>

/** A product of the panel. */
export interface LatestProduct extends CompareCard {
  /** It is being removed. */
  isLeaving: boolean
}

/** The latest products of the comparison and their removal. */
export interface LatestCompared {
  /** Undefined until there is an answer. */
  count: number | undefined
  products: LatestProduct[]
  isFailed: boolean
  isLoading: boolean
  retry: () => void
  /** Inactive at once; gone once the API has said so, and active again when it fails (COMPARE-005…007). */
  remove: (product: CompareCard) => Promise<void>
  /** Brings back what is being removed. */
  restore: (product: CompareCard) => void
}

/** The latest products of the visitor's comparison, for the panel of the header. */
export function useLatestCompared(): LatestCompared {
  const host = useHost()
  const client = useQueryClient()
  const showToast = useToasts()
  const query = latestComparedQuery(host.call, useRegion().id)
  const result = useQuery(query)
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set())
  /** Wanted back while their removal is on its way. */
  const wanted = useRef(new Set<number>())

  async function remove(product: CompareCard) {
    const { id } = product
    setLeaving((ids) => new Set(ids).add(id))
    try {
      await removeCompared(host, product)
      if (wanted.current.delete(id)) await addCompared(host, product)
      else takeOut(product)
    } catch (error) {
      wanted.current.delete(id)
      showCompareFailure(host, error)
    }
    setLeaving((ids) => new Set([...ids].filter((other) => other !== id)))
    await refreshCompared(host)
  }

  function takeOut(product: CompareCard) {
    client.setQueryData<Compared>(
      query.queryKey,
      (known) => known && { count: known.count - 1, list: known.list.filter(({ id }) => id !== product.id) },
    )
    showToast({
      text: previewTexts.removed(product.name),
      durationMs: UNDO_MS,
      action: { label: previewTexts.restore, onPress: () => void putIn(product) },
    })
  }

  async function putIn(product: CompareCard) {
    try {
      await addCompared(host, product)
    } catch (error) {
      showCompareFailure(host, error)
    }
    await refreshCompared(host)
  }

  const { data } = result
  return {
    count: data?.count,
    products: (data?.list ?? []).slice(0, MAX_SHOWN).map((card) => ({ ...card, isLeaving: leaving.has(card.id) })),
    isFailed: data === undefined && result.isError,
    isLoading: result.isFetching,
    retry: () => void result.refetch(),
    remove,
    restore: ({ id }) => void wanted.current.add(id),
  }
}
