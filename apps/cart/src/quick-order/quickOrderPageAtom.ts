import type { QuickOrderQuery } from '@verstak/contracts/address'
import type { Host } from '@verstak/host'
import { atom } from 'jotai'
import type { ComponentType } from 'react'

/** Code of the page of a quick order, which most visitors of the cart never see; null until it is here. */
export const quickOrderPageAtom = atom<{ QuickOrderPage: ComponentType<{ goods: QuickOrderQuery }> } | null>(null)

/** Brings that code, before its page is rendered: on the server, by a navigation, and where the server sent the page. */
export async function bringQuickOrderPage({ store }: Pick<Host, 'store'>): Promise<void> {
  store.set(quickOrderPageAtom, await import('./QuickOrderPage.tsx'))
}
