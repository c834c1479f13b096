import type { Queryable } from '../db/openDatabase.ts'
import { retryDeadlock } from '../db/retryDeadlock.ts'
import type { Services } from '../services.ts'

/**
 * Does an edit in a transaction of its own. Edits lock other things in their own order, as a product that changes its category
 * and a category that moves with its products: one that loses is done again.
 */
export const editInTransaction = <Result>(
  { db }: Pick<Services, 'db'>,
  act: (db: Queryable) => Promise<Result>,
): Promise<Result> => retryDeadlock(() => db.transaction().execute(act))
