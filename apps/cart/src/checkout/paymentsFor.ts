import type { PaymentType } from '@verstak/contracts/order'

const BEFORE: readonly PaymentType[] = ['online', 'sbp']
const ON_RECEIPT: readonly PaymentType[] = ['card', 'cash']

/**
 * Payments that are offered, in their order; the first one is chosen until the shopper chooses. A transport company takes
 * no money. Whether an organization may pay later (`deferred`) its terms say.
 */
export const paymentsFor = (deliveryType: string, isCompany: boolean): readonly PaymentType[] => [
  ...(deliveryType === 'transport' ? [] : ON_RECEIPT),
  ...BEFORE,
  ...(isCompany ? (['invoice'] as const) : []),
]
