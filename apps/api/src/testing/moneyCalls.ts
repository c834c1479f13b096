import * as cart from '@verstak/contracts/cart'
import * as cartLine from '@verstak/contracts/cartLine'
import * as cartList from '@verstak/contracts/cartList'
import * as cartPromo from '@verstak/contracts/cartPromo'
import type { Endpoint } from '@verstak/contracts/endpoint'
import * as order from '@verstak/contracts/order'
import * as orderReturn from '@verstak/contracts/orderReturn'
import * as orderStaff from '@verstak/contracts/orderStaff'
import * as payment from '@verstak/contracts/payment'
import * as userOrders from '@verstak/contracts/userOrders'
import { PIECE_PRICE } from './placeTestOrder.ts'
import { guidOf, known } from './testShop.data.ts'
import type { PaymentApi } from './usePaymentApi.ts'
import type { Visitor } from './visitor.ts'

/** A call that can be made, once or several times. */
export interface Call {
  visitor: Visitor
  input: object
}

/** Who makes the calls. */
export interface Actors {
  shop: PaymentApi
  staff: Visitor
  /** A user with a cart. */
  user: Visitor
}

const place = { region: { regionId: 1 }, product: { productGuid: guidOf(known.plenty) } }
const item = (quantity = 2) => ({ body: { ...place.product, quantity, ...place.region } })

let lastKey = 0
export const newKey = () => ({ 'idempotency-key': `every-call-${++lastKey}` })

/** A guest with two pieces in his cart. @returns him and the guid of the line */
async function withCart({ shop }: Actors): Promise<{ visitor: Visitor; itemGuid: string }> {
  const visitor = shop.api.newVisitor()
  await visitor.call(cart.getCartToken, {})
  const { product } = await visitor.call(cart.addToCart, item())
  return { visitor, itemGuid: product.cartItemGuid }
}
const lines = (itemGuid: string, more: object = {}) => ({ body: { itemGuids: [itemGuid], ...place.region, ...more } })
const orderInput = (sum: number) => ({
  contact: { name: 'Иван Петров', phone: '9991234567', email: 'ivan@example.com' },
  delivery: { type: 'pickup' as const, officeId: 1 },
  ...{ payment: 'cash' as const, comment: '', regionId: 1, expectedSum: sum },
})
/** An order on receipt, brought by staff to a state. */
async function withOrder({ shop, staff }: Actors, ...states: ('assembling' | 'ready' | 'handed-over')[]) {
  const placed = await shop.place({ payment: 'cash', pieces: 2 })
  for (const to of states)
    await staff.call(orderStaff.changeOrderAsStaff, { body: { guid: placed.guid, to } }, newKey())
  return placed
}
async function withReturn(actors: Actors) {
  const { guid, visitor } = await withOrder(actors, 'assembling', 'ready', 'handed-over')
  const wish = { guid, reason: 'unfit' as const, comment: '', lines: [{ position: 0, quantity: 1 }] }
  const { guid: returnGuid } = await visitor.call(orderReturn.requestReturn, { body: wish }, newKey())
  return { returnGuid, decision: { returnGuid, answer: '', lines: [{ position: 0, quantity: 1, isSellable: true }] } }
}
async function withMarked(actors: Actors) {
  const { shop, staff } = actors
  const { visitor } = await withCart(actors)
  await shop.api.db.updateTable('stock').set({ quantity: 9 }).where('product_id', '=', known.saw).execute()
  const { totals } = await addSaw(visitor)
  const placed = await visitor.call(order.createOrder, { body: orderInput(totals.sum) }, newKey())
  await staff.call(orderStaff.changeOrderAsStaff, { body: { guid: placed.guid, to: 'assembling' } }, newKey())
  const { marks } = await staff.call(orderStaff.readStaffOrder, { query: { guid: placed.guid } })
  const code = `010460043993125621JgX${++lastKey}`
  return { guid: placed.guid, position: marks[0]!.position, code }
}
async function addSaw(visitor: Visitor) {
  await visitor.call(cart.addToCart, {
    body: { productGuid: guidOf(known.saw), quantity: 1, regionId: 1 },
  })
  return visitor.call(cart.getCart, { query: place.region })
}

