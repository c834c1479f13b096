import { categoryAddress } from '@verstak/contracts/address'
import type { Category, CategoryWithChildren } from '@verstak/contracts/catalogue'
import type { CatalogueState } from '../catalogue-index/catalogueState.ts'
import type { CategoryRow } from '../db/tables.ts'
import { pictureOf } from '../product/pictureOf.ts'

/** A category as it goes over the wire. */
export function wireCategoryOf(state: CatalogueState, category: CategoryRow): Category {
  return {
    id: category.id,
    name: category.name,
    slug: category.slug,
    url: categoryAddress(category.slug, category.id),
    count: state.countProducts(category),
    leftBorder: category.lft,
    rightBorder: category.rgt,
    isSubcategoriesExist: category.rgt - category.lft > 1,
    isForceShow: category.is_force_show,
    image: pictureOf(category.picture),
  }
}

export function wireCategoryWithChildrenOf(state: CatalogueState, category: CategoryRow): CategoryWithChildren {
  const children = childrenOf(state, category.id).map((child) => wireCategoryOf(state, child))
  return { ...wireCategoryOf(state, category), children }
}

/** Direct children in the order of the tree; the departments for null. */
export function childrenOf({ categories }: CatalogueState, parentId: number | null): CategoryRow[] {
  return categories.filter(({ parent_id }) => parent_id === parentId)
}
