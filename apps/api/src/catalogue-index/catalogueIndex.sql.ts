import type { ClientBase } from 'pg'
import type { ReferenceTexts } from './catalogueState.ts'

/** Which database this is, and the moment of the snapshot that its transaction reads. */
export interface DatabaseMoment {
  /** System identifier, database and schema version: another one has another catalogue. */
  identity: string
  /** pg_snapshot as text: what was visible in it need not be read again. */
  snapshot: string
}

/** PostgreSQL reads by itself: to have another process fetch what lies in memory anyway takes an eighth longer. */
async function begin(client: ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  await client.query('set local effective_io_concurrency = 0')
}

/** Begins a transaction that sees one moment, and says which. */
export async function beginReading(client: ClientBase): Promise<DatabaseMoment> {
  await begin(client)
  const { rows } = await client.query<DatabaseMoment>(
    `select ${IDENTITY} as identity, pg_current_snapshot()::text as snapshot`,
  )
  return rows[0]!
}

/** The moment of a transaction that `beginReading` began, for other connections to read as well while it lasts. */
export async function exportMoment(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select pg_export_snapshot() as name')
  return rows[0]!.name
}

export async function joinReading(client: ClientBase, moment: string): Promise<void> {
  await begin(client)
  await client.query(`set transaction snapshot ${client.escapeLiteral(moment)}`)
}

/** Needs no right beyond those that every user has. */
export const IDENTITY = `(
  select system_identifier::text || ' ' || current_database() || ' '
    || (select oid::text from pg_database where datname = current_database()) || ' '
    || coalesce((select max(name) from schema_migration), '')
  from pg_control_system())`

export async function selectReferences(client: ClientBase): Promise<ReferenceTexts> {
  const { rows } = await client.query<ReferenceTexts>(`
    select
      (select coalesce(json_agg(c order by c.lft), '[]')::text from category c) as categories,
      (select coalesce(json_agg(b order by b.id), '[]')::text from brand b) as brands,
      (select coalesce(json_agg(p order by p.position, p.id), '[]')::text from property p where p.is_facet) as properties,
      (select coalesce(json_agg(json_build_array(v.id, v.property_id, v.name, v.num) order by v.id), '[]')::text
        from property_value v join property p on p.id = v.property_id where p.is_facet) as values,
      (select coalesce(json_agg(r order by r.position, r.id), '[]')::text
        from (select region.*, (select coalesce(array_agg(o.id order by o.id), '{}')
                from office o where o.region_id = region.id) as office_ids from region) r) as regions`)
  return rows[0]!
}

/** True when the table has that many products or more. */
export async function hasManyProducts(client: ClientBase, many: number): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from (select from product limit $1) first_ones',
    [many],
  )
  return rows[0]!.count >= many
}

/** The ids of products that there are, for sale or not; null when there are none. */
export async function selectIdRange(client: ClientBase): Promise<{ lowest: number; highest: number } | null> {
  const { rows } = await client.query<{ lowest: number | null; highest: number }>(
    'select min(id) as lowest, max(id) as highest from product',
  )
  const { lowest, highest } = rows[0]!
  return lowest === null ? null : { lowest, highest }
}

/** How many pages the table has; later ones hold nothing that a transaction sees which began before. */
export async function countPages(client: ClientBase, table: 'stock' | 'product_value'): Promise<number> {
  const { rows } = await client.query<{ pages: number }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::integer)::integer as pages`,
    [table],
  )
  return rows[0]!.pages
}

/** Columns of `ProductFields`, then the texts, of ids from `lowest` to `highest`. Old price 0 = none. */
export const productsBetween = (lowest: number, highest: number): string => `
  select p.id, p.category_lft, coalesce(p.brand_id, 0), r.price, coalesce(r.old_price, 0), (p.rating * 10)::integer,
    p.reviews, p.popularity, (p.expected_at is not null)::integer, p.multiplicity,
    floor(extract(epoch from p.created_at))::double precision, p.name, p.sku, p.article
  from product p join product_price r on r.product_id = p.id and r.price_type = 'retail'
  where p.is_active and p.id between ${lowest} and ${highest} and r.product_id between ${lowest} and ${highest}`

/**
 * Pages of a table. Two numbers of a row as one bigint and the bytes of many of these as one: an array takes PostgreSQL a third
 * longer, a row of its own for each half as long again, and us five times as long.
 */
export interface Pages {
  from: number
  /** null = all that follow. */
  to: number | null
}
const within = ({ from, to }: Pages) => `ctid >= '(${from},0)'${to === null ? '' : ` and ctid < '(${to},0)'`}`

/** Values of products: product, value. */
export const valuesOn = (pages: Pages): string =>
  `select string_agg(int8send(product_id * 4294967296 + value_id), '') from product_value where ${within(pages)}`

/** What offices hold anything of: product, office. */
export const holdersOn = (pages: Pages): string =>
  `select string_agg(int8send(product_id * 4294967296 + office_id), '') from stock where quantity > 0 and ${within(pages)}`

/** Product, office, quantity. */
export const quantitiesOf = (productIds: readonly number[]): string =>
  `select product_id, office_id, quantity from stock
   where quantity > 0 and product_id = any('{${productIds.join()}}'::integer[])`
