import type { ActorKind, OrderState } from '@verstak/contracts/order'
import { ORDER_TRANSITIONS } from './orderTransitions.data.ts'

/** Whether such an actor may bring an order from a state to another one. */
export const mayMove = (from: OrderState, to: OrderState, kind: ActorKind): boolean =>
  ORDER_TRANSITIONS[from][to]?.includes(kind) ?? false

/** The states to which such an actor may bring an order. */
export const nextStates = (from: OrderState, kind: ActorKind): OrderState[] =>
  (Object.keys(ORDER_TRANSITIONS[from]) as OrderState[]).filter((to) => mayMove(from, to, kind))

/** States of orders that are under way: neither with the shopper nor given up. */
export const ACTIVE_STATES: readonly OrderState[] = [
  'new',
  'awaiting-payment',
  'paid',
  'assembling',
  'ready',
  'on-the-way',
]
