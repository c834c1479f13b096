import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import { nextCatalogueId } from './nextCatalogueId.sql.ts'

const COLUMNS = ['name', 'slug', 'country', 'is_hidden as isHidden', 'logo'] as const

export interface BrandValues {
  name: string
  slug: string
  country: string
  isHidden: boolean
  logo: string | null
}

const rowOf = ({ isHidden, ...same }: BrandValues) => ({ ...same, is_hidden: isHidden })

export const findBrandValues = (db: Queryable, id: number, isLocked: boolean) =>
  db
    .selectFrom('brand')
    .select(COLUMNS)
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()

export const updateBrand = (db: Queryable, id: number, values: BrandValues) =>
  db.updateTable('brand').set(rowOf(values)).where('id', '=', id).execute()

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

/** Makes a brand. @returns its id; `id` for one that comes back */
export async function insertBrand(db: Queryable, values: BrandValues, id?: number): Promise<number> {
  const own = id ?? (await nextCatalogueId(db))
  await db
    .insertInto('brand')
    .values({ id: own, ...rowOf(values) })
    .execute()
  return own
}

export const deleteBrand = (db: Queryable, id: number) => db.deleteFrom('brand').where('id', '=', id).execute()

/** Whether a product has the brand, for sale or not. */
export async function isBrandUsed(db: Queryable, id: number): Promise<boolean> {
  const product = await db.selectFrom('product').select('id').where('brand_id', '=', id).limit(1).executeTakeFirst()
  return product !== undefined
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
      .select(['id', ...COLUMNS])
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
