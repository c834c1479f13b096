import { categoryAddress } from '@verstak/contracts/address'
import type { Category, CategoryWithChildren } from '@verstak/contracts/catalogue'
import type { CatalogueState, TreeCategory } from '../catalogue-index/catalogueState.ts'
import { pictureOf } from '../product/pictureOf.ts'
import type { CategoryCounts } from './categoryCounts.ts'

/** A category as it goes over the wire. */
export function wireCategoryOf(category: TreeCategory, count: number): Category {
  return {
    id: category.id,
    name: category.name,
    slug: category.slug,
    url: categoryAddress(category.slug, category.id),
    count,
    leftBorder: category.lft,
    rightBorder: category.rgt,
    isSubcategoriesExist: category.has_children,
    isForceShow: category.is_force_show,
    image: pictureOf(category.picture),
  }
}

/** A category with its children; what is not in the counts has none. */
export function wireCategoryWithChildrenOf(
  category: TreeCategory,
  children: readonly TreeCategory[],
  counts: CategoryCounts,
): CategoryWithChildren {
  return {
    ...wireCategoryOf(category, counts.get(category.id) ?? 0),
    children: children.map((child) => wireCategoryOf(child, counts.get(child.id) ?? 0)),
  }
}

/** Direct children in the order of the tree, without hidden ones; the departments for null. */
export function childrenOf({ categories }: CatalogueState, parentId: number | null): TreeCategory[] {
  return categories.filter(({ parent_id, is_hidden: isHidden }) => parent_id === parentId && !isHidden)
}
