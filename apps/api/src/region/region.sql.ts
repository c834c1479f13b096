import type { Queryable } from '../db/openDatabase.ts'

/** Offices of a region in the order in which pages list them. */
export const selectOffices = (db: Queryable, regionId: number) =>
  db
    .selectFrom('office')
    .selectAll()
    .where('region_id', '=', regionId)
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()
