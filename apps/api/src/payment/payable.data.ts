import type { OrderState } from '@verstak/contracts/order'

/** States of an order in which it can be paid. */
export const PAYABLE: readonly OrderState[] = ['awaiting-payment', 'new']
