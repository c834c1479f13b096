import { SITEMAP_SHARD_IDS, type SitemapKind } from '@verstak/contracts/sitemap'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

export interface SitemapRow {
  id: number
  /** Of a document and of shops the address. */
  slug: string
  /** Set for tag pages. */
  category_id: number | null
  updated_at: Date | null
}

/** A product without a price has no page. */
const sold = sql`is_active and exists (
  select from product_price where product_id = product.id and price_type = 'retail')`

/** Pages of a kind for search engines, without empty ones and sales that are not running. */
function rowsOf(kind: SitemapKind, now: Date): RawBuilder<SitemapRow> {
  switch (kind) {
    case 'product':
      return sql`select id, slug, null::integer as category_id, updated_at from product where ${sold}`
    case 'category':
      return sql`select id, slug, null::integer as category_id, null::timestamptz as updated_at from category
        where not is_hidden and exists (select from product where ${sold} and category_lft between category.lft and category.rgt)`
    case 'brand':
      return sql`select id, slug, null::integer as category_id, null::timestamptz as updated_at from brand
        where not is_hidden and exists (select from product where ${sold} and brand_id = brand.id)`
    case 'tag-page':
      return sql`select id, slug, category_id, null::timestamptz as updated_at from tag_page`
    case 'sale':
      return sql`select id, slug, null::integer as category_id, starts_at as updated_at from sale
        where starts_at <= ${now} and (ends_at is null or ends_at > ${now})`
    case 'document':
      return sql`select d.id, d.path as slug, null::integer as category_id, max(v.published_at) as updated_at
        from content_document d join content_version v on v.document_id = d.id and v.published_at <= ${now}
        where d.kind <> 'page' group by d.id`
    case 'offices':
      return sql`select id, '/offices/' || domain
          || case when type = 'descendant' and descendant_id is not null then '-' || descendant_id else '' end || '/' as slug,
          null::integer as category_id, null::timestamptz as updated_at from region
        where id > 0 and exists (select from office where region_id = region.id and is_active)`
  }
}

/** Shards of a kind that have rows, in order. */
export async function selectShards(db: Queryable, kind: SitemapKind, now: Date) {
  const { rows } = await sql<{ shard: number; updated_at: Date | null }>`
    select (id - 1) / ${SITEMAP_SHARD_IDS}::integer as shard, max(updated_at) as updated_at
    from (${rowsOf(kind, now)}) listed group by 1 order by 1`.execute(db)
  return rows
}

/** Rows of a kind with ids above `after`, up to `last`, in order. */
export async function selectSitemapRows(
  db: Queryable,
  { kind, after, last, limit, now }: { kind: SitemapKind; after: number; last: number; limit: number; now: Date },
): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select * from (${rowsOf(kind, now)}) listed
    where id > ${after} and id <= ${last} order by id limit ${limit}`.execute(db)
  return rows
}
