import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { getWholesaleLevel as endpoint } from '@verstak/contracts/wholesale'
import { MAX_WHOLESALE_LEVEL } from '@verstak/price/buyer'
import { notFound } from '../DomainError.ts'
import { actingMemberOf } from '../document/actingMemberOf.ts'
import type { Caller } from '../http/createBinder.ts'
import { shopDay } from '../order/days.ts'
import type { Services } from '../services.ts'
import { turnoverStart } from './turnover.ts'
import { selectLevels, selectStatus, sumTurnover } from './wholesale.sql.ts'

/**
 * The wholesale level of the organization that the caller buys for.
 * @throws DomainError `sign-in-required`; `not-found` without a wholesale status
 */
export async function getWholesaleLevel(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  const { db, now } = services
  const { organizationId } = await actingMemberOf(services, caller)
  const { wholesale_type: type, wholesale_level: stored } = await selectStatus(db, organizationId)
  if (type === null || stored === null) throw notFound('organization', 'The organization has no wholesale status.')
  const level = Math.min(Math.max(stored, 0), MAX_WHOLESALE_LEVEL)
  const since = turnoverStart(now())
  const turnover = await sumTurnover(db, organizationId, since)
  const levels = (await selectLevels(db, type)).map((row) => ({
    level: row.level,
    percent: row.discount,
    from: row.from_turnover,
  }))
  const next = levels.find((one) => one.level > level && one.from !== null)
  return {
    type,
    level,
    percent: levels.find((one) => one.level === level)?.percent ?? 0,
    turnover: Math.max(0, turnover),
    since: shopDay(since),
    next: next
      ? { level: next.level, percent: next.percent, missing: Math.max(0, (next.from ?? 0) - Math.max(0, turnover)) }
      : null,
    levels,
  }
}
