import type { ComparedProduct } from '@verstak/contracts/comparison'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { moveTo } from './columns.ts'
import { compareTexts } from './comparePage.texts.ts'
import type { ComparisonInHand } from './useComparison.ts'

/** What can be done with a column. The same object in every render: a hundred columns need not render anew. */
export interface ColumnActions {
  remove: (product: ComparedProduct) => void
  /** Pins a product, or lets it go. */
  pin: (id: number) => void
  /** Moves a column to the place of another; the pinned one stays first. */
  move: (id: number, targetId: number) => void
  /** Moves a column by one place. */
  step: (id: number, step: -1 | 1) => void
}

export interface ColumnActionsInput {
  /** In the order of the columns. */
  shown: readonly ComparedProduct[]
  pinnedId: number | null
  inHand: Pick<ComparisonInHand, 'remove' | 'reorder'>
  onPin: (id: number | null) => void
  /** Holds the buttons `data-remove`. */
  box: RefObject<HTMLElement | null>
}

/** Actions of the columns, and what screen readers are told of the last one. */
export function useColumnActions(input: ColumnActionsInput): { actions: ColumnActions; announcement: string } {
  const latest = useRef(input)
  const focusedNext = useRef<number>(null)
  const [announcement, setAnnouncement] = useState('')
  const [actions] = useState<ColumnActions>(() => ({ remove, pin, move, step }))
  const ids = input.shown.map(({ id }) => id).join()

  useLayoutEffect(() => {
    latest.current = input
  })

  // The pressed button went with its column.
  useEffect(() => {
    if (focusedNext.current === null) return
    latest.current.box.current?.querySelector<HTMLElement>(`[data-remove="${focusedNext.current}"]`)?.focus()
    focusedNext.current = null
  }, [ids])

  function remove(product: ComparedProduct) {
    const { shown, inHand } = latest.current
    const at = shown.findIndex(({ id }) => id === product.id)
    focusedNext.current = (shown[at + 1] ?? shown[at - 1])?.id ?? null
    void inHand.remove(product)
  }

  function pin(id: number) {
    const { pinnedId, onPin } = latest.current
    onPin(id === pinnedId ? null : id)
  }

  function move(id: number, targetId: number) {
    const { shown, pinnedId, inHand } = latest.current
    if (id === targetId || id === pinnedId || targetId === pinnedId) return
    const order = moveTo(
      shown.map((product) => product.id),
      id,
      targetId,
    )
    const moved = shown.find((product) => product.id === id)
    if (!moved) return
    setAnnouncement(compareTexts.moved(moved.name, order.indexOf(id) + 1, order.length))
    void inHand.reorder(order)
  }

  function step(id: number, by: -1 | 1) {
    const { shown } = latest.current
    const target = shown[shown.findIndex((product) => product.id === id) + by]
    if (target) move(id, target.id)
  }

  return { actions, announcement }
}
