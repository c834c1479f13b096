import { productAddress } from '@verstak/contracts/address'
import type { EndpointQuery } from '@verstak/contracts/endpoint'
import type { getOrder as endpoint, Order } from '@verstak/contracts/order'
import type { Queryable } from '../db/openDatabase.ts'
import { hoursText } from '../delivery/delivery.texts.ts'
import { findOrderDelivery } from '../delivery/orderDelivery.sql.ts'
import { selectReturnLinesOf, selectReturnsOf } from '../order-return/orderReturn.sql.ts'
import { findRefusedReturn } from '../order-return/refusedReturn.sql.ts'
import { returnableOf } from '../order-return/returnTerms.ts'
import { viewReturns } from '../order-return/viewReturn.ts'
import { pictureOf } from '../product/pictureOf.ts'
import { dayTextOf } from '../region/handoverDays.ts'
import type { Services } from '../services.ts'
import { selectOrderLines } from './order.sql.ts'
import { selectOrderEvents } from './orderState.sql.ts'
import { mayMove } from './orderTransitions.ts'
import { timeIn } from './orderNotices.texts.ts'
import { ownOrderOf, type OrderOwner, type OwnOrder } from './ownOrderOf.ts'

/**
 * A placed order, for the visitor who placed it and for anyone with its link.
 * @throws DomainError `not-found`, the same whether the order does not exist or is not the caller's
 */
export async function getOrder(
  services: Services,
  query: EndpointQuery<typeof endpoint>,
  owner: OrderOwner,
): Promise<Order> {
  return viewOwnOrder(services, await ownOrderOf(services, query, owner), owner.userId)
}

/** An order as its shopper sees it, with what he has typed. @param userId null for a guest */
export async function viewOwnOrder(
  services: Pick<Services, 'db' | 'now'>,
  order: OwnOrder,
  userId: number | null,
): Promise<Order> {
  const refused = await findRefusedReturn(services.db, { orderGuid: order.guid, userId }, services.now())
  return { ...(await viewOrder(services, order)), ...(refused && { refusedReturn: refused }) }
}

/** An order as everybody sees it who may. */
export async function viewOrder({ db, now }: Pick<Services, 'db' | 'now'>, order: OwnOrder): Promise<Order> {
  const { guid } = order
  const lines = await selectOrderLines(db, guid)
  const kept = await findOrderDelivery(db, guid)
  return {
    guid: order.guid,
    number: String(order.number),
    createdAt: order.created_at.toISOString(),
    status: order.status,
    contactName: order.contact_name,
    phone: order.phone,
    delivery: {
      type: order.delivery_type,
      address: order.address,
      date: order.delivery_date,
      dateText: dayTextOf(order.delivery_date, order.time_zone, now()),
      price: order.delivery_price,
      ...(order.delivery_by_agreement && { isByAgreement: true }),
      ...(kept?.start && kept.end && { hours: hoursText(kept.start, kept.end) }),
      ...(kept?.company_title && { company: kept.company_title }),
    },
    payment: order.payment,
    lines: lines.map((line) => ({
      position: line.position,
      productId: line.product_id,
      name: line.name,
      link: productAddress(line.slug, line.product_id),
      image: pictureOf(line.picture),
      productCode: line.sku,
      quantity: line.quantity,
      price: line.price,
      ...(line.discount > 0 && { discount: line.discount }),
      ...(line.is_gift && { isGift: true }),
    })),
    ...(order.promo_code !== null && { promo: { code: order.promo_code, discount: order.promo_discount } }),
    sum: order.sum,
    ...(await progressOf(db, order, now())),
  }
}

/** Where the order stands, and what can be done with it now. */
async function progressOf(db: Queryable, order: OwnOrder, now: Date) {
  const { guid, status, payment_due_at: dueAt } = order
  const moment = (time: Date) => ({ at: time.toISOString(), text: timeIn(time, order.time_zone) })
  const events = await selectOrderEvents(db, guid)
  const returnable = returnableOf(order, await selectReturnLinesOf(db, guid), now)
  return {
    steps: events.map(({ to_state, at }) => ({ state: to_state, ...moment(at) })),
    ...(status === 'awaiting-payment' && dueAt && { paymentDue: moment(dueAt) }),
    canCancel: mayMove(status, 'cancelled', 'shopper'),
    ...(returnable && { returnable }),
    returns: await viewReturns(db, await selectReturnsOf(db, guid)),
  }
}
