import type { CheckedOrderInput } from '@verstak/contracts/order'
import type { Buyer } from '@verstak/price/buyer'
import { deleteItems, selectOrderedItems, touchCart } from '../cart/cart.sql.ts'
import { linesOf, type WantedItem } from '../cart/cartLines.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import { selectTerms } from '../price/terms.ts'
import { comparedWith, orderPromo, withoutPromo } from '../promo-code/orderPromo.ts'
import { selectCartPromo } from '../promo-code/promoCode.sql.ts'
import { insertEvents } from '../recommendations/events.sql.ts'
import { pickupDate } from '../pickup/pickupDate.ts'
import { selectHolidays } from '../pickup/pickupPlan.sql.ts'
import { beginOf, beginOrder } from './beginOrder.ts'
import type { OrderServices } from './changeOrderState.ts'
import type { TransportQuote } from '../delivery/transportTerms.ts'
import { chooseLines } from './chooseLines.ts'
import { insertOrder, lockStock, selectRegion, takeStock, type HeldStock } from './order.sql.ts'
import { orderBuyer } from './orderBuyer.ts'
import { deliveryOf, refuseUndeliverable } from './orderDelivery.ts'
import { mergeStock, remainingStock, takeFromOffices } from './takeFromOffices.ts'

export interface Placement {
  input: CheckedOrderInput
  cartId: string
  /** Null for a guest. */
  userId: number | null
  /** Items to order directly; the cart then does not change. Null = order the cart. */
  goods: WantedItem[] | null
  guid: string
  accessKeyHash: Buffer
  /** Of the shop's pages, '' when unknown. */
  pageOrigin: string
  buyer: Buyer
  visitor: Buffer | null
  /** What transport companies take for these goods; null for other ways of delivery. */
  quote: TransportQuote | null
  now: Date
}

export interface PlacedOrder {
  guid: string
  number: string
}

/**
 * Takes the stock, writes the order and removes its lines from the cart. Atomic: runs in the caller's transaction.
 * @throws DomainError `not-found` for the office, and errors of `chooseLines`
 */
export async function placeOrder(services: OrderServices, db: Queryable, placement: Placement): Promise<PlacedOrder> {
  const { input, cartId, userId, goods, guid, buyer, visitor, now } = placement
  const readItems = async () => goods ?? (await selectOrderedItems(db, cartId))
  const region = await selectRegion(db, input.regionId)
  if (!region) throw invalidInput('regionId', 'not-found', `There is no region ${input.regionId}.`)
  const payer = await orderBuyer(db, { input, userId, now })
  const officeIds = region.offices.map(({ id }) => id)

  const cartPromo = goods ? undefined : await selectCartPromo(db, cartId)
  const giftIds = cartPromo?.gift_id ? [cartPromo.gift_id] : []
  const held = await lockStock(db, [...productIdsOf(await readItems()), ...giftIds], officeIds)
  // Prices and stock are read after the lock, so they cannot change before the commit.
  const wanted = await linesOf(db, await readItems(), { officeIds, buyer, terms: await selectTerms(db) })
  const available = wanted.filter(({ isAvailable }) => isAvailable)
  const holidays = await selectHolidays(db)
  const delivery = await deliveryOf(db, {
    ...{ input, lines: available, quote: placement.quote, now },
    region: { ...region, holidays },
  })
  const promo = goods
    ? withoutPromo(available)
    : await orderPromo(
        db,
        cartPromo?.code ?? null,
        available,
        { cartId, userId, buyer, officeIds, phone: input.contact.phone, now },
        { deliveryPrice: delivery.price, isPickup: delivery.officeId !== null },
      )
  const deliveryPrice = delivery.price - promo.deliveryDiscount
  const lines = comparedWith(promo, () => chooseLines(wanted, deliveryPrice - promo.discount, input.expectedSum))
  if (delivery.officeId === null) refuseUndeliverable(lines)
  const takenByLine = lines.map((line) => takeFromOffices(heldOf(held, line.product), line.quantity, delivery.officeId))
  const gifts = promo.gift ? [promo.gift] : []
  const takenByGift = gifts.map((gift) =>
    takeFromOffices(remainingStock(heldOf(held, gift), takenByLine.flat()), 1, delivery.officeId),
  )
  const takenByPosition = [...takenByLine, ...takenByGift]
  await takeStock(db, mergeStock(takenByPosition.flat()))

  const begin = beginOf(input.payment, input.expectedSum, now)
  const number = await insertOrder(
    db,
    {
      guid,
      cart_id: cartId,
      access_key_hash: placement.accessKeyHash,
      status: begin.state,
      payment_due_at: begin.dueAt,
      user_id: userId,
      sms_notices: input.smsNotices,
      page_origin: placement.pageOrigin,
      region_id: region.id,
      contact_name: input.contact.name,
      phone: input.contact.phone,
      email: input.contact.email,
      delivery_type: input.delivery.type,
      office_id: delivery.officeId,
      address: delivery.address,
      delivery_date:
        delivery.officeId === null
          ? delivery.date
          : await pickupDate(db, delivery.officeId, {
              isAtOffice: isTakenAt(delivery.officeId, takenByPosition),
              now,
              holidays,
            }),
      delivery_price: deliveryPrice,
      delivery_by_agreement: delivery.isByAgreement,
      payment: input.payment,
      ...payer.columns,
      comment: input.comment,
      promo_code: promo.code,
      promo_discount: promo.discount,
      promo_delivery_discount: promo.deliveryDiscount,
      sum: input.expectedSum,
      created_at: now,
    },
    [
      ...lines.map(({ product, quantity, price }, place) => ({
        product,
        quantity,
        price,
        discount: promo.byLine[place] ?? 0,
        is_gift: false,
      })),
      ...gifts.map((product) => ({ product, quantity: 1, price: 0, discount: 0, is_gift: true })),
    ].map(({ product, ...line }, position) => ({
      order_guid: guid,
      position,
      product_id: product.id,
      sku: product.sku,
      name: product.name,
      ...line,
    })),
    takenByPosition.flatMap((taken, position) =>
      taken.map(({ office_id, quantity }) => ({ order_guid: guid, position, office_id, quantity })),
    ),
  )
  await delivery.save(guid)
  await promo.take(guid)
  await beginOrder(services, db, {
    ...{ guid, userId, organizationId: payer.columns.organization_id ?? null, sum: input.expectedSum, now },
    ...begin,
  })
  await payer.settle(guid)
  if (goods === null) {
    await deleteItems(
      db,
      lines.map((line) => line.guid),
    )
  }
  await touchCart(db, cartId, now)
  await insertEvents(
    db,
    visitor,
    'order',
    lines.map(({ product }) => product.id),
  )
  return { guid, number: String(number) }
}

const productIdsOf = (items: { product_id: number }[]) => items.map(({ product_id }) => product_id)

const heldOf = (held: HeldStock[], { id }: { id: number }) => held.filter(({ product_id }) => product_id === id)

/** Pieces from another office have to be brought. */
const isTakenAt = (officeId: number, takenByLine: HeldStock[][]) =>
  takenByLine.flat().every(({ office_id }) => office_id === officeId)
