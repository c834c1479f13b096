import { discountPercent } from '@verstak/money'
import type { Buyer } from './buyer.ts'
import { percentOff } from './percentOff.ts'
import { mapPriceSet, type DiscountOffer, type DiscountType, type PriceSet } from './priceSet.ts'
import type { PriceRules, StoredPrices } from './storedPrices.ts'
import { wholesalePercent } from './wholesalePercent.ts'

/** A smaller amount of units per piece is a data error and would give absurd prices. */
const MIN_PER_PIECE = 0.001

/** All price data of a product that a page shows to one buyer. */
export interface BuyerPrices {
  /** Kopecks for one piece; equals `pricesV2.default.current`. */
  price: number
  oldPrice: number | null
  /** Discount from the old price in whole percents, rounded down; 0 without an old price. */
  discountPercent: number
  pricesV2: {
    /** For one piece. */
    default: PriceSet
    /** For one unit of the product, such as a metre; null when it has none. */
    alt: PriceSet | null
    /** For one whole pack; null when the product does not come in packs. */
    buyPack: PriceSet | null
  }
  /** At least 1. */
  multiplicity: number
  /** The same as `alt.current`, with the name of the unit. */
  additionalPrice: { pricePerUnit: number; unitName: string } | null
}

/**
 * Prices of a product for a buyer. The buyer gets the lowest price available to them. No price is negative or below
 * the floor, a discount never raises a price, and every amount is a whole number of kopecks.
 *
 * @throws RangeError when a stored amount is not a whole number
 */
export function priceFor(stored: StoredPrices, buyer: Buyer, rules: PriceRules): BuyerPrices {
  assertWhole(stored)
  const piece = pieceSetOf(stored, buyer, rules)
  const alt = altSetOf(stored, piece)
  return {
    price: piece.current,
    oldPrice: piece.old,
    discountPercent: piece.old === null ? 0 : discountPercent(piece.old, piece.current),
    pricesV2: { default: piece, alt, buyPack: packSetOf(stored, piece) },
    multiplicity: Math.max(stored.multiplicity, 1),
    additionalPrice: alt && stored.unit && { pricePerUnit: alt.current, unitName: stored.unit.name },
  }
}

/**
 * Price of one piece in a cart line, kopecks: the pack price when the line consists of whole packs, otherwise the
 * piece price.
 *
 * @param quantity pieces, ≥ 1
 */
export function linePriceOf(
  { price, pricesV2 }: BuyerPrices,
  { packQuantity }: StoredPrices,
  quantity: number,
): number {
  if (pricesV2.buyPack === null || packQuantity === null || quantity % packQuantity !== 0) return price
  return pricesV2.buyPack.current / packQuantity
}

function pieceSetOf(stored: StoredPrices, buyer: Buyer, rules: PriceRules): PriceSet {
  const lift = liftOf(stored)
  const retail = lift(stored.retail)
  const off = (percent: number) => lift(percentOff(Math.max(stored.retail, 0), percent))
  const signedIn = Math.min(retail, off(rules.signInPercent))
  const company = Math.min(signedIn, stored.business === null ? retail : lift(stored.business))
  const offers: Offers = {
    discountB2B: company,
    discountB2C: Math.min(signedIn, off(rules.privatePercent)),
    discountAfterAuth: signedIn,
    discountB2BNewClient: Math.min(company, off(rules.newCompanyPercent)),
  }
  const current = ownPriceOf(buyer, retail, offers, off, rules)
  const old = Math.max(stored.old ?? 0, retail)
  return {
    current,
    old: old > current ? old : null,
    availableDiscountPrices: [
      ...(current < retail ? [{ type: 'discountInside' as const, price: current }] : []),
      ...OFFERS_BY_ROLE[buyer.role]
        .map((type): DiscountOffer => ({ type, price: offers[type] }))
        .filter(({ type, price }) => price < current && (type !== 'discountB2BNewClient' || price < company)),
    ],
  }
}

type Offers = Record<Exclude<DiscountType, 'discountInside'>, number>

/** Offers shown by role: prices available after signing in, or for companies. */
const OFFERS_BY_ROLE: Readonly<Record<Buyer['role'], readonly (keyof Offers)[]>> = {
  guest: ['discountB2B', 'discountB2C', 'discountAfterAuth', 'discountB2BNewClient'],
  private: ['discountB2B', 'discountB2BNewClient'],
  business: [],
  staff: ['discountB2B', 'discountB2C', 'discountAfterAuth', 'discountB2BNewClient'],
}

function ownPriceOf(
  buyer: Buyer,
  retail: number,
  offers: Offers,
  off: (percent: number) => number,
  rules: PriceRules,
): number {
  if (buyer.role === 'private') return offers.discountB2C
  if (buyer.role !== 'business') return retail
  const company = buyer.isNew ? offers.discountB2BNewClient : offers.discountB2B
  return buyer.wholesale === null ? company : Math.min(company, off(wholesalePercent(buyer.wholesale, rules)))
}

function altSetOf({ unit }: StoredPrices, piece: PriceSet): PriceSet | null {
  if (unit === null || !(unit.perPiece >= MIN_PER_PIECE) || !Number.isFinite(unit.perPiece)) return null
  return mapPriceSet(piece, (kopecks) => Math.round(kopecks / unit.perPiece))
}

/** The pack price is treated like any other offer: it applies when it is lower than the buyer's own. */
function packSetOf(stored: StoredPrices, piece: PriceSet): PriceSet | null {
  const { pack, packQuantity } = stored
  if (packQuantity === null || packQuantity < 2) return null
  const most = pack === null ? Infinity : liftOf(stored)(pack)
  const set = mapPriceSet(piece, (kopecks) => Math.min(kopecks, most) * packQuantity)
  const old = (piece.old ?? piece.current) * packQuantity
  return { ...set, old: old > set.current ? old : null }
}

/** Raises a price to the floor, or to 0. */
const liftOf =
  ({ floor }: StoredPrices) =>
  (kopecks: number) =>
    Math.max(kopecks, floor ?? 0, 0)

function assertWhole({ retail, old, business, pack, floor, packQuantity }: StoredPrices): void {
  for (const amount of [retail, old, business, pack, floor, packQuantity]) {
    if (amount !== null && !Number.isSafeInteger(amount)) {
      throw new RangeError(`Stored prices are whole kopecks, got ${amount}`)
    }
  }
}
