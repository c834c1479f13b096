import type { ClientBase } from 'pg'

/** Deletes products that nobody has bought or written of; the others are withdrawn, for what names them must find them. */
export async function removeProducts(client: ClientBase, ids: readonly number[]): Promise<void> {
  await client.query('update product set is_active = false, updated_at = now() where id = any($1::int[])', [ids])
  await client.query('savepoint removal')
  try {
    await deleteProducts(client, ids)
  } catch (error) {
    if (!isReferenced(error)) throw error
    await client.query('rollback to savepoint removal')
    for (const id of ids) await removeOne(client, id)
  }
  await client.query('release savepoint removal')
}

async function removeOne(client: ClientBase, id: number): Promise<void> {
  await client.query('savepoint one')
  try {
    await deleteProducts(client, [id])
  } catch (error) {
    if (!isReferenced(error)) throw error
    await client.query('rollback to savepoint one')
  }
  await client.query('release savepoint one')
}

const deleteProducts = (client: ClientBase, ids: readonly number[]) =>
  client.query('delete from product where id = any($1::int[])', [ids])

const isReferenced = (error: unknown) => (error as { code?: unknown }).code === '23503'

/** Names that a run added and nobody uses any more. */
export async function removeNames(
  client: ClientBase,
  table: 'brand' | 'property',
  ids: readonly number[],
): Promise<void> {
  const used =
    table === 'brand'
      ? 'select from product where brand_id = t.id'
      : `select from property_value v join product_value pv on pv.value_id = v.id where v.property_id = t.id`
  const { rows } = await client.query<{ id: number }>(
    `select id from ${table} t where id = any($1::int[]) and not exists (${used})
       and not exists (select from exchange_item where kind = '${table}' and entity_id = t.id)`,
    [ids],
  )
  const unused = rows.map(({ id }) => id)
  if (table === 'property')
    await client.query('delete from property_value where property_id = any($1::int[])', [unused])
  await client.query(`delete from ${table} where id = any($1::int[])`, [unused])
}

/** Categories that a run added, leaves first, while nothing stands in them. Those of products that stay leave the menus. */
export async function removeCategories(client: ClientBase, ids: readonly number[]): Promise<void> {
  let deleted: number | null
  do {
    const result = await client.query(
      `delete from category c where id = any($1::int[])
         and not exists (select from category child where child.parent_id = c.id)
         and not exists (select from product p where p.category_id = c.id)`,
      [ids],
    )
    deleted = result.rowCount
  } while (deleted)
  await client.query(
    `update category c set is_hidden = true where id = any($1::int[]) and not exists (
       select from category below join product p on p.category_id = below.id
       where below.lft between c.lft and c.rgt and p.is_active)`,
    [ids],
  )
}
