import type { ActorKind, OrderState } from '@verstak/contracts/order'

type Row = Partial<Record<OrderState, readonly ActorKind[]>>

/**
 * Which state follows which, and who may do that step. Refusing goods is a right until they are handed over; what is on
 * its way is refused at the door, which staff notes. A cancelled order is paid when money came late and its pieces could
 * be reserved again. Steps of returns are the system's: they follow from a decision.
 */
export const ORDER_TRANSITIONS: Record<OrderState, Row> = {
  new: { paid: ['system'], assembling: ['staff'], cancelled: ['shopper', 'staff', 'system'] },
  'awaiting-payment': { paid: ['system'], cancelled: ['shopper', 'staff', 'system'] },
  paid: { assembling: ['staff'], cancelled: ['shopper', 'staff', 'system'] },
  assembling: { ready: ['staff'], 'on-the-way': ['staff'], cancelled: ['shopper', 'staff'] },
  ready: { 'on-the-way': ['staff'], 'handed-over': ['staff'], cancelled: ['shopper', 'staff'] },
  'on-the-way': { ready: ['staff'], 'handed-over': ['staff'], cancelled: ['staff'] },
  'handed-over': { 'returned-in-part': ['system'], returned: ['system'] },
  'returned-in-part': { returned: ['system'] },
  cancelled: { paid: ['system'] },
  returned: {},
}
