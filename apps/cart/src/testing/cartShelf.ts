import type { Cart, CartItem } from '@verstak/contracts/cart'
import {
  acknowledgeChanges,
  removeItems,
  restoreItems,
  returnItems,
  saveItems,
  selectItems,
} from '@verstak/contracts/cartLine'
import { makeCart } from '@verstak/testing/factories'
import type { FakeApi } from '@verstak/testing/fakeApi'

/** Lines of a fake cart: their selection, what is saved and what was removed. */
export function createShelf(api: FakeApi & { cart: Cart }) {
  /** Removed lines with their places. */
  const removed: { item: CartItem; place: number; isSaved: boolean }[] = []

  function set(items: CartItem[], saved: CartItem[] = api.cart.saved ?? []): void {
    const gone = removed.map(({ item, place, isSaved }) => ({
      guid: item.guid,
      name: item.product.name,
      after: isSaved ? null : (items[place - 1]?.guid ?? null),
    }))
    const { promo } = api.cart
    api.cart = {
      ...makeCart(items),
      ...(saved.length > 0 && { saved }),
      ...(gone.length > 0 && { removed: gone }),
      ...(promo && { promo }),
    }
  }
  const without = (items: CartItem[] = [], guids: string[]) => items.filter(({ guid }) => !guids.includes(guid))
  const among = (items: CartItem[] = [], guids: string[]) => items.filter(({ guid }) => guids.includes(guid))
  const answer = (): { success: boolean; cart: Cart } => ({ success: true, cart: api.cart })

  function remove(guids: string[]): void {
    const { items, saved = [] } = api.cart
    items.forEach((item, place) => guids.includes(item.guid) && removed.push({ item, place, isSaved: false }))
    saved.forEach((item, place) => guids.includes(item.guid) && removed.push({ item, place, isSaved: true }))
    set(without(items, guids), without(saved, guids))
  }

  api.on(selectItems, ({ body }) => {
    set(
      api.cart.items.map((item) =>
        body.itemGuids.includes(item.guid) ? { ...item, isSelected: body.isSelected } : item,
      ),
    )
    return answer()
  })
  api.on(saveItems, ({ body: { itemGuids } }) => {
    const { items, saved = [] } = api.cart
    set(without(items, itemGuids), [...among(items, itemGuids), ...saved])
    return answer()
  })
  api.on(returnItems, ({ body: { itemGuids } }) => {
    const { items, saved } = api.cart
    set([...items, ...among(saved, itemGuids)], without(saved, itemGuids))
    return answer()
  })
  api.on(removeItems, ({ body }) => {
    remove(body.itemGuids)
    return answer()
  })
  api.on(restoreItems, ({ body }) => {
    const items = [...api.cart.items]
    for (const guid of body.itemGuids) {
      const index = removed.findIndex(({ item }) => item.guid === guid)
      if (index < 0) continue
      const [{ item, place }] = removed.splice(index, 1) as [(typeof removed)[number]]
      items.splice(place, 0, item)
    }
    set(items)
    return answer()
  })
  api.on(acknowledgeChanges, () => {
    set(api.cart.items.map(({ before: _, ...item }) => ({ ...item, price: { ...item.price, added: item.price.now } })))
    return answer()
  })
  return { remove }
}
