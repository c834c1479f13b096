import type { Host } from '@verstak/host'
import { atom } from 'jotai'
import type { ComponentType } from 'react'
import type { CartContentProps } from './CartContent.tsx'

/** Lazily loaded lines, totals and order form, which an empty cart has none of; null until they are loaded. */
export const cartContentAtom = atom<{ CartContent: ComponentType<CartContentProps> } | null>(null)

/** Loads that code. */
export async function loadCartContent({ store }: Pick<Host, 'store'>): Promise<void> {
  store.set(cartContentAtom, await import(/* webpackChunkName: "content" */ './CartContent.tsx'))
}
