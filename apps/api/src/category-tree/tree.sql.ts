import { placeTree, type TreeNode } from './placeTree.ts'

/** Runs a statement in the caller's transaction: the back office has kysely, an import a client of its own. */
export type RunStatement = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

/** All categories in the order of the tree; new ones, which have no place yet, at the end. */
export const selectTree = (run: RunStatement): Promise<TreeNode[]> =>
  run<TreeNode>(
    `select id, parent_id as "parentId", lft, rgt, coalesce(p.count, 0)::int as products
     from category c left join (
       select category_lft, count(*) from product where is_active group by category_lft
     ) p on p.category_lft = c.lft
     order by nullif(lft, 0) nulls last, id`,
  )

/** Others who would change the tree wait until the transaction ends: of two that number at once the second sees what the first did. */
export const lockTree = (run: RunStatement) => run('lock table category in share row exclusive mode')

/** Writes the places that differ from those of the rows, and the borders that products have copied. */
export async function updateTree(run: RunStatement, nodes: readonly TreeNode[]): Promise<void> {
  const places = placeTree(nodes)
  await run(
    `update category c set parent_id = p."parentId", lft = p.lft, rgt = p.rgt, depth = p.depth, group_id = p."groupId"
     from jsonb_to_recordset($1::jsonb) p (id int, "parentId" int, lft int, rgt int, depth int, "groupId" int)
     where c.id = p.id and (c.parent_id, c.lft, c.rgt, c.depth, c.group_id)
       is distinct from (p."parentId", p.lft, p.rgt, p.depth, p."groupId")`,
    [JSON.stringify(places)],
  )
  const lftOf = new Map(nodes.map(({ id, lft }) => [id, lft]))
  // A new category has no products yet, and to look through all of them takes longer than the rest.
  if (places.every(({ id, lft }) => lftOf.get(id) === lft || lftOf.get(id) === 0)) return
  await run(
    `update product p set category_lft = c.lft from category c where c.id = p.category_id and p.category_lft <> c.lft`,
  )
}
