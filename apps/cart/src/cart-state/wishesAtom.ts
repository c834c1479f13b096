import { atom } from 'jotai'

/** Requested quantities that the server has not confirmed yet, by product id. */
export const wishesAtom = atom<ReadonlyMap<number, number>>(new Map())

/** Sets one requested quantity; `undefined` once it is confirmed or has failed. */
export const setWishAtom = atom(null, (get, set, productId: number, quantity: number | undefined) => {
  const wishes = new Map(get(wishesAtom))
  if (quantity === undefined) wishes.delete(productId)
  else wishes.set(productId, quantity)
  set(wishesAtom, wishes)
})
