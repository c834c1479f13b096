import { brandAddress, categoryAddress } from '@verstak/contracts/address'
import type { IncludedItem } from '@verstak/contracts/catalogue'
import type { CatalogueState } from '../catalogue-index/catalogueState.ts'

/** The brand as topics name it; nothing when it is hidden, or the index has it no more: it may be a moment behind the tables. */
export function brandItemOf({ brandById }: CatalogueState, id: number): IncludedItem[] {
  const brand = brandById.get(id)
  return brand && !brand.is_hidden ? [{ type: 'brand', id, name: brand.name, url: brandAddress(brand.slug, id) }] : []
}

/** The category as topics name it; nothing when it is hidden, or the index has it no more. */
export function categoryItemOf({ categoryById }: CatalogueState, id: number): IncludedItem[] {
  const category = categoryById.get(id)
  return category && !category.is_hidden
    ? [{ type: 'category', id, name: category.name, url: categoryAddress(category.slug, id) }]
    : []
}
