import type { Insertable } from 'kysely'
import type { CatalogueTables } from '../db/catalogueTables.ts'
import type { Queryable } from '../db/openDatabase.ts'

/** A second notice for the same product and e-mail changes nothing: nobody is written to twice. */
export const insertArrivalNotice = (db: Queryable, notice: Insertable<CatalogueTables['arrival_notice']>) =>
  db
    .insertInto('arrival_notice')
    .values(notice)
    .onConflict((conflict) => conflict.columns(['product_id', 'email']).doNothing())
    .execute()
