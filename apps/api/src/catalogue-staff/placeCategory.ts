import type { Placed, TreeRow } from './category.sql.ts'

/** Depth of a category that may have no more below it. */
export const MAX_DEPTH = 4

interface Node {
  id: number
  children: Node[]
}

/** The tree without a category that has none below it. */
export const placeWithout = (rows: readonly TreeRow[], id: number): Placed[] =>
  placeCategory(
    rows.filter((row) => row.id !== id),
    id,
    { parentId: id, place: 1 },
  )

/**
 * The tree with a category put to another place: below `parentId` as number `place` of its children, from 1.
 * Borders start where those of the tree did.
 */
export function placeCategory(
  rows: readonly TreeRow[],
  id: number,
  { parentId, place }: { parentId: number | null; place: number },
): Placed[] {
  const childrenOf = Map.groupBy(rows, (row) => row.parent_id)
  const orderOf = (parent: number | null): number[] => {
    const ids = (childrenOf.get(parent) ?? []).map((row) => row.id).filter((child) => child !== id)
    if (parent === parentId) ids.splice(Math.max(0, place - 1), 0, id)
    return ids
  }
  const nodeOf = (own: number): Node => ({ id: own, children: orderOf(own).map(nodeOf) })
  const placed: Placed[] = []
  let border = Math.min(1, ...rows.map(({ lft }) => lft)) - 1
  const visit = (node: Node, parent: Placed | null) => {
    const own: Placed = {
      id: node.id,
      parentId: parent?.id ?? null,
      lft: (border += 1),
      rgt: 0,
      depth: (parent?.depth ?? 0) + 1,
      groupId: parent?.groupId ?? node.id,
    }
    placed.push(own)
    for (const child of node.children) visit(child, own)
    own.rgt = border += 1
  }
  for (const root of orderOf(null)) visit(nodeOf(root), null)
  return placed
}
