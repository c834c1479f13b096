import type { EndpointQuery } from '@verstak/contracts/endpoint'
import type { getUserOrder as endpoint, UserOrder } from '@verstak/contracts/userOrders'
import { vatOf, vatRateAt } from '@verstak/price/vat'
import { selectDocumentPage } from '../document/document.sql.ts'
import { viewDocument } from '../document/viewDocument.ts'
import { viewOwnOrder } from '../order/getOrder.ts'
import { timeIn } from '../order/orderNotices.texts.ts'
import { dayTextOf } from '../region/handoverDays.ts'
import type { Services } from '../services.ts'
import { userOrderOf } from './userOrderOf.ts'
import { selectOrderExtras, selectTaxedLines } from './userOrders.sql.ts'

/** Most papers of an order: one of each kind. */
const PAPERS = 2

/**
 * An order as its page in the cabinet shows it.
 * @throws DomainError `not-found`, the same whether the order does not exist or is not the user's
 */
export async function getUserOrder(
  services: Pick<Services, 'db' | 'now'>,
  { guid }: EndpointQuery<typeof endpoint>,
  userId: number,
): Promise<UserOrder> {
  const { db, now } = services
  const order = await userOrderOf(services, guid, userId)
  const { organization_id: id, created_at: createdAt, time_zone: timeZone, delivery_price: delivery } = order
  const [view, extras, lines, papers] = await Promise.all([
    viewOwnOrder(services, order, userId),
    selectOrderExtras(db, guid),
    selectTaxedLines(db, guid),
    id === null ? null : selectDocumentPage(db, { organizationId: id, orderGuid: guid }, { limit: PAPERS, offset: 0 }),
  ])
  const vatOfGoods = lines.reduce(
    (sum, { price, quantity, discount, vat_rate }) => sum + vatOf(price * quantity - discount, vat_rate),
    0,
  )
  const isFetched = order.delivery_type === 'pickup'
  return {
    order: view,
    placed: { at: createdAt.toISOString(), text: timeIn(createdAt, timeZone) },
    comment: order.comment,
    organization:
      id === null ? null : { id, name: extras.organization_name ?? '', inn: extras.inn ?? '', kpp: extras.kpp },
    ...(extras.deferred_until && { deferredUntil: dayTextOf(extras.deferred_until, timeZone, now()) }),
    vat: vatOfGoods + vatOf(delivery, vatRateAt('standard', createdAt)),
    invoiceNumber: extras.invoice_number === null ? null : String(extras.invoice_number),
    documents: (papers?.rows ?? []).map(viewDocument),
    point:
      isFetched && extras.point_name !== null
        ? { name: extras.point_name, address: order.address, workingTime: extras.working_time ?? '' }
        : null,
    withdrawn: lines.filter(({ is_active }) => !is_active).map(({ position }) => position),
  }
}
