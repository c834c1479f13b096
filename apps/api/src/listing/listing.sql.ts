import type { Queryable } from '../db/openDatabase.ts'
import type { SaleRow, TagPageRow } from '../db/catalogueTables.ts'

export const selectTagPage = (db: Queryable, categoryId: number, slug: string): Promise<TagPageRow | undefined> =>
  db
    .selectFrom('tag_page')
    .selectAll()
    .where('category_id', '=', categoryId)
    .where('slug', '=', slug)
    .executeTakeFirst()

export const selectTagPages = (db: Queryable, categoryId: number): Promise<TagPageRow[]> =>
  db.selectFrom('tag_page').selectAll().where('category_id', '=', categoryId).orderBy('id').execute()

/** A sale that runs at a moment. */
export const selectSale = (db: Queryable, slug: string, now: Date): Promise<SaleRow | undefined> =>
  db
    .selectFrom('sale')
    .selectAll()
    .where('slug', '=', slug)
    .where('starts_at', '<=', now)
    .where((sale) => sale.or([sale('ends_at', 'is', null), sale('ends_at', '>', now)]))
    .executeTakeFirst()

export async function selectSaleProducts(db: Queryable, saleId: number): Promise<number[]> {
  const rows = await db.selectFrom('sale_product').select('product_id').where('sale_id', '=', saleId).execute()
  return rows.map(({ product_id }) => product_id)
}
