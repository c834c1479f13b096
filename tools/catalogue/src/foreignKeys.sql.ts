import type { ClientBase } from 'pg'

const TABLES = [
  'product',
  'product_value',
  'product_price',
  'stock',
  'sale_product',
  'product_manager',
  'product_document',
  'product_video',
  'product_variant',
  'review',
  'review_media',
  'discussion',
]

/**
 * Disables change records while the product tables are filled: otherwise there would be one for every product. Locks
 * writers out until the transaction ends.
 * @returns enables change records again, after one record that everything has changed
 */
export async function pauseNotes(client: ClientBase): Promise<() => Promise<void>> {
  for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`)
  return async () => {
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`)
    await client.query('insert into product_change (product_id, is_document) values (null, true)')
  }
}

/**
 * Drops the foreign keys of the product tables, so that a load is checked once and not row by row (twice as fast).
 * Blocks readers until the transaction ends: only for a store that is not in use yet.
 * @returns restores the keys, which checks all rows
 */
export async function dropForeignKeys(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[]) order by 1, 2`,
    [TABLES],
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return async () => {
    for (const { table, name, definition } of rows) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
  }
}
