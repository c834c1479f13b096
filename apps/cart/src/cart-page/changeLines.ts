import type { Cart } from '@verstak/contracts/cart'
import {
  acknowledgeChanges,
  removeItems,
  restoreItems,
  returnItems,
  saveItems,
  selectItems,
} from '@verstak/contracts/cartLine'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { atom } from 'jotai'
import { announceNotice } from '../cart-notice/cartNotice.ts'
import { applyToCart } from '../cart-state/applyToCart.ts'
import { cartQuery } from '../cart-state/cartQuery.ts'
import { changeOptions } from '../cart-state/changeOptions.ts'
import { CartRefusal, queueChange } from '../cart-state/queueChange.ts'
import { withCartToken } from '@verstak/remote-kit/withCartToken'
import { refetchCart } from '../promo/refetchCart.ts'
import { loadLateLines } from './lateLinesAtom.ts'
import type { LineChange } from './lineChange.ts'
import { undoneAtom } from './useRemoved.ts'

const ENDPOINTS = { save: saveItems, remove: removeItems, restore: restoreItems, return: returnItems } as const

/** Selections that are not confirmed yet, by guid: an older answer does not undo them. */
const selectionsAtom = atom<ReadonlyMap<string, boolean>>(new Map())

/** Makes a change and shows the cart as it is then; a selection shows at once. A failure is told. @returns whether it is done */
export async function changeLines(host: Host, change: LineChange): Promise<boolean> {
  const { store } = host
  if (change.kind === 'select') {
    const { guids, isSelected } = change
    store.set(
      selectionsAtom,
      new Map([...store.get(selectionsAtom), ...guids.map((guid) => [guid, isSelected] as const)]),
    )
    applyToCart(host, (cart) => withSelections(host, cart!))
  } else {
    // What it leads to: an undo, a saved line.
    await loadLateLines(host).catch(() => undefined)
  }
  const notice = await queueChange(host, async () => {
    const { success, cart } = await withCartToken(host, () => send(host, change))
    if (!success) throw new CartRefusal()
    if (change.kind === 'remove') store.set(undoneAtom, [...store.get(undoneAtom), ...change.guids])
    settle(host, change)
    applyToCart(host, () => withSelections(host, cart))
    return null
  })
  if (notice) {
    settle(host, change)
    void refetchCart(host)
  }
  announceNotice(host, notice)
  return notice === null
}

function send(host: Host, change: LineChange) {
  const regionId = host.store.get(activeRegionAtom).id
  if (change.kind === 'seen') {
    const cart = host.queryClient.getQueryData(cartQuery(host.call, regionId).queryKey)
    const items = (cart?.items ?? []).map(({ guid, price, isDeleted }) => ({
      itemGuid: guid,
      price: price.now,
      isAvailable: !isDeleted,
    }))
    return host.call(acknowledgeChanges, { body: { items, regionId } }, changeOptions())
  }
  const body = { itemGuids: change.guids, regionId }
  if (change.kind === 'select') {
    return host.call(selectItems, { body: { ...body, isSelected: change.isSelected } }, changeOptions())
  }
  return host.call(ENDPOINTS[change.kind], { body }, changeOptions())
}

/** Forgets a selection that was answered, unless the shopper has changed his mind. */
function settle({ store }: Host, change: LineChange): void {
  if (change.kind !== 'select') return
  const left = [...store.get(selectionsAtom)].filter(
    ([guid, isSelected]) => !change.guids.includes(guid) || isSelected !== change.isSelected,
  )
  store.set(selectionsAtom, new Map(left))
}

function withSelections({ store }: Host, cart: Cart): Cart {
  const selections = store.get(selectionsAtom)
  return {
    ...cart,
    items: cart.items.map((item) => ({ ...item, isSelected: selections.get(item.guid) ?? item.isSelected })),
  }
}
