import type { CatalogueState } from '../catalogue-index/catalogueState.ts'
import type { CategoryRow } from '../db/tables.ts'

/** Categories that a search counts: all below the chosen one, else all; no hidden ones. */
export function categoriesToFind({ categories }: CatalogueState, chosen: CategoryRow | null): CategoryRow[] {
  const shown = categories.filter(({ is_hidden: isHidden }) => !isHidden)
  return chosen ? shown.filter(({ lft }) => lft > chosen.lft && lft < chosen.rgt) : shown
}
