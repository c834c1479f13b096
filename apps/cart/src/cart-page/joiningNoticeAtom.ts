import type { Cart } from '@verstak/contracts/cart'
import type { Host } from '@verstak/host'
import { atom } from 'jotai'
import type { ComponentType } from 'react'

/** Lazily loaded notice of a joined cart, which few visits show; null until it is loaded. */
export const joiningNoticeAtom = atom<{ CartJoiningNotice: ComponentType<{ cart: Cart }> } | null>(null)

/** Loads that code. */
export async function loadJoiningNotice({ store }: Pick<Host, 'store'>): Promise<void> {
  store.set(joiningNoticeAtom, await import(/* webpackChunkName: "promo" */ './CartJoiningNotice.tsx'))
}
