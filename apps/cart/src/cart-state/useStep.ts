import { productMultiplicity } from '@verstak/contracts/flag'
import type { ProductTile } from '@verstak/contracts/product'
import { useFlag } from '@verstak/remote-kit/useFlag'

/** Quantity step of a product: its multiplicity, or 1 where the flag disables that. */
export function useStep({ multiplicity }: Pick<ProductTile, 'multiplicity'>): number {
  return useFlag(productMultiplicity) ? multiplicity : 1
}
