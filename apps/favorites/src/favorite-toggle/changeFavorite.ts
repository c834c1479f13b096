import { addToFavorites, removeFromFavorites } from '@verstak/contracts/favorites'
import type { Host } from '@verstak/host'
import { applyConfirmedMark, sendMark } from '@verstak/remote-kit/applyConfirmedMark'
import { refreshLists } from '../favorites-changes/refreshLists.ts'
import { listsQuery } from '../favorites-changes/favoritesQueries.ts'
import type { FavoriteWish } from './FavoriteWish.ts'
import { showAddedToast } from './showAddedToast.ts'
import { showFailure } from './showFailure.ts'

/**
 * Marks a product or removes the mark, updates the page after the API has confirmed (FAV-002), and shows the result.
 * Never rejects.
 */
export async function changeFavorite(host: Host, wish: FavoriteWish): Promise<void> {
  const { isMarked, hasLists } = wish
  if (!isMarked && hasLists && (await hasNamedLists(host))) {
    void askLists(host, wish)
    return
  }
  await change(host, wish)
}

/** Which lists the product shall leave is asked in a window: notes would go with it. */
async function askLists(host: Host, wish: FavoriteWish): Promise<void> {
  try {
    const { openProductLists } = await import(
      /* webpackChunkName: "list-windows" */ '../list-windows/openProductLists.tsx'
    )
    if (await openProductLists(host, wish.product)) await change(host, wish)
  } catch (error) {
    showFailure(host, wish, error)
  }
}

/** Without an answer the product leaves all lists, as for those who have one. */
const hasNamedLists = ({ call, queryClient }: Host) =>
  queryClient.fetchQuery(listsQuery(call)).then(
    ({ lists }) => lists.some(({ isCommon }) => !isCommon),
    () => false,
  )

async function change(host: Host, wish: FavoriteWish): Promise<void> {
  const { product, isMarked } = wish
  try {
    const { meta, errors, count, revision } = await sendMark(host, () => send(host, wish))
    if (meta.status !== 'success' || errors !== undefined) {
      showFailure(host, wish, null)
      return
    }
    applyConfirmedMark(host, { list: 'favorites', productId: product.id, isMarked, count, revision })
    void refreshLists(host)
    if (isMarked) showAddedToast(host, wish)
  } catch (error) {
    showFailure(host, wish, error)
  }
}

/** Tiles use other field names for the same data (API-063, API-064). */
function send({ call }: Host, { product: { id, guid, price }, isMarked, look }: FavoriteWish) {
  const isTile = look === 'tile'
  const options = { keepalive: true }
  return isMarked
    ? call(addToFavorites, { body: isTile ? { productId: id, price } : { id, productGuid: guid } }, options)
    : call(removeFromFavorites, { body: isTile ? { productId: id } : { id, productGuid: guid } }, options)
}
