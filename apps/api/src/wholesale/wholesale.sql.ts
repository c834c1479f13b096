import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** The wholesale status of an organization. */
export const selectStatus = (db: Queryable, organizationId: number) =>
  db
    .selectFrom('organization')
    .select(['wholesale_type', 'wholesale_level'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()

/** Levels of a type, the lowest first. Every type but `fixed` has the levels by turnover. */
export const selectLevels = (db: Queryable, type: string) =>
  db
    .selectFrom('wholesale_level')
    .select(['level', 'discount', 'from_turnover'])
    .where('type', '=', type === 'fixed' ? 'fixed' : 'generic')
    .orderBy('level')
    .execute()

/** Kopecks of goods and deliveries that an organization got since a moment, less what it gave back. */
export async function sumTurnover(db: Queryable, organizationId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(entry.amount), 0)::bigint as sum
    from customer_order placed join ledger_entry entry on entry.order_guid = placed.guid
    where placed.organization_id = ${organizationId} and placed.handed_over_at >= ${since}
      and entry.kind in ('charge', 'charge-reversal')`.execute(db)
  return rows[0]!.sum
}

/** Brings an organization to a higher level; never to a lower one, and none that buys by contract. */
export const raiseLevel = (db: Queryable, organizationId: number, level: number) =>
  db
    .updateTable('organization')
    .set({ wholesale_level: level })
    .where('id', '=', organizationId)
    .where('wholesale_type', '<>', 'fixed')
    .where('wholesale_level', '<', level)
    .execute()
