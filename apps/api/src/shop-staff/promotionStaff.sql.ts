import type { Queryable } from '../db/openDatabase.ts'

/** All promotions in the shop's order. */
export const selectStaffPromotions = (db: Queryable) =>
  db.selectFrom('promotion').selectAll().orderBy('position').orderBy('id').execute()
