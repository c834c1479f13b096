import { useQueryClient } from '@tanstack/react-query'
import type { FavoritesList } from '@verstak/contracts/favorites'
import type { ProductTile } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useRef } from 'react'
import { loadLate } from '../favorites-changes/loadLate.ts'
import { listQuery } from '../favorites-changes/favoritesQueries.ts'
import { inOrder, withLists, withoutProducts, withWritten, type ListAnswer } from './changeContents.ts'
import type { Row } from './rows.ts'
import { useLatestOf } from './useLatestOf.ts'

/** What can be done with the products of a list. All of it shows at once; a failure is told, and the list is asked for again. */
export interface ListInHand {
  /** Takes products out; they can be brought back. */
  remove: (guids: readonly string[]) => Promise<void>
  reorder: (guids: string[]) => Promise<void>
  setWanted: (guid: string, quantity: number) => void
  /** @returns whether it is kept */
  setNote: (guid: string, note: string) => Promise<boolean>
  /** Puts a product into the place of another, with its note and wanted quantity. */
  replace: (row: Row, product: ProductTile) => Promise<void>
}

/** Brings the code of the calls; earlier, and the first of them does not wait for it. */
export const loadChanges = () => import(/* webpackChunkName: "list-changes" */ './changeRows.ts')

export function useListInHand(list: FavoritesList): ListInHand {
  const host = useHost()
  const client = useQueryClient()
  const { queryKey } = listQuery(host.call, list.guid, useRegion().id)
  const lastOrder = useRef<Promise<unknown>>(Promise.resolve())
  const listGuid = list.guid

  /** Shows a change before it is confirmed: an answer that was asked for before would undo it. */
  async function show(change: Parameters<typeof withLists>[1]) {
    await client.cancelQueries({ queryKey })
    client.setQueryData<ListAnswer>(queryKey, (known) => withLists(known, change))
  }

  async function bring() {
    const code = await loadLate(host, loadChanges)
    if (!code) void client.invalidateQueries({ queryKey })
    return code
  }

  async function remove(guids: readonly string[]) {
    await show(withoutProducts(new Set(guids)))
    await (await bring())?.removeRows(host, list, [...guids])
  }

  async function reorder(guids: string[]) {
    await show(inOrder(guids))
    // One after the other: each says the whole order.
    lastOrder.current = lastOrder.current.then(async () => (await bring())?.orderRows(host, listGuid, guids))
    await lastOrder.current
  }

  const saveWanted = useLatestOf(async (productGuid: string, quantity: number) =>
    (await bring())?.writeRow(host, { listGuid, productGuid, quantity }),
  )

  function setWanted(guid: string, quantity: number) {
    // It is here before the value is sent, which may be when the page is left.
    void loadChanges().catch(() => undefined)
    void show(withWritten(guid, { wanted: quantity }))
    saveWanted(guid, quantity)
  }

  async function setNote(productGuid: string, note: string) {
    const isKept = await (await bring())?.writeRow(host, { listGuid, productGuid, note })
    if (!isKept) return false
    await show(withWritten(productGuid, { note: note.trim() === '' ? null : note.trim() }))
    return true
  }

  async function replace(row: Row, product: ProductTile) {
    const isThere = await (await bring())?.addInPlaceOf(host, list, row, product)
    if (isThere) await remove([row.guid])
  }

  return { remove, reorder, setWanted, setNote, replace }
}
