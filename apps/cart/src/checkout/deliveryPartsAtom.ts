import type { Host } from '@verstak/host'
import { atom } from 'jotai'
import type { ComponentType } from 'react'
import type { Checkout } from './useCheckout.ts'

/** Fields of the courier and of transport companies, which come once one of them is looked at; null until then. */
export const deliveryPartsAtom = atom<{
  CourierPart: ComponentType<{ checkout: Checkout }>
  TransportPart: ComponentType<{ checkout: Checkout }>
} | null>(null)

/** Loads that code; without it a courier comes to the first zone at any time. */
export async function loadDeliveryParts(host: Pick<Host, 'store' | 'queryClient'>): Promise<void> {
  const { store } = host
  if (store.get(deliveryPartsAtom)) return
  const parts = await import(/* webpackChunkName: "delivery-parts" */ './deliveryParts.tsx').catch(() => null)
  // Another call may have brought it meanwhile.
  if (!parts || store.get(deliveryPartsAtom)) return
  parts.keepDelivery(host)
  store.set(deliveryPartsAtom, parts)
}
