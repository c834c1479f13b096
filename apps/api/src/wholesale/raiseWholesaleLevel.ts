import type { Queryable } from '../db/openDatabase.ts'
import { levelReached, turnoverStart } from './turnover.ts'
import { raiseLevel, selectLevels, selectStatus, sumTurnover } from './wholesale.sql.ts'

/**
 * Raises the level of an organization that buys by turnover to what it has bought for within a year, in the caller's
 * transaction. A level never falls by itself.
 */
export async function raiseWholesaleLevel(transaction: Queryable, organizationId: number, at: Date): Promise<void> {
  const { wholesale_type: type, wholesale_level: level } = await selectStatus(transaction, organizationId)
  if (type === null || type === 'fixed' || level === null) return
  const turnover = await sumTurnover(transaction, organizationId, turnoverStart(at))
  const reached = levelReached(await selectLevels(transaction, type), turnover)
  if (reached !== null && reached > level) await raiseLevel(transaction, organizationId, reached)
}
