import { isDrawingKind, type DrawingKind } from '@verstak/drawings'
import type { CategoryNode } from './kind.ts'
import { transliterate } from './transliterate.ts'

/** A row of the category table, with the borders of the nested set. */
export interface CatalogueCategory {
  node: CategoryNode
  parentId: number | null
  slug: string
  lft: number
  rgt: number
  /** 1 for a department. */
  depth: number
  /** Id of its department. */
  groupId: number
}

/** Borders have gaps, so that the staff can add and move categories; the API numbers in the same steps. */
const BORDER_STEP = 1_000

/** The tree in the order of its left borders, which start after `offset`. */
export function numberTree(roots: readonly CategoryNode[], offset = 0): CatalogueCategory[] {
  const categories: CatalogueCategory[] = []
  let border = offset
  const visit = (node: CategoryNode, parent: CatalogueCategory | null) => {
    const category = {
      node,
      parentId: parent?.node.id ?? null,
      slug: transliterate(node.name),
      lft: (border += BORDER_STEP),
      rgt: 0,
      depth: (parent?.depth ?? 0) + 1,
      groupId: parent?.groupId ?? node.id,
    }
    categories.push(category)
    for (const child of node.children) visit(child, category)
    category.rgt = border += BORDER_STEP
  }
  for (const root of roots) visit(root, null)
  return categories
}

/** The first of the named drawings that exists, a toolbox when none does. */
export function chooseDrawing(names: string): DrawingKind {
  return names.split(' ').find(isDrawingKind) ?? 'toolbox'
}
