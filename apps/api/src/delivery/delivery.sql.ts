import type { Queryable } from '../db/openDatabase.ts'

/** An office by the guid that calls name it with; undefined when there is none. */
export const findOffice = (db: Queryable, guid: string) =>
  db
    .selectFrom('office')
    .select(['id', 'region_id'])
    .where('guid', '=', guid)
    .where('is_active', '=', true)
    .executeTakeFirst()
