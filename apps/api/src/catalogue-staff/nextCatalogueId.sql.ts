import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** An id that nothing of the catalogue has; imports take theirs from the same sequence. */
export async function nextCatalogueId(db: Queryable): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('exchange_id')::int as id`.execute(db)
  return rows[0]!.id
}

/** Until the transaction ends, nobody else takes an address of this kind of entity. */
export const lockSlugs = (db: Queryable, kind: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`slug ${kind}`}))`.execute(db)
