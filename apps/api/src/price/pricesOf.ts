import { priceFor, type BuyerPrices } from '@verstak/price'
import type { Buyer } from '@verstak/price/buyer'
import type { PriceRules, StoredPrices } from '@verstak/price/storedPrices'
import type { TileRow } from '../product/product.sql.ts'

/** The prices of a row as input of the price engine. */
export function storedPricesOf(row: TileRow): StoredPrices {
  return {
    retail: row.price,
    old: row.old_price,
    business: row.business_price,
    pack: row.pack_price,
    packQuantity: row.pack_quantity,
    floor: row.floor,
    multiplicity: row.multiplicity,
    unit:
      row.unit_name === null || row.units_per_piece === null
        ? null
        : { name: row.unit_name, perPiece: row.units_per_piece },
  }
}

/** Prices of a row for a buyer. Every price in API responses comes from here. */
export const pricesOf = (row: TileRow, buyer: Buyer, rules: PriceRules): BuyerPrices =>
  priceFor(storedPricesOf(row), buyer, rules)
