/** Stored price data of a product. Amounts in whole kopecks for one piece. */
export interface StoredPrices {
  /** Price for everyone. */
  retail: number
  /** Retail price before the shop's own discount; null when there is none. */
  old: number | null
  /** Price for any signed-in company; null when it equals the retail price. */
  business: number | null
  /** Price of a piece in whole packs; null when packs are not cheaper. */
  pack: number | null
  /** Pieces of one pack; null when the product does not come in packs. */
  packQuantity: number | null
  /** Minimum price of a piece for any buyer; null when there is none. */
  floor: number | null
  /** Quantity step, pieces. */
  multiplicity: number
  /** Unit for price comparison, such as a metre, and its amount in one piece (≥ 0.001); null for none. */
  unit: { name: string; perPiece: number } | null
}

/** Discount in percent of the retail price, from a wholesale level on. */
export interface WholesaleLevel {
  /** 0…4 */
  level: number
  /** Percent, 0…100, with at most two decimals. */
  discount: number
}

/** Discounts for the whole store. Percents of the retail price, 0…100; 0 disables one. */
export interface PriceRules {
  /** For any signed-in user. */
  signInPercent: number
  /** For signed-in private persons. */
  privatePercent: number
  /** For a company until its first order is paid. */
  newCompanyPercent: number
  /** Wholesale discounts for levels reached by turnover. */
  generics: readonly WholesaleLevel[]
  /** Wholesale discounts set by contract. */
  fixeds: readonly WholesaleLevel[]
}

/** No store-wide discounts. */
export const NO_RULES: PriceRules = {
  signInPercent: 0,
  privatePercent: 0,
  newCompanyPercent: 0,
  generics: [],
  fixeds: [],
}
