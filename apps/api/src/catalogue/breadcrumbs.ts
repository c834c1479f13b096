import { categoryAddress } from '@verstak/contracts/address'
import type { CatalogueState } from '../catalogue-index/catalogueState.ts'
import type { CategoryRow } from '../db/tables.ts'
import { homeName } from './catalogue.texts.ts'

export interface Breadcrumb {
  name: string
  link: string
}

export const homeBreadcrumb: Breadcrumb = { name: homeName, link: '/' }

/** Home and every category down to the given one, which is the last. */
export function breadcrumbsTo({ categoryById }: CatalogueState, categoryId: number): Breadcrumb[] {
  const trail: Breadcrumb[] = []
  let category: CategoryRow | undefined = categoryById.get(categoryId)
  while (category) {
    trail.unshift({ name: category.name, link: categoryAddress(category.slug, category.id) })
    category = category.parent_id === null ? undefined : categoryById.get(category.parent_id)
  }
  return [homeBreadcrumb, ...trail]
}
