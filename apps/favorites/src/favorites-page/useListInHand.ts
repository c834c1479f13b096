import { useQueryClient } from '@tanstack/react-query'
import type { FavoritesList } from '@verstak/contracts/favorites'
import {
  changeFavoritesItem,
  orderFavoritesItems,
  removeFavoritesItems,
  restoreFavoritesItems,
} from '@verstak/contracts/favoritesItems'
import { useHost } from '@verstak/host'
import { useToasts } from '@verstak/remote-kit/useModals'
import { useRegion } from '@verstak/region'
import { useRef } from 'react'
import { changeLists } from '../favorites-changes/changeLists.ts'
import { changeTexts, listNameOf } from '../favorites-changes/favoritesChanges.texts.ts'
import { listQuery } from '../favorites-changes/favoritesQueries.ts'
import { refreshLists } from '../favorites-changes/refreshLists.ts'
import { showListFailure } from '../favorites-changes/showListFailure.tsx'
import { inOrder, withLists, withoutProducts, withWritten, type ListAnswer } from './changeContents.ts'
import { useLatestOf } from './useLatestOf.ts'

/** FAV-019. */
const UNDO_MS = 5_000

/** What can be done with the products of a list. All of it shows at once; a failure is told, and the list is asked for again. */
export interface ListInHand {
  /** Takes products out; they can be brought back. */
  remove: (guids: readonly string[]) => Promise<void>
  reorder: (guids: string[]) => Promise<void>
  setWanted: (guid: string, quantity: number) => void
  /** @returns whether it is kept */
  setNote: (guid: string, note: string) => Promise<boolean>
}

export function useListInHand(list: Pick<FavoritesList, 'guid' | 'name' | 'isCommon'>): ListInHand {
  const host = useHost()
  const client = useQueryClient()
  const showToast = useToasts()
  const { queryKey } = listQuery(host.call, list.guid, useRegion().id)
  const lastOrder = useRef<Promise<unknown>>(Promise.resolve())
  const listGuid = list.guid

  /** Shows a change before it is confirmed: an answer that was asked for before would undo it. */
  async function show(change: Parameters<typeof withLists>[1]) {
    await client.cancelQueries({ queryKey })
    client.setQueryData<ListAnswer>(queryKey, (known) => withLists(known, change))
  }

  async function remove(guids: readonly string[]) {
    const body = { listGuid, productGuids: [...guids] }
    await show(withoutProducts(new Set(guids)))
    const answer = await changeLists(host, () => host.call(removeFavoritesItems, { body }))
    if (!answer) return
    showToast({
      text: changeTexts.removedFrom(listNameOf(list)),
      durationMs: UNDO_MS,
      key: 'favorites.removed',
      action: {
        label: changeTexts.restore,
        onPress: () => void changeLists(host, () => host.call(restoreFavoritesItems, { body })),
      },
    })
  }

  async function reorder(guids: string[]) {
    await show(inOrder(guids))
    const send = () => host.call(orderFavoritesItems, { body: { listGuid, productGuids: guids } })
    // One after the other: each says the whole order.
    lastOrder.current = lastOrder.current.then(send).catch(undo)
    await lastOrder.current
  }

  async function undo(error: unknown) {
    showListFailure(host, error)
    await refreshLists(host)
  }

  const saveWanted = useLatestOf((productGuid: string, quantity: number) =>
    host.call(changeFavoritesItem, { body: { listGuid, productGuid, quantity } }, { keepalive: true }).catch(undo),
  )

  function setWanted(guid: string, quantity: number) {
    void show(withWritten(guid, { wanted: quantity }))
    saveWanted(guid, quantity)
  }

  async function setNote(productGuid: string, note: string) {
    try {
      await host.call(changeFavoritesItem, { body: { listGuid, productGuid, note } })
    } catch (error) {
      showListFailure(host, error)
      return false
    }
    await show(withWritten(productGuid, { note: note.trim() === '' ? null : note.trim() }))
    return true
  }

  return { remove, reorder, setWanted, setNote }
}
