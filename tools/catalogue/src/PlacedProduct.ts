import type { DrawingKind } from '@verstak/drawings'
import type { CatalogueCategory } from './categoryTree.ts'
import type { DrawnProduct } from './drawProduct.ts'
import type { Kind } from './kind.ts'
import type { Standing } from './market.ts'

/** A product with everything that its rows need. */
export interface PlacedProduct {
  id: number
  seed: number
  kind: Kind
  drawing: DrawingKind
  category: CatalogueCategory
  drawn: DrawnProduct
  standing: Standing
}
