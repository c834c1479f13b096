import type { StaffProductFilter } from '@verstak/contracts/staffCatalogue'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

export interface ProductListRow {
  id: number
  sku: string
  name: string
  slug: string
  brand: string
  category: string
  price: number
  oldPrice: number | null
  stock: number
  isActive: boolean
}

/** Letters that a pattern would take for its own. */
const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

function fitting({ text, brandId, categoryId, state }: StaffProductFilter) {
  const words = (text ?? '').trim().split(/\s+/).filter(Boolean)
  const conditions = words.map((word) => {
    const id = /^\d{1,9}$/.test(word) ? Number(word) : 0
    return sql`(p.name ilike ${`%${escapeLike(word)}%`} or p.sku = ${word} or p.article = ${word} or p.id = ${id})`
  })
  if (brandId !== undefined) conditions.push(sql`p.brand_id = ${brandId}`)
  if (categoryId !== undefined)
    conditions.push(sql`p.category_lft between (select lft from category where id = ${categoryId})
      and (select rgt from category where id = ${categoryId})`)
  const hasStock = sql`exists (select from stock where product_id = p.id and quantity > 0)`
  if (state === 'active') conditions.push(sql`p.is_active`)
  if (state === 'withdrawn') conditions.push(sql`not p.is_active`)
  if (state === 'in-stock') conditions.push(sql`p.is_active and ${hasStock}`)
  if (state === 'sold-out') conditions.push(sql`p.is_active and not ${hasStock}`)
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}

/** Products of a filter by their ids, and how many there are. */
export async function selectProductList(
  db: Queryable,
  filter: StaffProductFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ProductListRow[]; total: number }> {
  const where = fitting(filter)
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<ProductListRow>`
      select p.id, p.sku, p.name, p.slug, coalesce(brand.name, '') as brand, category.name as category,
        coalesce(retail.price, 0) as price, retail.old_price as "oldPrice", p.is_active as "isActive",
        coalesce((select sum(quantity)::int from stock where product_id = p.id), 0) as stock
      from (select * from product p ${where} order by id limit ${limit} offset ${offset}) p
      join category on category.id = p.category_id left join brand on brand.id = p.brand_id
      left join product_price retail on retail.product_id = p.id and retail.price_type = 'retail'
      order by p.id`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from product p ${where}`.execute(db),
  ])
  return { rows, total: counts[0]!.total }
}

/** Ids of products by their codes. */
export async function selectIdsBySku(db: Queryable, skus: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; sku: string }>`
    select id, sku from product where sku = any(${skus}::text[])`.execute(db)
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}

/** What fields of the catalogue may be chosen from. */
export async function selectChoices(db: Queryable) {
  const [brands, categories, offices, properties] = await Promise.all([
    db.selectFrom('brand').select(['id', 'name']).orderBy('name').execute(),
    db
      .selectFrom('category')
      .select([
        'id',
        'name',
        'depth',
        sql<boolean>`not exists (select from category child where child.parent_id = category.id)`.as('isLeaf'),
      ])
      .orderBy('lft')
      .execute(),
    sql<{ id: number; name: string }>`select id, name from office order by region_id, id`.execute(db),
    db.selectFrom('property').select(['id', 'name', 'unit']).orderBy('position').orderBy('id').execute(),
  ])
  return { brands, categories, offices: offices.rows, properties }
}
