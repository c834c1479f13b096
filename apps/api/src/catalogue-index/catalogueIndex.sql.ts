import type { ClientBase } from 'pg'
import type { ReferenceTexts } from './catalogueState.ts'

/** Which database this is, and the moment of the snapshot that its transaction reads. */
export interface DatabaseMoment {
  /** System identifier, database and schema version: another one has another catalogue. */
  identity: string
  /** pg_snapshot as text: what was visible in it need not be read again. */
  snapshot: string
}

/** Begins a transaction that sees one moment, and says which. */
export async function beginReading(client: ClientBase): Promise<DatabaseMoment> {
  await client.query('begin isolation level repeatable read read only')
  const { rows } = await client.query<DatabaseMoment>(
    `select ${IDENTITY} as identity, pg_current_snapshot()::text as snapshot`,
  )
  return rows[0]!
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

/** Columns of `ProductFields`, then the texts. Old price 0 = none. */
export const PRODUCTS = `
  select p.id, p.category_lft, coalesce(p.brand_id, 0), r.price, coalesce(r.old_price, 0), (p.rating * 10)::integer,
    p.reviews, p.popularity, (p.expected_at is not null)::integer, p.multiplicity, p.category_id,
    floor(extract(epoch from p.created_at))::double precision, p.name, p.sku, p.article
  from product p join product_price r on r.product_id = p.id and r.price_type = 'retail'
  where p.is_active`

export const PRODUCT_VALUES = 'select product_id, value_id from product_value'
export const STOCK = 'select product_id, office_id, quantity from stock where quantity > 0'
