/** Who asks for a price. */
export type Buyer =
  /** Not signed in: pays retail and is told what signing in would bring. */
  | { role: 'guest' }
  /** Private person who is signed in. */
  | { role: 'private' }
  /** Signed in for a company. */
  | {
      role: 'business'
      /** Has no paid order yet. */
      isNew: boolean
      /** Wholesale status; null for a company without one. */
      wholesale: Wholesale | null
    }
  /** Admin or manager: sees retail and every offer, to tell a customer. */
  | { role: 'staff' }

/** Wholesale status of a company. */
export interface Wholesale {
  /** `fixed` selects the discounts of contracts, anything else those of turnover. */
  type: string
  /** Taken as 4 when larger, as 0 when smaller. */
  level: number
}

/** The buyer of whom nothing is known. */
export const GUEST: Buyer = { role: 'guest' }

/** Highest wholesale level that has a discount. */
export const MAX_WHOLESALE_LEVEL = 4
