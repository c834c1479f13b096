import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import { OrderGroup, type listOrders as endpoint, type OrderRow } from '@verstak/contracts/userOrders'
import { hoursText } from '../delivery/delivery.texts.ts'
import { timeIn } from '../order/orderNotices.texts.ts'
import { pictureOf } from '../product/pictureOf.ts'
import { dayTextOf } from '../region/handoverDays.ts'
import type { Services } from '../services.ts'
import { GROUP_STATES, scopeOf, selectScope } from './orderScope.sql.ts'
import { countByState, countFitting, selectUserOrders, type StateCount, type UserOrderRow } from './userOrders.sql.ts'

/** A page of the orders that a user may see. */
export async function listOrders(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { search, state, organizationId, from, to, page, limit }: EndpointQuery<typeof endpoint>,
  userId: number,
): Promise<EndpointResponse<typeof endpoint>> {
  const everything = await selectScope(db, userId)
  const scope = organizationId === undefined ? everything : scopeOf(everything, organizationId)
  const states = state && GROUP_STATES[state]
  const filter = { search, states, from, to }
  const [counts, rows] = await Promise.all([
    countByState(db, everything),
    selectUserOrders(db, scope, filter, { limit, offset: (page - 1) * limit }),
  ])
  const isOfBuyer = ({ organization_id }: StateCount) =>
    organizationId === undefined || (organization_id ?? 0) === organizationId
  const isCounted = search === '' && from === undefined && to === undefined
  return {
    orders: rows.map((row) => toRow(row, now())),
    total: isCounted
      ? sumOf(counts, (one) => isOfBuyer(one) && (states?.includes(one.status) ?? true))
      : await countFitting(db, scope, filter),
    counts: {
      all: sumOf(counts, () => true),
      ...(Object.fromEntries(
        OrderGroup.options.map((group) => [group, sumOf(counts, ({ status }) => GROUP_STATES[group].includes(status))]),
      ) as Record<OrderGroup, number>),
    },
  }
}

const sumOf = (counts: readonly StateCount[], isMeant: (one: StateCount) => boolean) =>
  counts.filter(isMeant).reduce((sum, { count }) => sum + count, 0)

function toRow(row: UserOrderRow, now: Date): OrderRow {
  const { time_zone: timeZone, organization_id: id, organization_name: name, payment_due_at: dueAt } = row
  const moment = (time: Date) => ({ at: time.toISOString(), text: timeIn(time, timeZone) })
  return {
    guid: row.guid,
    number: String(row.number),
    placed: moment(row.created_at),
    status: row.status,
    contactName: row.contact_name,
    organization: id === null ? null : { id, name: name ?? '' },
    delivery: {
      type: row.delivery_type,
      address: row.address,
      dateText: dayTextOf(row.delivery_date, timeZone, now),
      ...(row.starts_at && row.ends_at && { hours: hoursText(row.starts_at, row.ends_at) }),
    },
    payment: row.payment,
    ...(row.status === 'awaiting-payment' && dueAt && { paymentDue: moment(dueAt) }),
    ...(row.deferred_until && { deferredUntil: dayTextOf(row.deferred_until, timeZone, now) }),
    sum: row.sum,
    pictures: row.pictures.map(({ picture, name: alt }) => ({ image: pictureOf(picture), name: alt })),
    lineCount: row.line_count,
  }
}
