import type { ActorKind } from '@verstak/contracts/order'

/** Who changes an order; the user where there is one. */
export interface Actor {
  kind: ActorKind
  userId: number | null
}

export const SYSTEM: Actor = { kind: 'system', userId: null }
