import type { QuickOrderQuery } from '@verstak/contracts/address'
import type { Host } from '@verstak/host'
import { atom } from 'jotai'
import type { ComponentType } from 'react'

/** Lazily loaded page of a quick order, which most visitors of the cart never open; null until it is loaded. */
export const quickOrderPageAtom = atom<{ QuickOrderPage: ComponentType<{ goods: QuickOrderQuery }> } | null>(null)

/**
 * Loads that code before the page renders: on the server, in a navigation, and when the server has rendered the page.
 */
export async function loadQuickOrderPage({ store }: Pick<Host, 'store'>): Promise<void> {
  store.set(quickOrderPageAtom, await import(/* webpackChunkName: "quick-order" */ './QuickOrderPage.tsx'))
}
