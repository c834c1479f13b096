import type { getBalance as endpoint } from '@verstak/contracts/balance'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { Queryable } from '../db/openDatabase.ts'
import { notFound } from '../DomainError.ts'
import { actingMemberOf } from '../document/actingMemberOf.ts'
import type { Caller } from '../http/createBinder.ts'
import { findActiveOrganization, type OrganizationTerms } from '../order/buyer.sql.ts'
import { dayStart, shopDay } from '../order/days.ts'
import { hasDeferred } from '../order/paymentTerms.ts'
import type { Services } from '../services.ts'
import { balanceOf } from './balanceOf.ts'
import { selectDue, selectStatement, selectStatementSums } from './balance.sql.ts'

/** Orders that wait for money are named, but not all of thousands. */
const MAX_DUE = 20

/**
 * What the organization that the caller buys for owes, out of the ledger.
 * @throws DomainError `sign-in-required`; `not-found` for purchasers and for who buys for himself
 */
export async function getBalance(
  services: Pick<Services, 'db' | 'now'>,
  { from, to, page, limit }: EndpointQuery<typeof endpoint>,
  caller: Pick<Caller, 'cookie'>,
): Promise<EndpointResponse<typeof endpoint>> {
  const { userId, organizationId, role } = await actingMemberOf(services, caller)
  if (role === 'purchaser') throw notFound('role', 'Purchasers have no balance.')
  const span = { from: from === undefined ? null : dayStart(from), before: to === undefined ? null : dayStart(to, 1) }
  // One moment for all sums.
  return services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const owed = await balanceOf(db, { organizationId })
      const due = await selectDue(db, organizationId, { today: shopDay(services.now()), limit: MAX_DUE })
      const sums = await selectStatementSums(db, organizationId, span)
      const rows = await selectStatement(db, organizationId, span, { limit, offset: (page - 1) * limit })
      return {
        owed,
        overdue: due[0]?.overdue ?? 0,
        deferred: await deferredOf(db, userId, owed),
        due: due.map((row) => ({
          orderGuid: row.order_guid,
          orderNumber: String(row.order_number),
          amount: row.amount,
          until: row.until,
          isOverdue: row.is_overdue,
        })),
        dueTotal: due[0]?.count ?? 0,
        statement: {
          opening: sums.opening,
          closing: sums.opening + sums.charged - sums.paid,
          charged: sums.charged,
          paid: sums.paid,
          total: sums.total,
          entries: rows.map(({ id, at, kind, amount, owed: after, order_guid, order_number }) => ({
            ...{ id, kind, amount, owed: after },
            at: at.toISOString(),
            orderGuid: order_guid,
            orderNumber: String(order_number),
          })),
        },
      }
    })
}

async function deferredOf(db: Queryable, userId: number, owed: number) {
  const organization: OrganizationTerms | undefined = await findActiveOrganization(db, userId)
  if (!organization || !hasDeferred(organization)) return null
  const { deferred_limit: limit, deferred_days: days } = organization
  return { limit, days, left: Math.min(limit, Math.max(0, limit - owed)) }
}
