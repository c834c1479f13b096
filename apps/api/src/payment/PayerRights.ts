import type { OrderName, OrderOwner } from '../order/ownOrderOf.ts'

/** Who asks for the payment of which order: `ownOrderOf` says whether he may. */
export interface PayerRights extends OrderName, OrderOwner {}
