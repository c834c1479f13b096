import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { readPickingSheets as endpoint } from '@verstak/contracts/orderStaff'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { selectSheetLines, selectSheetOrders, type SheetLineRow } from './sheet.sql.ts'

type Sheet = EndpointResponse<typeof endpoint>['sheets'][number]

/**
 * What is fetched from the shelves for orders, in the order in which they are named: by the place where the pieces lie, then by
 * category, as one walks.
 * @throws DomainError `not-found` for an order that does not exist
 */
export async function readSheets(
  { db }: Pick<Services, 'db'>,
  guids: readonly string[],
): Promise<EndpointResponse<typeof endpoint>> {
  const [orders, lines] = await Promise.all([selectSheetOrders(db, guids), selectSheetLines(db, guids)])
  const linesByOrder = Map.groupBy(lines, ({ order_guid }) => order_guid)
  const sheets = guids.map((guid): Sheet => {
    const order = orders.find((one) => one.guid === guid)
    if (!order) throw notFound('guids', `There is no order ${guid}.`)
    return {
      guid,
      number: String(order.number),
      createdAt: order.created_at.toISOString(),
      status: order.status,
      contactName: order.contact_name,
      phone: order.phone,
      deliveryType: order.delivery_type,
      deliveryDate: order.delivery_date,
      address: order.address,
      comment: order.comment,
      places: placesOf(linesByOrder.get(guid) ?? []),
    }
  })
  return { sheets }
}

const placesOf = (lines: readonly SheetLineRow[]): Sheet['places'] =>
  [...Map.groupBy(lines, ({ office }) => office)].map(([office, ofPlace]) => ({
    office,
    groups: [...Map.groupBy(ofPlace, ({ category }) => category)].map(([category, ofGroup]) => ({
      category,
      lines: ofGroup.map(({ position, name, sku, quantity, is_marked }) => ({
        ...{ position, name, code: sku, quantity, isMarked: is_marked },
      })),
    })),
  }))
