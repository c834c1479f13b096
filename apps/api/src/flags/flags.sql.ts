import type { Queryable } from '../db/openDatabase.ts'

/** The shop's table of flags as it stands; nobody has checked the rules yet. */
export const selectFlagRows = (db: Queryable): Promise<{ key: string; is_on: boolean; rules: unknown }[]> =>
  db.selectFrom('feature_flag').select(['key', 'is_on', 'rules']).orderBy('key').execute()