/** How each call is made. What it needs is made anew for each. */
export const MONEY_CALLS = new Map<Endpoint, (actors: Actors) => Promise<Call>>([
  [cart.addToCart, async (actors) => ({ visitor: (await withCart(actors)).visitor, input: item(3) })],
  [
    cart.deleteFromCart,
    async (actors) => {
      const { visitor, itemGuid } = await withCart(actors)
      return { visitor, input: { body: { itemGuid, ...place.region } } }
    },
  ],
  [cart.forgetCartJoining, async (actors) => ({ visitor: actors.user, input: { body: { id: guidOf(77) } } })],
  [
    cartLine.selectItems,
    async (actors) => {
      const { visitor, itemGuid } = await withCart(actors)
      return { visitor, input: lines(itemGuid, { isSelected: false }) }
    },
  ],
  ...([cartLine.saveItems, cartLine.removeItems] as Endpoint[]).map(
    (endpoint): [Endpoint, (actors: Actors) => Promise<Call>] => [
      endpoint,
      async (actors) => {
        const { visitor, itemGuid } = await withCart(actors)
        return { visitor, input: lines(itemGuid) }
      },
    ],
  ),
  [
    cartLine.restoreItems,
    async (actors) => {
      const { visitor, itemGuid } = await withCart(actors)
      await visitor.call(cartLine.removeItems, lines(itemGuid))
      return { visitor, input: lines(itemGuid) }
    },
  ],
  [
    cartLine.returnItems,
    async (actors) => {
      const { visitor, itemGuid } = await withCart(actors)
      await visitor.call(cartLine.saveItems, lines(itemGuid))
      return { visitor, input: lines(itemGuid) }
    },
  ],
  [
    cartLine.acknowledgeChanges,
    async (actors) => {
      const { visitor, itemGuid } = await withCart(actors)
      const items = [{ itemGuid, price: PIECE_PRICE, isAvailable: true }]
      return { visitor, input: { body: { items, ...place.region } } }
    },
  ],
  [
    cartList.checkList,
    async (actors) => ({
      visitor: (await withCart(actors)).visitor,
      input: { body: { text: '10000001 2', ...place.region } },
    }),
  ],
  [
    cartList.addList,
    async (actors) => ({
      visitor: (await withCart(actors)).visitor,
      input: { body: { items: [{ ...place.product, quantity: 2 }], ...place.region } },
    }),
  ],
  [
    cartPromo.applyPromoCode,
    async (actors) => ({ visitor: (await withCart(actors)).visitor, input: { body: { promocode: 'СНОВА' } } }),
  ],
  [
    cartPromo.removePromoCode,
    async (actors) => {
      const { visitor } = await withCart(actors)
      await visitor.call(cartPromo.applyPromoCode, { body: { promocode: 'СНОВА' } })
      return { visitor, input: {} }
    },
  ],
  [
    order.createOrder,
    async (actors) => ({ visitor: (await withCart(actors)).visitor, input: { body: orderInput(2 * PIECE_PRICE) } }),
  ],
  [
    order.createQuickOrder,
    async (actors) => {
      const visitor = actors.shop.api.newVisitor()
      await visitor.call(cart.getCartToken, {})
      return { visitor, input: { body: { ...orderInput(PIECE_PRICE), ...place.product, quantity: 1 } } }
    },
  ],
  [
    order.cancelOrder,
    async (actors) => {
      const { visitor, guid } = await withOrder(actors)
      return { visitor, input: { body: { guid } } }
    },
  ],
  [
    orderReturn.requestReturn,
    async (actors) => {
      const { visitor, guid } = await withOrder(actors, 'assembling', 'ready', 'handed-over')
      const wish = { reason: 'unfit', comment: '', lines: [{ position: 0, quantity: 1 }] }
      return { visitor, input: { body: { guid, ...wish } } }
    },
  ],
  [
    orderStaff.changeOrderAsStaff,
    async (actors) => ({
      visitor: actors.staff,
      input: { body: { guid: (await withOrder(actors)).guid, to: 'assembling' } },
    }),
  ],
  [
    orderStaff.assignOrder,
    async (actors) => ({
      visitor: actors.staff,
      input: { body: { guid: (await withOrder(actors, 'assembling')).guid, isMine: false } },
    }),
  ],
  [orderStaff.scanMark, async (actors) => ({ visitor: actors.staff, input: { body: await withMarked(actors) } })],
  [
    orderStaff.removeMark,
    async (actors) => {
      const { code, ...place } = await withMarked(actors)
      const own = { ...place, code: code.replace('JgX', 'JgY') }
      await actors.staff.call(orderStaff.scanMark, { body: own }, newKey())
      return { visitor: actors.staff, input: { body: { guid: own.guid, code: own.code } } }
    },
  ],
  [
    orderStaff.decideReturn,
    async (actors) => ({ visitor: actors.staff, input: { body: (await withReturn(actors)).decision } }),
  ],
  [
    orderStaff.recordRefund,
    async (actors) => {
      const { returnGuid, decision } = await withReturn(actors)
      await actors.staff.call(orderStaff.decideReturn, { body: decision }, newKey())
      return { visitor: actors.staff, input: { body: { returnGuid } } }
    },
  ],
  [
    payment.startPayment,
    async (actors) => {
      const { visitor, guid, key } = await actors.shop.place()
      return { visitor, input: { body: { guid, key, method: 'card' } } }
    },
  ],
  [
    payment.findOrderToPay,
    async (actors) => {
      const { visitor, number } = await actors.shop.place()
      return { visitor, input: { body: { number, phone: '9991234567' } } }
    },
  ],
  [
    payment.paymentWebhook,
    async (actors) => {
      const { visitor, guid, key } = await actors.shop.place()
      const { link } = await visitor.call(payment.startPayment, { body: { guid, key, method: 'card' } })
      await actors.shop.pay(link, '2200000000000004')
      const { id } = [...actors.shop.acquirer.store.payments.values()].at(-1)!
      return { visitor, input: { body: { type: 'notification', event: 'payment.succeeded', object: { id } } } }
    },
  ],
  [
    userOrders.repeatOrder,
    async (actors) => {
      const { items } = await actors.user.call(cart.getCart, { query: place.region })
      for (const { guid: itemGuid } of items)
        await actors.user.call(cart.deleteFromCart, { body: { itemGuid, ...place.region } })
      const { guid } = await actors.shop.place({ payment: 'cash', visitor: actors.user })
      return { visitor: actors.user, input: { body: { guid, ...place.region } } }
    },
  ],
])

/** Another content that the same key does not stand for; others say but what is changed. */
export const CHANGED = new Map<Endpoint, object>([
  [cartList.addList, { items: [{ ...place.product, quantity: 7 }] }],
  [order.createOrder, { comment: 'Другой' }],
  [order.createQuickOrder, { comment: 'Другой' }],
  [orderReturn.requestReturn, { comment: 'Другой' }],
  [orderStaff.changeOrderAsStaff, { reason: 'Другая' }],
  [orderStaff.assignOrder, { isMine: true }],
  [orderStaff.scanMark, { code: '010460043993125621JgZJ5T' }],
  [orderStaff.removeMark, { code: '010460043993125621JgZJ5T' }],
  [orderStaff.decideReturn, { answer: 'Другой' }],
])
