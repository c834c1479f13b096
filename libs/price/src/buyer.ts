/** The buyer for whom prices are calculated. */
export type Buyer =
  /** Not signed in: pays retail; the offers after signing in are shown. */
  | { role: 'guest' }
  /** Signed-in private person. */
  | { role: 'private' }
  /** Signed in for a company. */
  | {
      role: 'business'
      /** Has no paid order yet. */
      isNew: boolean
      /** Wholesale status; null for a company without one. */
      wholesale: Wholesale | null
    }
  /** Admin or manager: sees retail and every offer, to inform customers. */
  | { role: 'staff' }

/** Wholesale status of a company. */
export interface Wholesale {
  /** `fixed` selects the contract discounts, other values the turnover discounts. */
  type: string
  /** Clamped to 0…4. */
  level: number
}

/** A buyer without a session. */
export const GUEST: Buyer = { role: 'guest' }

/** Highest wholesale level that has a discount. */
export const MAX_WHOLESALE_LEVEL = 4
