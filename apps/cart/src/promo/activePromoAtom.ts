import type { CartPromo } from '@verstak/contracts/cart'
import type { Host } from '@verstak/host'
import { atom } from 'jotai'
import type { ComponentType } from 'react'

/** Lazily loaded active code: most carts have none; null until it is loaded. */
export const activePromoAtom = atom<{ ActivePromo: ComponentType<{ promo: CartPromo }> } | null>(null)

/** Loads that code: before the page of a cart with a promo code renders, and when one is applied. */
export async function loadActivePromo({ store }: Pick<Host, 'store'>): Promise<void> {
  store.set(activePromoAtom, await import(/* webpackChunkName: "promo" */ './ActivePromo.tsx'))
}
