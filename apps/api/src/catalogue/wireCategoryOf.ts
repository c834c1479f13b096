import { categoryAddress } from '@verstak/contracts/address'
import type { Category, CategoryWithChildren } from '@verstak/contracts/catalogue'
import type { CatalogueState } from '../catalogue-index/catalogueState.ts'
import type { CategoryRow } from '../db/tables.ts'
import { pictureOf } from '../product/pictureOf.ts'
import type { CategoryCounts } from './categoryCounts.ts'

/** A category as it goes over the wire. */
export function wireCategoryOf(category: CategoryRow, count: number): Category {
  return {
    id: category.id,
    name: category.name,
    slug: category.slug,
    url: categoryAddress(category.slug, category.id),
    count,
    leftBorder: category.lft,
    rightBorder: category.rgt,
    isSubcategoriesExist: category.rgt - category.lft > 1,
    isForceShow: category.is_force_show,
    image: pictureOf(category.picture),
  }
}

/** A category with its children; what is not in the counts has none. */
export function wireCategoryWithChildrenOf(
  category: CategoryRow,
  children: readonly CategoryRow[],
  counts: CategoryCounts,
): CategoryWithChildren {
  return {
    ...wireCategoryOf(category, counts.get(category.id) ?? 0),
    children: children.map((child) => wireCategoryOf(child, counts.get(child.id) ?? 0)),
  }
}

/** Direct children in the order of the tree, without hidden ones; the departments for null. */
export function childrenOf({ categories }: CatalogueState, parentId: number | null): CategoryRow[] {
  return categories.filter(({ parent_id, is_hidden: isHidden }) => parent_id === parentId && !isHidden)
}
