import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** What a tile needs; prices in kopecks. */
export interface TileRow {
  id: number
  guid: string
  name: string
  slug: string
  sku: string
  picture: string
  nameplates: string[]
  multiplicity: number
  unit_name: string | null
  units_per_piece: number | null
  pack_quantity: number | null
  is_consumable: boolean
  is_pickup_only: boolean
  delivery_warning: string | null
  rating: number
  reviews: number
  is_active: boolean
  expected_at: string | null
  /** Of one packed piece, cm³; null when a size is unknown. */
  volume: number | null
  /** Of a piece with its packaging: grams, and sides in mm; 0 = unknown. */
  weight: number
  length: number
  width: number
  height: number
  price: number
  old_price: number | null
  floor: number | null
  business_price: number | null
  /** For one piece of a whole pack. */
  pack_price: number | null
  /** Of the running sale that the product belongs to. */
  sale_guid: string | null
  is_one_click: boolean | null
  brand_id: number | null
  brand_name: string | null
  brand_slug: string | null
  category_id: number
  category_name: string
  category_slug: string
  /** Pieces in the offices of the region, and the number of offices that have any. */
  stock: number
  offices: number
}

/** Columns of `TileRow`, of a product `p` and its `tileSources`. */
export const TILE_COLUMNS = sql`
  p.id, p.guid, p.name, p.slug, p.sku, p.picture, p.nameplates, p.multiplicity, p.unit_name, p.units_per_piece,
  p.pack_quantity, p.is_consumable, p.is_pickup_only, p.delivery_warning, p.rating, p.reviews, p.is_active,
  p.expected_at, p.weight, p.length, p.width, p.height,
  nullif(round(p.length::numeric * p.width * p.height / 1000), 0)::float8 as volume, r.price, r.old_price, r.floor, b2b.price as business_price, pack.price as pack_price,
  sale.guid as sale_guid, sale.is_one_click,
  p.brand_id, brand.name as brand_name, brand.slug as brand_slug,
  p.category_id, category.name as category_name, category.slug as category_slug,
  coalesce(s.stock, 0)::int as stock, coalesce(s.offices, 0)::int as offices`

export const tileSources = (officeIds: number[], now: Date) => sql`
  join product_price r on r.product_id = p.id and r.price_type = 'retail'
  left join product_price b2b on b2b.product_id = p.id and b2b.price_type = 'business'
  left join product_price pack on pack.product_id = p.id and pack.price_type = 'pack'
  left join lateral (
    select sale.guid, sale.is_one_click from sale_product join sale on sale.id = sale_product.sale_id
    where sale_product.product_id = p.id and sale.starts_at <= ${now} and (sale.ends_at is null or sale.ends_at > ${now})
    order by sale.position, sale.id limit 1
  ) sale on true
  join category on category.id = p.category_id
  left join brand on brand.id = p.brand_id
  left join lateral (
    select sum(quantity) as stock, count(*) as offices from stock
    where product_id = p.id and office_id = any(${officeIds}::int[]) and quantity > 0
  ) s on true`

/** Tiles of the products that exist, in the order of `ids`; withdrawn ones too. `now` decides which sales run. */
export async function selectTiles(
  db: Queryable,
  ids: number[],
  officeIds: number[],
  now = new Date(),
): Promise<TileRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<TileRow>`
    select ${TILE_COLUMNS} from unnest(${ids}::int[]) with ordinality as wanted (id, place)
    join product p on p.id = wanted.id ${tileSources(officeIds, now)}
    order by wanted.place`.execute(db)
  return rows
}

/** Products of the same category whose price lies between the borders (kopecks), most popular first. */
export async function selectAlternatives(
  db: Queryable,
  { id, officeIds, limit }: { id: number; officeIds: number[]; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from product origin
    join product_price origin_price on origin_price.product_id = origin.id and origin_price.price_type = 'retail'
    join product p on p.category_lft = origin.category_lft and p.is_active and p.id <> origin.id
    join product_price r on r.product_id = p.id and r.price_type = 'retail'
    where origin.id = ${id}
      and r.price::bigint * 2 >= origin_price.price and r.price::bigint <= origin_price.price::bigint * 2
      and exists (select from stock where product_id = p.id and office_id = any(${officeIds}::int[]) and quantity > 0)
    order by p.popularity desc, p.id limit ${limit}`.execute(db)
  return rows.map(({ id: alternativeId }) => alternativeId)
}

/** What only the page of a product shows; sizes in mm. */
export const selectDetails = (db: Queryable, id: number) =>
  db
    .selectFrom('product')
    .select([
      'article',
      'description',
      'picture',
      'picture_views',
      'picture_alts',
      'weight',
      'length',
      'width',
      'height',
      'is_active',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

/** Rows of the specification, in the order of the properties; several values of one property are one row. */
export async function selectCharacteristics(db: Queryable, id: number) {
  const { rows } = await sql<{ name: string; value: string; unit: string | null }>`
    select p.name, string_agg(v.name, ', ' order by v.num, v.name collate "und-x-icu") as value, p.unit
    from product_value pv join property_value v on v.id = pv.value_id join property p on p.id = v.property_id
    where pv.product_id = ${id}
    group by p.id order by p.position, p.id`.execute(db)
  return rows
}

/** First office of the region that has the product. */
export const selectNearestOffice = (db: Queryable, id: number, regionId: number) =>
  db
    .selectFrom('office')
    .innerJoin('stock', 'stock.office_id', 'office.id')
    .select(['office.id', 'office.address'])
    .where('office.region_id', '=', regionId)
    .where('stock.product_id', '=', id)
    .where('stock.quantity', '>', 0)
    .orderBy('office.id')
    .limit(1)
    .executeTakeFirst()

/** True when the shop has the product, be it withdrawn. */
export async function isProductKnown(db: Queryable, id: number): Promise<boolean> {
  return (await db.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
