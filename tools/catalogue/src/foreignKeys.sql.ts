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
]

/**
 * Leaves the notes of changes unwritten while the tables of products are filled: there would be one for every product.
 * Locks writers out until the transaction ends.
 * @returns lets notes be written again, after a single one that everything changed
 */
export async function pauseNotes(client: ClientBase): Promise<() => Promise<void>> {
  for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`)
  return async () => {
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`)
    await client.query('insert into product_change (product_id, is_document) values (null, true)')
  }
}

/**
 * Takes the foreign keys off the tables of products, so that a load is checked once and not row by row (twice as fast).
 * Locks readers out until the transaction ends: only for a store that nobody uses yet.
 * @returns puts the keys back, which checks all rows
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
