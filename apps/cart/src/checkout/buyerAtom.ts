import type { Host } from '@verstak/host'
import { atom } from 'jotai'
import type { ComponentType } from 'react'
import { readAccount } from './account.ts'
import type { Checkout } from './useCheckout.ts'

/** Parts of the checkout for users with organizations. */
export interface BuyerParts {
  BuyerFields: ComponentType<{ checkout: Checkout }>
  DeferredPayment: ComponentType<{ checkout: Checkout }>
}

/** Those parts, which most shoppers never see; null until they are loaded. */
export const buyerAtom = atom<BuyerParts | null>(null)

/** Loads that code for a user with organizations: before the page renders, and when he signs in on it. */
export async function loadBuyer(host: Pick<Host, 'store' | 'queryClient' | 'call'>): Promise<void> {
  if (!readAccount(host)?.contractors.length) return
  const { BuyerFields, DeferredPayment, paymentTermsQuery } = await import(
    /* webpackChunkName: "buyer" */ './buyerParts.tsx'
  )
  host.store.set(buyerAtom, { BuyerFields, DeferredPayment })
  await host.queryClient.ensureQueryData(paymentTermsQuery(host.call))
}
