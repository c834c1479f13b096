import { addToFavorites, addToFavoritesList, type FavoritesList } from '@verstak/contracts/favorites'
import { changeFavoritesItem, orderFavoritesItems } from '@verstak/contracts/favoritesItems'
import type { ProductTile } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { changeLists } from '../favorites-changes/changeLists.ts'
import type { Row } from './rows.ts'
import type { ListInHand } from './useListInHand.ts'

/** Puts a product into the place of another, with its note and wanted quantity. */
export function useReplacement({ guid: listGuid, isCommon, productGuids }: FavoritesList, { remove }: ListInHand) {
  const host = useHost()
  const { call } = host

  return async (row: Row, { id, guid }: ProductTile): Promise<void> => {
    const isNew = !productGuids.includes(guid)
    const done = await changeLists(host, async () => {
      const answer = isCommon
        ? await call(addToFavorites, { body: { id, productGuid: guid } })
        : await call(addToFavoritesList, { body: { listGuid, productGuid: guid } })
      if (isNew) {
        const { wanted: quantity = 1, note } = row
        await call(changeFavoritesItem, { body: { listGuid, productGuid: guid, quantity, ...(note && { note }) } })
        const order = productGuids.flatMap((one) => (one === row.guid ? [guid, one] : [one]))
        await call(orderFavoritesItems, { body: { listGuid, productGuids: order } })
      }
      return answer
    })
    if (done) await remove([row.guid])
  }
}
