import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import { nextCatalogueId } from './nextCatalogueId.sql.ts'

export interface TagPageValues {
  categoryId: number
  name: string
  slug: string
  filters: string
  position: number
}

export const findTagPageValues = (db: Queryable, id: number, isLocked: boolean): Promise<TagPageValues | undefined> =>
  db
    .selectFrom('tag_page')
    .select(['category_id as categoryId', 'name', 'slug', 'filters', 'position'])
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()

export const updateTagPage = (db: Queryable, id: number, { categoryId, ...values }: TagPageValues) =>
  db
    .updateTable('tag_page')
    .set({ category_id: categoryId, ...values })
    .where('id', '=', id)
    .execute()

/** Makes a tag page. @returns its id; `id` for one that comes back */
export async function insertTagPage(
  db: Queryable,
  { categoryId, ...values }: TagPageValues,
  id?: number,
): Promise<number> {
  const own = id ?? (await nextCatalogueId(db))
  await db
    .insertInto('tag_page')
    .values({ id: own, category_id: categoryId, ...values })
    .execute()
  return own
}

export const deleteTagPage = (db: Queryable, id: number) => db.deleteFrom('tag_page').where('id', '=', id).execute()

/** Whether another tag page of the category has the address. */
export async function isTagSlugTaken(db: Queryable, id: number, { categoryId, slug }: TagPageValues): Promise<boolean> {
  const other = await db
    .selectFrom('tag_page')
    .select('id')
    .where('category_id', '=', categoryId)
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}

/** Tag pages by category and place, and how many there are. */
export async function selectTagPageList(
  db: Queryable,
  text: string | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  const pattern = `%${(text ?? '').trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const all = db
    .selectFrom('tag_page')
    .innerJoin('category', 'category.id', 'tag_page.category_id')
    .where(sql<boolean>`(tag_page.name ilike ${pattern} or category.name ilike ${pattern})`)
  const [rows, { total }] = await Promise.all([
    all
      .select(['tag_page.id', 'tag_page.name', 'tag_page.slug', 'category_id', 'category.name as category', 'filters'])
      .orderBy('category.lft')
      .orderBy('tag_page.position')
      .orderBy('tag_page.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    all.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}
