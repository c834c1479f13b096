import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

const COLUMNS = ['name', 'slug', 'country'] as const

export const findBrandValues = (db: Queryable, id: number, isLocked: boolean) =>
  db
    .selectFrom('brand')
    .select(COLUMNS)
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()

export const updateBrand = (db: Queryable, id: number, values: Record<(typeof COLUMNS)[number], string>) =>
  db.updateTable('brand').set(values).where('id', '=', id).execute()

/** Whether another brand has the address. */
export async function isBrandSlugTaken(db: Queryable, id: number, slug: string): Promise<boolean> {
  const other = await db
    .selectFrom('brand')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other !== undefined
}

/** Brands by name, and how many there are. */
export async function selectBrandList(
  db: Queryable,
  text: string | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  const pattern = `%${(text ?? '').trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const fits = sql<boolean>`name ilike ${pattern}`
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('brand')
      .select(['id', 'name', 'slug', 'country'])
      .select(sql<number>`(select count(*)::int from product where brand_id = brand.id and is_active)`.as('products'))
      .where(fits)
      .orderBy('name')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('brand')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where(fits)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}
