import type { ClientBase } from 'pg'
import type { ProductRow, ProductWrite } from './productRows.ts'

const FIELDS = `id int, name text, slug text, sku text, article text, description text, "categoryId" int, "brandId" int,
  "isBrandSet" boolean, weight int, length int, width int, height int, "isActive" boolean`

export const insertProducts = (client: ClientBase, rows: readonly ProductRow[]) =>
  client.query(
    `insert into product (id, guid, category_id, brand_id, category_lft, sku, article, name, slug, description, picture,
       picture_views, weight, length, width, height, is_active, source)
     select p.id, gen_random_uuid(), p."categoryId", p."brandId", c.lft, p.sku, p.article, p.name, p.slug, p.description,
       '', '{main}', p.weight, p.length, p.width, p.height, p."isActive", 'shop'
     from jsonb_to_recordset($1::jsonb) p (${FIELDS}) join category c on c.id = p."categoryId"
     for share of c`,
    [JSON.stringify(rows)],
  )

export const updateProducts = (client: ClientBase, rows: readonly ProductRow[]) =>
  client.query(
    `update product p set name = coalesce(u.name, p.name), article = coalesce(u.article, p.article),
       description = coalesce(u.description, p.description), category_id = coalesce(u."categoryId", p.category_id),
       category_lft = coalesce((select lft from category where id = u."categoryId" for share), p.category_lft),
       brand_id = case when u."isBrandSet" then u."brandId" else p.brand_id end,
       weight = coalesce(u.weight, p.weight), length = coalesce(u.length, p.length),
       width = coalesce(u.width, p.width), height = coalesce(u.height, p.height),
       is_active = coalesce(u."isActive", p.is_active), updated_at = now()
     from jsonb_to_recordset($1::jsonb) u (${FIELDS}) where p.id = u.id`,
    [JSON.stringify(rows)],
  )

export const deleteVariants = (client: ClientBase, productIds: readonly number[]) =>
  client.query('delete from product_variant where product_id = any($1::int[])', [productIds])

/** Prices; a product without one keeps its last, for its page says so. */
export async function savePrices(client: ClientBase, writes: readonly ProductWrite[]): Promise<void> {
  const rows = writes.flatMap(({ id, price }) =>
    price && price.price !== null
      ? [
          {
            id,
            price: price.price,
            old: price.oldPrice !== null && price.oldPrice > price.price ? price.oldPrice : null,
          },
        ]
      : [],
  )
  await client.query(
    `insert into product_price (product_id, price_type, price, old_price)
     select r.id, 'retail', r.price, r.old from jsonb_to_recordset($1::jsonb) r (id int, price int, old int)
     on conflict (product_id, price_type) do update set price = excluded.price, old_price = excluded.old_price,
       floor = case when product_price.floor <= excluded.price then product_price.floor end
     where (product_price.price, product_price.old_price) is distinct from (excluded.price, excluded.old_price)`,
    [JSON.stringify(rows)],
  )
}

export async function saveStock(client: ClientBase, writes: readonly ProductWrite[]): Promise<void> {
  const rows = writes.flatMap(({ id, stock }) => (stock ?? []).map((held) => ({ id, ...held })))
  // In the order in which orders lock it.
  await client.query(
    `insert into stock (product_id, office_id, quantity)
     select r.id, r."officeId", r.quantity from jsonb_to_recordset($1::jsonb) r (id int, "officeId" int, quantity int)
     order by r.id, r."officeId"
     on conflict (product_id, office_id) do update set quantity = excluded.quantity
     where stock.quantity <> excluded.quantity`,
    [JSON.stringify(rows)],
  )
}

/** A value of a product, by the property's id. */
export interface ValueRow {
  propertyId: number
  name: string
  num: number | null
}

/** Values that the shop does not have yet. */
export async function addValues(client: ClientBase, values: readonly ValueRow[]): Promise<number> {
  const result = await client.query(
    `insert into property_value (id, property_id, name, num)
     select nextval('exchange_id'), v."propertyId", v.name, v.num from (
       select distinct on ("propertyId", name) * from jsonb_to_recordset($1::jsonb) r ("propertyId" int, name text, num float8)
     ) v where not exists (
       select from property_value known where known.property_id = v."propertyId" and known.name = v.name)
     on conflict (property_id, name) do nothing`,
    [JSON.stringify(values)],
  )
  return result.rowCount ?? 0
}

/** The values of products, of the properties that the source has. Others, such as the shop's own, stay. */
export async function saveValues(
  client: ClientBase,
  productIds: readonly number[],
  propertyIds: readonly number[],
  rows: readonly (ValueRow & { productId: number })[],
): Promise<void> {
  await client.query(
    `with wanted as (
       select distinct r."productId" as product_id, v.id as value_id
       from jsonb_to_recordset($3::jsonb) r ("productId" int, "propertyId" int, name text)
       join property_value v on v.property_id = r."propertyId" and v.name = r.name
     ), gone as (
       delete from product_value pv using property_value v
       where pv.product_id = any($1::int[]) and v.id = pv.value_id and v.property_id = any($2::int[])
         and not exists (select from wanted w where w.product_id = pv.product_id and w.value_id = pv.value_id)
     )
     insert into product_value (product_id, value_id) select product_id, value_id from wanted on conflict do nothing`,
    [productIds, propertyIds, JSON.stringify(rows)],
  )
}
