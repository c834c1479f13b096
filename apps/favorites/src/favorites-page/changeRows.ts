import { addToFavorites, addToFavoritesList, type FavoritesList } from '@verstak/contracts/favorites'
import {
  changeFavoritesItem,
  orderFavoritesItems,
  removeFavoritesItems,
  restoreFavoritesItems,
} from '@verstak/contracts/favoritesItems'
import type { ProductTile } from '@verstak/contracts/product'
import { broadcastMarks } from '@verstak/device/marksChannel'
import type { Host } from '@verstak/host'
import { PART } from '../favorites-changes/loadLate.ts'
import { changeLists } from '../favorites-changes/changeLists.ts'
import { changeTexts, listNameOf } from '../favorites-changes/favoritesChanges.texts.ts'
import { refreshLists } from '../favorites-changes/refreshLists.ts'
import { showListFailure } from '../favorites-changes/showListFailure.tsx'
import type { Row } from './rows.ts'

/* What comes with the first press: calls that change the products of a list. */

/** FAV-019. */
const UNDO_MS = 5_000

/** Takes products out of a list, and offers to bring them back. */
export async function removeRows(
  host: Host,
  list: Pick<FavoritesList, 'guid' | 'name' | 'isCommon'>,
  productGuids: string[],
): Promise<void> {
  const body = { listGuid: list.guid, productGuids }
  const answer = await changeLists(host, () => host.call(removeFavoritesItems, { body }))
  if (!answer) return
  host.modals.ask(
    {
      kind: 'toast',
      text: changeTexts.removedFrom(listNameOf(list)),
      durationMs: UNDO_MS,
      key: 'favorites.removed',
      action: {
        label: changeTexts.restore,
        onPress: () => void changeLists(host, () => host.call(restoreFavoritesItems, { body })),
      },
    },
    PART,
  )
}

/** Keeps an order. */
export async function orderRows(host: Host, listGuid: string, productGuids: string[]): Promise<void> {
  await write(host, () => host.call(orderFavoritesItems, { body: { listGuid, productGuids } }))
}

/** What the owner writes at a product. */
interface Written {
  listGuid: string
  productGuid: string
  note?: string
  quantity?: number
}

/** Keeps a note or a wanted quantity, even of a page that is being left. @returns whether it is kept */
export async function writeRow(host: Host, body: Written): Promise<boolean> {
  return write(host, () => host.call(changeFavoritesItem, { body }, { keepalive: true }))
}

/** Puts a product into the place of another, with its note and wanted quantity. @returns whether it is there */
export async function addInPlaceOf(host: Host, list: FavoritesList, row: Row, product: ProductTile): Promise<boolean> {
  const { call } = host
  const { guid: listGuid, isCommon, productGuids } = list
  const { id, guid } = product
  const answer = await changeLists(host, async () => {
    const added = isCommon
      ? await call(addToFavorites, { body: { id, productGuid: guid } })
      : await call(addToFavoritesList, { body: { listGuid, productGuid: guid } })
    if (productGuids.includes(guid)) return added
    const { wanted: quantity = 1, note } = row
    await call(changeFavoritesItem, { body: { listGuid, productGuid: guid, quantity, ...(note && { note }) } })
    const order = productGuids.flatMap((one) => (one === row.guid ? [guid, one] : [one]))
    await call(orderFavoritesItems, { body: { listGuid, productGuids: order } })
    return added
  })
  return answer !== null
}

async function write(host: Host, send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send()
    broadcastMarks()
    return true
  } catch (error) {
    showListFailure(host, error)
    void refreshLists(host)
    return false
  }
}
