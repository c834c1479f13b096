import type { GoodsKind } from '@verstak/delivery-cost/packedGoods'
import type { Parcel } from '@verstak/delivery-cost/transportCost'

/** Goods of which nobody knows the weight or a side count as this: grams, mm. */
const UNKNOWN = { weight: 1_000, side: 100 }

/** Pieces of a product: grams and mm of one with its packaging, 0 when unknown. */
export interface PackedLine {
  product: { weight: number; length: number; width: number; height: number }
  quantity: number
}

/** What lines are to a courier: each piece is a package. */
export const goodsOf = (lines: readonly PackedLine[]): GoodsKind[] =>
  lines.map(({ product: { weight, length, width, height }, quantity }) => ({
    weight: weight || UNKNOWN.weight,
    size: { length: length || UNKNOWN.side, width: width || UNKNOWN.side, height: height || UNKNOWN.side },
    packages: quantity,
  }))

/** What lines are to a transport company. */
export const parcelsOf = (lines: readonly PackedLine[]): Parcel[] =>
  goodsOf(lines).map(({ weight, size, packages }) => ({ weight: weight * packages, size, packages }))
