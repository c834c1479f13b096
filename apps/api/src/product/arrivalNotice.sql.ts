import type { Insertable } from 'kysely'
import type { CatalogueTables } from '../db/catalogueTables.ts'
import type { Queryable } from '../db/openDatabase.ts'

/** The first wish stays as it is: nobody is told twice. */
export const insertArrivalNotice = (db: Queryable, notice: Insertable<CatalogueTables['arrival_notice']>) =>
  db
    .insertInto('arrival_notice')
    .values(notice)
    .onConflict((conflict) => conflict.columns(['product_id', 'email']).doNothing())
    .execute()
