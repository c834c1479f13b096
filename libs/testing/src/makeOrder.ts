import type { Order } from '@verstak/contracts/order'
import { guidOf } from './factories.ts'

/** A placed order, fetched at an office: two pieces of one product. */
export function makeOrder(overrides: Partial<Order> = {}): Order {
  return {
    guid: guidOf(500),
    number: '1042',
    createdAt: '2026-11-20T10:00:00.000Z',
    status: 'new',
    contactName: 'Анна Петрова',
    phone: '9162041818',
    delivery: {
      type: 'pickup',
      address: 'Варшавское шоссе, 97',
      date: '2026-11-21',
      dateText: 'завтра',
      price: 0,
    },
    payment: 'card',
    lines: [
      {
        productId: 1,
        name: 'Дрель',
        link: '/product/drel-1/',
        image: '/pictures/v1/drill/bosch/main/{size}.{format}',
        productCode: '15843327',
        quantity: 2,
        price: 1_249_000,
      },
    ],
    sum: 2_498_000,
    ...overrides,
  }
}
