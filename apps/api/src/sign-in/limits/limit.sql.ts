import type { Queryable } from '../../db/openDatabase.ts'

/** Deletes counters whose windows ended before a moment. */
export const deleteLimitsBefore = (db: Queryable, moment: Date) =>
  db.deleteFrom('sign_in_limit').where('expire', '<', String(moment.getTime())).execute()
