import { CompiledQuery, sql } from 'kysely'
import { lockTree, type RunStatement } from '../category-tree/tree.sql.ts'
import type { Queryable } from '../db/openDatabase.ts'

export interface CategoryValues {
  name: string
  slug: string
  isForceShow: boolean
  isHidden: boolean
  picture: string | null
  parentId: number | null
  /** Place among its siblings, from 1. */
  place: number
}

/** Statements of the tree run within the transaction of an edit. */
export const runWith =
  (db: Queryable): RunStatement =>
  async <Row>(text: string, values: unknown[] = []) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows

/** Values of a category; with `isLocked` the whole tree waits, because any border in it may change. */
export async function findCategoryValues(
  db: Queryable,
  id: number,
  isLocked: boolean,
): Promise<CategoryValues | undefined> {
  if (isLocked) await lockTree(runWith(db))
  const { rows } = await sql<CategoryValues>`
    select name, slug, is_force_show as "isForceShow", is_hidden as "isHidden", nullif(picture, '') as picture,
      parent_id as "parentId",
      (select count(*)::int from category sibling
        where sibling.parent_id is not distinct from c.parent_id and sibling.lft <= c.lft) as place
    from category c where id = ${id}`.execute(db)
  return rows[0]
}

export const updateCategory = (
  db: Queryable,
  id: number,
  { name, slug, isForceShow, isHidden, picture }: Omit<CategoryValues, 'parentId' | 'place'>,
) =>
  db
    .updateTable('category')
    .set({ name, slug, is_force_show: isForceShow, is_hidden: isHidden, picture: picture ?? '' })
    .where('id', '=', id)
    .execute()

/** Makes a category past the tree, which `updateTree` then places. */
export const insertCategory = (
  db: Queryable,
  id: number,
  { name, slug, isForceShow, isHidden, picture }: CategoryValues,
) =>
  db
    .insertInto('category')
    .values({
      ...{ id, name, slug, is_force_show: isForceShow, is_hidden: isHidden, picture: picture ?? '' },
      ...{ parent_id: null, lft: 0, rgt: 1, depth: 1, group_id: id },
    })
    .execute()

export const deleteCategory = (db: Queryable, id: number) => db.deleteFrom('category').where('id', '=', id).execute()

/** Whether products, categories or tag pages lie in a category. */
export async function isCategoryUsed(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select from product where category_id = ${id}) or exists (select from category where parent_id = ${id})
      or exists (select from tag_page where category_id = ${id}) as "isUsed"`.execute(db)
  return rows[0]!.isUsed
}

/** Whether another category has the address. */
export async function isCategorySlugTaken(db: Queryable, id: number, slug: string): Promise<boolean> {
  const other = await db
    .selectFrom('category')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Whether products lie in a category itself. */
export async function hasProducts(db: Queryable, categoryId: number): Promise<boolean> {
  const product = await db
    .selectFrom('product')
    .select('id')
    .where('category_id', '=', categoryId)
    .limit(1)
    .executeTakeFirst()
  return product !== undefined
}

/** The tree in its order, with how much is for sale in each category and below. */
export async function selectCategoryList(db: Queryable) {
  const { rows } = await sql<{
    id: number
    name: string
    slug: string
    depth: number
    parentId: number | null
    isForceShow: boolean
    isHidden: boolean
    products: number
  }>`
    with counted as (
      select category_lft as lft, count(*) as count from product where is_active group by category_lft
    )
    select id, name, slug, depth, parent_id as "parentId", is_force_show as "isForceShow",
      is_hidden as "isHidden",
      coalesce((select sum(count)::int from counted where counted.lft between c.lft and c.rgt), 0) as products
    from category c order by lft`.execute(db)
  return rows
}
