import type { CatalogueState } from '../catalogue-index/catalogueState.ts'
import type { CategoryRow } from '../db/tables.ts'

/** Categories that a search counts: all below the chosen one, else all. */
export function categoriesToFind({ categories }: CatalogueState, chosen: CategoryRow | null): CategoryRow[] {
  return chosen ? categories.filter(({ lft }) => lft > chosen.lft && lft < chosen.rgt) : categories
}
