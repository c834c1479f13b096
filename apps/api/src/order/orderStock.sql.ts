import { sql } from 'kysely'
import type { NewOrderLineStock } from '../db/orderTables.ts'
import type { Queryable } from '../db/openDatabase.ts'

/** Gives all pieces that a locked order holds back to the offices they came from; locks stock in the order of `lockStock`. */
export async function giveBackAll(db: Queryable, orderGuid: string): Promise<void> {
  await sql`
    insert into stock (product_id, office_id, quantity)
    select line.product_id, held.office_id, sum(held.quantity - held.given_back)
    from order_line_stock held
    join order_line line on line.order_guid = held.order_guid and line.position = held.position
    where held.order_guid = ${orderGuid} and held.given_back < held.quantity
    group by line.product_id, held.office_id
    order by line.product_id, held.office_id
    on conflict (product_id, office_id) do update set quantity = stock.quantity + excluded.quantity`.execute(db)
  await db
    .updateTable('order_line_stock')
    .set({ given_back: sql<number>`quantity` })
    .where('order_guid', '=', orderGuid)
    .execute()
}

/** Pieces of an order by line, gifts too. */
export const selectPieces = (db: Queryable, orderGuid: string) =>
  db
    .selectFrom('order_line')
    .select(['position', 'product_id', 'quantity'])
    .where('order_guid', '=', orderGuid)
    .orderBy('position')
    .execute()

/** Whether offices hold all pieces of an order for it. */
export async function holdsPieces(db: Queryable, orderGuid: string): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select (select sum(quantity) from order_line where order_guid = ${orderGuid}::uuid)
      = (select sum(quantity - given_back) from order_line_stock where order_guid = ${orderGuid}::uuid) as holds`.execute(
    db,
  )
  return rows[0]?.holds === true
}

/** Writes anew which offices give the pieces of an order that held none. */
export async function replaceLineStock(db: Queryable, orderGuid: string, rows: NewOrderLineStock[]): Promise<void> {
  await db.deleteFrom('order_line_stock').where('order_guid', '=', orderGuid).execute()
  await db.insertInto('order_line_stock').values(rows).execute()
}

/** Offices of the order's region that may give pieces. */
export async function selectOfficeIds(db: Queryable, regionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('office')
    .select('id')
    .where('region_id', '=', regionId)
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What offices gave for a line, and what of it came back. */
export const selectHeldOfLine = (db: Queryable, orderGuid: string, position: number) =>
  db
    .selectFrom('order_line_stock')
    .select(['office_id', 'quantity', 'given_back'])
    .where('order_guid', '=', orderGuid)
    .where('position', '=', position)
    .orderBy('office_id')
    .execute()

/** Brings pieces of a line back into an office. */
export async function updateGivenBack(
  db: Queryable,
  { orderGuid, position, officeId, pieces }: { orderGuid: string; position: number; officeId: number; pieces: number },
): Promise<void> {
  await db
    .updateTable('order_line_stock')
    .set({ given_back: sql<number>`given_back + ${pieces}` })
    .where('order_guid', '=', orderGuid)
    .where('position', '=', position)
    .where('office_id', '=', officeId)
    .execute()
  await sql`
    insert into stock (product_id, office_id, quantity)
    select product_id, ${officeId}::int, ${pieces}::int from order_line
    where order_guid = ${orderGuid} and position = ${position}
    on conflict (product_id, office_id) do update set quantity = stock.quantity + excluded.quantity`.execute(db)
}
