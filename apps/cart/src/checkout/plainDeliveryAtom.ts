import { listLocalities } from '@verstak/contracts/transport'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { Office } from '@verstak/contracts/region'
import type { Host } from '@verstak/host'
import { atom } from 'jotai'
import type { ComponentType } from 'react'
import type { DeliveryAnswer } from './deliveryQuery.ts'

/** What the plain fields offer. */
export interface PlainDeliveryProps {
  way: 'pickup' | 'courier' | 'transport'
  offices: readonly Office[]
  courier: DeliveryAnswer['courier']
  towns: EndpointResponse<typeof listLocalities>
  /** What was typed into a field, and what is wrong with it, after the form was refused. */
  told: (name: PlainField) => { defaultValue: string | undefined; error: string | undefined }
}

/** Names of the plain fields. */
export type PlainField =
  'officeId' | 'zoneId' | 'distanceKm' | 'intervalDate' | 'intervalId' | 'floor' | 'transportTown' | 'transportCompany'

/** Fields for visitors without scripts, on the server only: browsers with scripts never need them. */
export const plainDeliveryAtom = atom<{
  PlainDelivery: ComponentType<PlainDeliveryProps>
  towns: PlainDeliveryProps['towns']
} | null>(null)

/** Brings them where a page is rendered for such visitors, too. */
export async function loadPlainDelivery({ call, store }: Pick<Host, 'call' | 'store'>): Promise<void> {
  if (typeof document !== 'undefined') return
  const [{ PlainDelivery }, towns] = await Promise.all([
    import(/* webpackChunkName: "delivery-parts" */ './PlainDelivery.tsx'),
    call(listLocalities, {}).catch(() => ({ localities: [] })),
  ])
  store.set(plainDeliveryAtom, { PlainDelivery, towns })
}
