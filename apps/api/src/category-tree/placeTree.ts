import { numberBorders, type Border } from './numberBorders.ts'

/** A category where it shall stand: those of one parent in their order. */
export interface TreeNode {
  id: number
  parentId: number | null
  /** Borders until now; 0 and 1 for one that has no place yet. */
  lft: number
  rgt: number
  /** Products in it that are for sale; their rows have a copy of `lft`. */
  products: number
}

/** A category with its place in the tree. */
export interface Place {
  id: number
  parentId: number | null
  lft: number
  rgt: number
  depth: number
  groupId: number
}

/**
 * Depths, groups and borders of a tree; borders change as little as they can. Without recursion: a tree of an import may be as
 * deep as it likes.
 */
export function placeTree(nodes: readonly TreeNode[]): Place[] {
  const childrenOf = Map.groupBy(nodes, ({ parentId }) => parentId)
  const places: Place[] = []
  const borders: Border[] = []
  /** What to do with the number of each border. */
  const takers: ((number: number) => void)[] = []
  const waiting: { node: TreeNode; parent: Place | null; own?: Place }[] = []
  const waitFor = (parent: Place | null) =>
    waiting.push(...(childrenOf.get(parent?.id ?? null) ?? []).map((node) => ({ node, parent })).reverse())
  waitFor(null)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, parent, own } = next
    const isPlaced = node.lft > 0
    if (own) {
      borders.push({ number: isPlaced ? node.rgt : null, weight: 1 })
      takers.push((number) => (own.rgt = number))
      continue
    }
    const { id, parentId } = node
    const place = { id, parentId, lft: 0, rgt: 0, depth: (parent?.depth ?? 0) + 1, groupId: parent?.groupId ?? id }
    places.push(place)
    borders.push({ number: isPlaced ? node.lft : null, weight: 1 + node.products })
    takers.push((number) => (place.lft = number))
    waiting.push({ node, parent, own: place })
    waitFor(place)
  }
  for (const [at, number] of numberBorders(borders).entries()) takers[at]!(number)
  return places
}
