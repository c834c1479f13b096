import { productMultiplicity } from '@verstak/contracts/flag'
import type { ProductTile } from '@verstak/contracts/product'
import { useFlag } from '@verstak/remote-kit/useFlag'

/** Pieces by which a product is sold: its multiplicity, or 1 where the shop's flag switches that off. */
export function useStep({ multiplicity }: Pick<ProductTile, 'multiplicity'>): number {
  return useFlag(productMultiplicity) ? multiplicity : 1
}
