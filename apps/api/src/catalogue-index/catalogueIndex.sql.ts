import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/**
 * Everything that the index keeps, each column as the text of one JSON array: PostgreSQL makes them and JSON.parse reads
 * them several times faster than rows, and equal texts tell that nothing changed.
 */
export interface CatalogueTexts {
  products: string
  categories: string
  brands: string
  properties: string
  values: string
  regions: string
}

/** id, category_lft, brand_id, price, old_price, rating, reviews, popularity, created (s), is expected, sku, text, value ids. */
export type ProductTuple = [
  id: number,
  lft: number,
  brandId: number | null,
  price: number,
  oldPrice: number | null,
  rating: number,
  reviews: number,
  popularity: number,
  createdAt: number,
  isExpected: boolean,
  sku: string,
  article: string,
  name: string,
  valueIds: number[] | null,
]

/** Reads the catalogue in one statement, so in one consistent state. Prices in kopecks. */
export async function selectCatalogue(db: Queryable): Promise<CatalogueTexts> {
  const { rows } = await sql<CatalogueTexts>`
    select
      (select coalesce(json_agg(json_build_array(
          p.id, p.category_lft, p.brand_id, r.price, r.old_price, p.rating, p.reviews, p.popularity,
          floor(extract(epoch from p.created_at)), p.expected_at is not null, p.sku, p.article, p.name, v.ids
        ) order by p.category_lft, p.id), '[]')::text
        from product p
        join product_price r on r.product_id = p.id and r.price_type = 'retail'
        left join (select product_id, array_agg(value_id order by value_id) as ids from product_value group by product_id) v
          on v.product_id = p.id
        where p.is_active) as products,
      (select coalesce(json_agg(c order by c.lft), '[]')::text from category c) as categories,
      (select coalesce(json_agg(b order by b.id), '[]')::text from brand b) as brands,
      (select coalesce(json_agg(p order by p.position, p.id), '[]')::text from property p where p.is_facet) as properties,
      (select coalesce(json_agg(json_build_array(v.id, v.property_id, v.name, v.num) order by v.id), '[]')::text
        from property_value v join property p on p.id = v.property_id where p.is_facet) as values,
      (select coalesce(json_agg(r order by r.position, r.id), '[]')::text
        from (select region.*, (select coalesce(array_agg(o.id order by o.id), '{}')
                from office o where o.region_id = region.id) as office_ids from region) r) as regions
  `.execute(db)
  return rows[0]!
}

/** Ids of the products that the region can sell: its offices hold at least one step of the multiplicity. */
export async function selectStockedProducts(db: Queryable, regionId: number): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select json_agg(p.id) as ids
    from (
      select s.product_id, sum(s.quantity) as quantity
      from office o join stock s on s.office_id = o.id
      where o.region_id = ${regionId} and s.quantity > 0
      group by s.product_id
    ) held
    join product p on p.id = held.product_id and held.quantity >= p.multiplicity and p.is_active
  `.execute(db)
  return rows[0]?.ids ?? []
}
