import { STAFF_DOCUMENT_PATH, type StaffOrder } from '@verstak/contracts/orderStaff'
import { notFound } from '../DomainError.ts'
import { shopDay } from '../order/days.ts'
import { viewOrder } from '../order/getOrder.ts'
import { selectOrder } from '../order/order.sql.ts'
import { selectOrderEvents } from '../order/orderState.sql.ts'
import { nextStates } from '../order/orderTransitions.ts'
import type { Services } from '../services.ts'
import { displayNameOf } from '../session/displayNameOf.ts'
import { selectMarks } from './mark.sql.ts'
import { countOrdersOf, selectNames, selectPapers } from './staffOrder.sql.ts'

/** An order with all that staff needs for it. @throws DomainError `not-found` */
export async function readStaffOrder(services: Pick<Services, 'db' | 'now'>, guid: string): Promise<StaffOrder> {
  const { db } = services
  const order = await selectOrder(db, guid)
  if (!order) throw notFound('guid', `There is no order ${guid}.`)
  const [events, papers, buyer] = await Promise.all([
    selectOrderEvents(db, guid),
    selectPapers(db, guid),
    countOrdersOf(db, order.phone),
  ])
  const staff = events.flatMap(({ actor_kind, actor_id }) => (actor_kind === 'staff' && actor_id ? [actor_id] : []))
  const named = order.assembler_id === null ? staff : [...staff, order.assembler_id]
  const nameById = new Map((await selectNames(db, named)).map((user) => [user.id, displayNameOf(user)]))
  return {
    order: await viewOrder(services, order),
    email: order.email,
    comment: order.comment,
    organizationId: order.organization_id,
    userId: order.user_id,
    events: events.map(({ from_state, to_state, actor_kind, actor_id, reason, at }) => ({
      from: from_state,
      to: to_state,
      by: { kind: actor_kind, userId: actor_id, name: nameById.get(actor_id ?? 0) ?? '' },
      reason,
      at: at.toISOString(),
    })),
    assembler:
      order.assembler_id === null ? null : { userId: order.assembler_id, name: nameById.get(order.assembler_id) ?? '' },
    nextStates: nextStates(order.status, 'staff'),
    marks: await selectMarks(db, guid),
    documents: papers.map(({ kind, number, made_at }) => ({
      kind,
      number: String(number),
      date: shopDay(made_at),
      link: `${STAFF_DOCUMENT_PATH}?kind=${kind}&order=${guid}`,
    })),
    buyer,
  }
}
