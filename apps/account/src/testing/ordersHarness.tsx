import { ApiError } from '@verstak/api-client/ApiError'
import { claimGuestOrders, sendGuestOrdersCode } from '@verstak/contracts/guestOrders'
import { cancelOrder } from '@verstak/contracts/order'
import { listNotReviewed, type Purchase } from '@verstak/contracts/purchaseHistory'
import { listOftenBought, type ListedProduct } from '@verstak/contracts/purchaseList'
import {
  getUserOrder,
  listOrders,
  OrderGroup,
  previewRepeat,
  repeatOrder,
  type OrderRow,
  type Repeated,
  type RepeatLine,
  type UserOrder,
} from '@verstak/contracts/userOrders'
import { makeOrder } from '@verstak/testing/makeOrder'
import { makeAccount } from './accountHarness.tsx'
import { createMoneyHarness, guidOf, type MoneyHarnessInput } from './moneyHarness.tsx'

export interface OrdersHarnessInput extends MoneyHarnessInput {
  orders?: readonly OrderRow[]
  order?: UserOrder
  repeated?: Repeated
  often?: readonly (ListedProduct & { times: number })[]
  notReviewed?: readonly Purchase[]
}

const GROUPS: Record<OrderGroup, readonly OrderRow['status'][]> = {
  active: ['new', 'awaiting-payment', 'paid', 'assembling', 'ready', 'on-the-way'],
  moving: ['new', 'paid', 'assembling', 'ready', 'on-the-way'],
  unpaid: ['awaiting-payment'],
  ready: ['ready'],
  done: ['handed-over'],
  cancelled: ['cancelled'],
}

/** The cabinet with orders, on an API without a network; for tests and stories. */
export function createOrdersHarness({
  orders = [],
  order = makeUserOrder(),
  repeated = makeRepeated(),
  often = [],
  notReviewed = [],
  ...input
}: OrdersHarnessInput = {}) {
  const harness = createMoneyHarness({ account: makeAccount(), served: ORDER_PAGES, ...input })
  let shown = order
  const demandUser = () => {
    if (input.account === null) throw new ApiError('sign-in-required', 401)
  }
  const demandOrder = (guid: string) => {
    demandUser()
    if (guid !== shown.order.guid) throw new ApiError('not-found', 404)
  }
  const of = (group: OrderGroup) => orders.filter(({ status }) => GROUPS[group].includes(status))
  harness.api
    .on(listOrders, ({ query: { search = '', state, organizationId, page = 1, limit = 10 } }) => {
      demandUser()
      const found = (state ? of(state) : orders).filter(
        ({ number, organization }) =>
          number.includes(search) && (organizationId === undefined || (organization?.id ?? 0) === organizationId),
      )
      const counts = Object.fromEntries(OrderGroup.options.map((group) => [group, of(group).length]))
      return {
        orders: found.slice((page - 1) * limit, page * limit),
        total: found.length,
        counts: { all: orders.length, ...counts } as { all: number } & Record<OrderGroup, number>,
      }
    })
    .on(getUserOrder, ({ query: { guid } }) => {
      demandOrder(guid)
      return shown
    })
    .on(previewRepeat, ({ query: { guid } }) => {
      demandOrder(guid)
      return repeated
    })
    .on(repeatOrder, () => {
      demandUser()
      return repeated
    })
    .on(cancelOrder, ({ body: { guid } }) => {
      demandOrder(guid)
      shown = { ...shown, order: { ...shown.order, status: 'cancelled', canCancel: false } }
      return { status: 'cancelled' as const }
    })
    .on(listOftenBought, () => {
      demandUser()
      return { products: [...often] }
    })
    .on(listNotReviewed, () => {
      demandUser()
      return { products: [...notReviewed], total: notReviewed.length }
    })
    .on(sendGuestOrdersCode, () => ({ status: 'success' as const, repeatSendingCodeDelay: 60, isLimit: false }))
    .on(claimGuestOrders, () => ({ status: 'success' as const, found: 2 }))
  return harness
}

export const ORDER_PAGES = ['/user/dashboard/', '/user/orders/all/', '/user/lists/']

/** A row of the list; the number follows the place. */
export const makeOrderRow = (place = 1, changes: Partial<OrderRow> = {}): OrderRow => ({
  ...{ guid: guidOf(place), number: String(100_000 + place), status: 'assembling', contactName: 'Мария Соколова' },
  placed: { at: '2026-11-20T09:00:00.000Z', text: '20 ноября, 12:00' },
  organization: null,
  delivery: { type: 'pickup', address: 'Варшавское шоссе, 97', dateText: 'завтра' },
  ...{ payment: 'cash', sum: 1_249_000 + place * 100, lineCount: 3 },
  pictures: [{ image: '/pictures/drill/{size}.{format}', name: 'Дрель' }],
  ...changes,
})

const STEPS = [
  { state: 'new', at: '2026-11-20T09:00:00.000Z', text: '20 ноября, 12:00' },
  { state: 'assembling', at: '2026-11-20T15:10:00.000Z', text: '20 ноября, 18:10' },
] as const

export const makeUserOrder = ({
  order,
  ...changes
}: Partial<Omit<UserOrder, 'order'>> & { order?: Partial<UserOrder['order']> } = {}): UserOrder => ({
  order: makeOrder({ guid: guidOf(1), status: 'assembling', steps: [...STEPS], canCancel: true, ...order }),
  placed: { at: '2026-11-20T09:00:00.000Z', text: '20 ноября, 12:00' },
  ...{ comment: '', organization: null, vat: 450_459, invoiceNumber: null, documents: [], withdrawn: [] },
  point: { name: 'Верстак на Варшавке', address: 'Варшавское шоссе, 97', workingTime: 'ежедневно с 9 до 22' },
  ...changes,
})

export const makeRepeatLine = (place: number, changes: Partial<RepeatLine> = {}): RepeatLine => ({
  ...{ code: String(15_000_000 + place), name: `Товар ${place}`, link: `/product/tovar-${place}/`, outcome: 'same' },
  ...{ quantity: 2, taken: 2, priceBefore: 100_000, price: 100_000 },
  ...changes,
})

/** Three at the same price, one dearer, one in part, one not any more. */
export const makeRepeated = (): Repeated => ({
  lines: [
    ...[1, 2, 3].map((place) => makeRepeatLine(place)),
    makeRepeatLine(4, { name: 'Перчатки рабочие', outcome: 'dearer', price: 118_900 }),
    makeRepeatLine(5, { name: 'Рулетка 5 м', outcome: 'fewer', quantity: 10, taken: 4 }),
    makeRepeatLine(6, { name: 'Стремянка', outcome: 'gone', taken: 0, price: null }),
  ],
  sum: 1_237_800,
})
