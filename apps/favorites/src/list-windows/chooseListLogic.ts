import { addToFavoritesList, createFavoritesList } from '@verstak/contracts/favorites'
import { transferFavoritesItems } from '@verstak/contracts/favoritesItems'
import { readApiError } from '@verstak/api-client/readApiError'
import { defineForm } from '@verstak/form/defineForm'
import type { FormOutcome } from '@verstak/form/formLogic'
import type { Host } from '@verstak/host'
import { listNameFault } from '@verstak/validators/favoritesListName'
import { listNameMessages } from '@verstak/validators/favoritesListName.texts'
import * as v from 'valibot'
import { changeLists } from '../favorites-changes/changeLists.ts'
import { showListFailure } from '../favorites-changes/showListFailure.tsx'

/** Value of the choice that makes a list. */
export const NEW_LIST = 'new'

/** What is put into the chosen list: one product from anywhere, or products of a list. */
export type ChosenGoods =
  | { kind: 'add'; productGuids: readonly [string] }
  | { kind: 'move' | 'copy'; fromGuid: string; productGuids: readonly string[] }

interface ChooseListContext {
  host: Host
  goods: ChosenGoods
  /** List that was made by an attempt whose second half failed. */
  made: { current: string | null }
}

/** Puts products into the chosen list, or into one that is made for them. */
export const chooseListLogic = defineForm({
  schema: () => v.object({ list: v.string(), name: v.optional(v.string(), '') }),
  words: { name: '' },
  faultsOf({ list, name }) {
    const fault = list === NEW_LIST ? listNameFault(name) : null
    return fault ? { name: listNameMessages[fault] } : {}
  },
  async send(
    { list, name },
    { host, goods, made }: ChooseListContext,
  ): Promise<FormOutcome<'list' | 'name', string, never>> {
    let toGuid = list
    if (list === NEW_LIST) {
      try {
        made.current ??= (await host.call(createFavoritesList, { body: { name: name.trim() } })).guid
      } catch (error) {
        if (readApiError(error)?.details.some(({ field }) => field === 'name')) throw error
        showListFailure(host, error)
        return {}
      }
      toGuid = made.current
    }
    const answer = await changeLists(host, () => put(host, goods, toGuid))
    return answer ? { result: toGuid } : {}
  },
})

function put({ call }: Host, goods: ChosenGoods, toGuid: string) {
  if (goods.kind === 'add') {
    return call(addToFavoritesList, { body: { listGuid: toGuid, productGuid: goods.productGuids[0] } })
  }
  const { kind, fromGuid, productGuids } = goods
  const body = { listGuid: fromGuid, productGuids: [...productGuids], toGuid, isCopy: kind === 'copy' }
  return call(transferFavoritesItems, { body })
}
