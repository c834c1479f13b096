import type { ProductTile } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { FavoritesList } from '@verstak/contracts/favorites'
import { askList } from '../list-windows/lateWindows.ts'
import { rowTexts, viewTexts } from './favoritesPage.texts.ts'
import { movedTo, type Row } from './rows.ts'
import type { ListInHand } from './useListInHand.ts'

/** What the controls of rows do. The object stays the same, so that rows that did not change are not rendered. */
export interface RowActions {
  select: (guid: string, isSelected: boolean) => void
  /** By one place among the rows that are shown, or to the first. */
  step: (guid: string, to: -1 | 1 | 'top') => void
  /** To the place of another. */
  move: (guid: string, targetGuid: string) => void
  /** Asks for a list and puts them there. */
  transfer: (kind: 'move' | 'copy', guids: readonly string[]) => void
  remove: (guids: readonly string[]) => void
  setWanted: ListInHand['setWanted']
  setNote: ListInHand['setNote']
  replace: (row: Row, product: ProductTile) => Promise<void>
}

interface Input {
  list: FavoritesList
  /** Rows that are shown. */
  shown: readonly Row[]
  inHand: ListInHand
  /** Where the rows are. */
  box: RefObject<HTMLElement | null>
}

/** Actions of rows, which of them are selected, and what is said to readers of the screen. */
export function useRowActions(input: Input) {
  const host = useHost()
  const latest = useRef(input)
  const focusedNext = useRef<string>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [announcement, setAnnouncement] = useState('')
  const [actions] = useState<RowActions>(() => ({
    ...{ select, step, move, transfer, remove },
    setWanted: (...args) => latest.current.inHand.setWanted(...args),
    setNote: (...args) => latest.current.inHand.setNote(...args),
    replace: (...args) => latest.current.inHand.replace(...args),
  }))
  const { productGuids } = input.list

  useLayoutEffect(() => {
    latest.current = input
  })

  // The pressed button went with its row.
  useEffect(() => {
    if (focusedNext.current === null) return
    latest.current.box.current?.querySelector<HTMLElement>(`[data-actions="${focusedNext.current}"]`)?.focus()
    focusedNext.current = null
  }, [productGuids])

  function select(guid: string, isSelected: boolean) {
    setSelected((known) => {
      const next = new Set(known)
      if (isSelected) next.add(guid)
      else next.delete(guid)
      return next
    })
  }

  function move(guid: string, targetGuid: string) {
    const { list, shown, inHand } = latest.current
    const row = shown.find((one) => one.guid === guid)
    if (!row) return
    const order = movedTo(list.productGuids, guid, targetGuid)
    setAnnouncement(rowTexts.moved(row.name, order.indexOf(guid) + 1, order.length))
    void inHand.reorder(order)
  }

  function step(guid: string, to: -1 | 1 | 'top') {
    const { shown } = latest.current
    const at = shown.findIndex((one) => one.guid === guid)
    const target = shown[to === 'top' ? 0 : at + to]
    if (target && target.guid !== guid) move(guid, target.guid)
  }

  function remove(gone: readonly string[]) {
    const { shown, inHand } = latest.current
    const at = shown.findIndex(({ guid }) => guid === gone[0])
    const left = shown.filter(({ guid }) => !gone.includes(guid))
    focusedNext.current = (left[at] ?? left.at(-1))?.guid ?? null
    setSelected(new Set())
    void inHand.remove(gone)
  }

  function transfer(kind: 'move' | 'copy', productGuids: readonly string[]) {
    const { list, shown } = latest.current
    const [one, ...others] = productGuids
    const name = others.length === 0 && shown.find(({ guid }) => guid === one)?.name
    const goods = { kind, fromGuid: list.guid, productGuids }
    void askList(host, goods, name || viewTexts.products(productGuids.length)).then(
      (isDone) => isDone && setSelected(new Set()),
    )
  }

  const selectAll = (isSelected: boolean) => setSelected(new Set(isSelected ? input.shown.map(({ guid }) => guid) : []))

  return { actions, selected, selectAll, announcement }
}
