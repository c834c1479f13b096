import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Pieces of marked goods of an order whose codes were not scanned. */
export async function countMissingMarks(db: Queryable, orderGuid: string): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    select coalesce(sum(line.quantity - (select count(*) from marking_code mark
      where mark.order_guid = line.order_guid and mark.position = line.position)), 0)::int as missing
    from order_line line where line.order_guid = ${orderGuid} and line.is_marked`.execute(db)
  return rows[0]?.missing ?? 0
}

/** Marked lines of an order with the codes that were scanned. */
export async function selectMarks(db: Queryable, orderGuid: string) {
  const { rows } = await sql<{ position: number; quantity: number; codes: string[] }>`
    select line.position, line.quantity, array(select code from marking_code mark
      where mark.order_guid = line.order_guid and mark.position = line.position order by scanned_at, code) as codes
    from order_line line where line.order_guid = ${orderGuid} and line.is_marked
    order by line.position`.execute(db)
  return rows
}

export interface NewMark {
  code: string
  orderGuid: string
  position: number
  at: Date
  userId: number
}

/** Notes a code; that of a piece that came back may be sold again. @returns false when it is in an order already */
export async function insertMark(db: Queryable, { code, orderGuid, position, at, userId }: NewMark): Promise<boolean> {
  const { rows } = await sql`
    insert into marking_code as mark (code, order_guid, position, scanned_at, scanned_by)
    values (${code}, ${orderGuid}, ${position}, ${at}, ${userId})
    on conflict (code) do update set order_guid = excluded.order_guid, position = excluded.position,
      scanned_at = excluded.scanned_at, scanned_by = excluded.scanned_by, returned_at = null
    where mark.returned_at is not null
    returning code`.execute(db)
  return rows.length > 0
}

/** Takes codes off an order: one, or all of a cancelled one. @returns how many there were */
export async function deleteMarks(db: Queryable, orderGuid: string, code?: string): Promise<number> {
  let marks = db.deleteFrom('marking_code').where('order_guid', '=', orderGuid)
  if (code !== undefined) marks = marks.where('code', '=', code)
  const { numDeletedRows } = await marks.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
