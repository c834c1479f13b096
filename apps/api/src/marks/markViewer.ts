import type { Buyer } from '@verstak/price/buyer'
import type { Caller } from '../http/createBinder.ts'
import { buyerOf } from '../price/buyerOf.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import type { Services } from '../services.ts'
import { findMarkOwner } from './findMarkOwner.ts'
import { markVisitorOf } from './markVisitor.ts'

/** The viewer of marked products. */
export interface MarkViewer {
  /** Id of the owner of his marks; null when he has none. */
  ownerId: number | null
  buyer: Buyer
  activeRegionId: number
}

export async function markViewerOf(services: Services, caller: Pick<Caller, 'cookie'>): Promise<MarkViewer> {
  const [ownerId, buyer, activeRegionId] = await Promise.all([
    markVisitorOf(services, caller).then((visitor) => findMarkOwner(services, visitor)),
    buyerOf(services, caller),
    activeRegionOf(services, caller),
  ])
  return { ownerId, buyer, activeRegionId }
}
