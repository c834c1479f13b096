/** What the shop stores about the price of a product. Amounts in whole kopecks for one piece. */
export interface StoredPrices {
  /** What everybody pays. */
  retail: number
  /** Retail price before the shop's own discount; null when there is none. */
  old: number | null
  /** What any signed-in company pays; null when it is the retail price. */
  business: number | null
  /** What a piece costs in whole packs; null when packs are not cheaper. */
  pack: number | null
  /** Pieces of one pack; null when the product does not come in packs. */
  packQuantity: number | null
  /** The least that the shop takes for a piece, whoever asks; null when there is no such border. */
  floor: number | null
  /** Pieces are sold in steps of this many. */
  multiplicity: number
  /** Measure that shoppers compare by, such as a metre, and how much of it one piece holds (≥ 0.001); null for none. */
  unit: { name: string; perPiece: number } | null
}

/** Percent off the retail price from a wholesale level on. */
export interface WholesaleLevel {
  /** 0…4 */
  level: number
  /** Percent, 0…100, with at most two decimals. */
  discount: number
}

/** Discounts that hold for the whole store. Percents of the retail price, 0…100; 0 switches one off. */
export interface PriceRules {
  /** For anybody who signs in. */
  signInPercent: number
  /** For signed-in private persons. */
  privatePercent: number
  /** For a company until its first order is paid. */
  newCompanyPercent: number
  /** Wholesale discounts of the levels that a company reaches by its turnover. */
  generics: readonly WholesaleLevel[]
  /** Wholesale discounts that contracts fix. */
  fixeds: readonly WholesaleLevel[]
}

/** A store without discounts of its own. */
export const NO_RULES: PriceRules = {
  signInPercent: 0,
  privatePercent: 0,
  newCompanyPercent: 0,
  generics: [],
  fixeds: [],
}
