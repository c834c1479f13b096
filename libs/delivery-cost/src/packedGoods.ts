import { litresOfAll, type Box } from './box.ts'
import type { CourierDelivery } from './courierCost.ts'

/** Packages alike: several pieces of one product. */
export interface GoodsKind {
  /** Grams of one package. */
  weight: number
  /** Of one package, mm. */
  size: Box
  packages: number
}

const NOTHING: Box = { length: 0, width: 0, height: 0 }

/**
 * An order of several kinds of packages. `largest` has the longest, the middle and the shortest side of all packages, so that
 * all of them go into a lift exactly when it does.
 */
export function packedGoods(
  kinds: readonly GoodsKind[],
): Pick<CourierDelivery, 'weight' | 'volume' | 'heaviest' | 'largest'> {
  return {
    weight: kinds.reduce((sum, { weight, packages }) => sum + weight * packages, 0),
    volume: litresOfAll(kinds),
    heaviest: kinds.reduce((most, { weight }) => Math.max(most, weight), 0),
    largest: kinds.reduce((all, { size }) => around(all, size), NOTHING),
  }
}

/** The smallest box into which either goes, turned as it likes. */
function around(one: Box, other: Box): Box {
  const [first, second] = [sorted(one), sorted(other)]
  const [length = 0, width = 0, height = 0] = first.map((side, place) => Math.max(side, second[place] ?? 0))
  return { length, width, height }
}

const sorted = ({ length, width, height }: Box) => [length, width, height].sort((a, b) => b - a)
