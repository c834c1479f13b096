import type { Queryable } from '../db/openDatabase.ts'

/** The rows of the flag table, with unvalidated rules. */
export const selectFlagRows = (db: Queryable): Promise<{ key: string; is_on: boolean; rules: unknown }[]> =>
  db.selectFrom('feature_flag').select(['key', 'is_on', 'rules']).orderBy('key').execute()
