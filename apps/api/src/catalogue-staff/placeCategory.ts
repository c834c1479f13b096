import type { TreeNode } from '../category-tree/placeTree.ts'

/** Depth of a category that may have no more below it. */
export const MAX_DEPTH = 4

/** The tree with a category put to another place: below `parentId` as number `place` of its children, from 1. */
export function placeCategory(
  nodes: readonly TreeNode[],
  id: number,
  { parentId, place }: { parentId: number | null; place: number },
): TreeNode[] {
  const own = nodes.find((node) => node.id === id) ?? { id, lft: 0, rgt: 1, products: 0 }
  const others = nodes.filter((node) => node.id !== id)
  const siblings = others.filter((node) => node.parentId === parentId)
  const next = siblings[Math.max(0, place - 1)]
  return others.toSpliced(next ? others.indexOf(next) : others.length, 0, { ...own, parentId })
}
