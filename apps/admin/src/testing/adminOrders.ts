import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { OrderState } from '@verstak/contracts/order'
import type { listStaffOrders, readPickingSheets, StaffOrder } from '@verstak/contracts/orderStaff'

export const ORDER_GUID = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'

/** Two orders: one of a person, one of a company. */
export function makeOrders(status?: OrderState): EndpointResponse<typeof listStaffOrders> {
  const common = { createdAt: '2026-11-23T10:54:00Z', phone: '9162041833', returnRequests: 0, assembler: null }
  return {
    orders: [
      {
        ...common,
        guid: ORDER_GUID,
        number: '100417',
        status: status ?? 'assembling',
        assembler: { userId: 3, name: 'Ольга Миронова' },
        contactName: 'Николай Орлов',
        organizationId: null,
        company: null,
        lineCount: 2,
        payment: 'sbp',
        paymentDueAt: null,
        deliveryType: 'pickup',
        deliveryDate: '2026-11-23',
        address: 'Варшавское ш., 97',
        sum: 14_850_00,
        returnRequests: 1,
      },
      {
        ...common,
        guid: '6b86b273-ff34-4ce1-89d6-804eff5a3f58',
        number: '100416',
        status: status ?? 'awaiting-payment',
        contactName: 'Анна Гусева',
        organizationId: 3,
        company: { name: 'ООО «Монтаж-Сервис»', inn: '7724518830' },
        lineCount: 14,
        payment: 'invoice',
        paymentDueAt: '2026-11-26T21:00:00Z',
        deliveryType: 'courier',
        deliveryDate: '2026-11-25',
        address: 'Подольск, ул. Кирова, 4',
        sum: 186_320_00,
      },
    ],
    total: 2,
    pageSize: 50,
    counts: { assembling: 112, 'awaiting-payment': 21, new: 38 },
  }
}

/** An order of two lines, one of them marked, that is assembled. */
export function makeStaffOrder(order: Partial<StaffOrder['order']> = {}): StaffOrder {
  const line = { link: '/product/drel-7/', image: '/pictures/7-{size}.{format}' }
  return {
    order: {
      guid: ORDER_GUID,
      number: '100417',
      createdAt: '2026-11-23T10:54:00Z',
      status: 'assembling',
      contactName: 'Николай Орлов',
      phone: '9162041833',
      delivery: {
        type: 'pickup',
        address: 'Варшавское ш., 97',
        date: '2026-11-23',
        dateText: 'сегодня после 16:00',
        price: 0,
      },
      payment: 'sbp',
      lines: [
        {
          ...line,
          position: 0,
          productId: 7,
          name: 'Дрель Bosch',
          productCode: '15843327',
          quantity: 1,
          price: 12_490_00,
        },
        { ...line, position: 1, productId: 8, name: 'Бита PH2', productCode: '10448213', quantity: 2, price: 1_180_00 },
      ],
      promo: { code: 'НОЯБРЬ', discount: 1_240_00 },
      sum: 14_850_00,
      returns: [],
      ...order,
    },
    email: 'n.orlov@mail.example',
    comment: 'Позвонить, если не хватит',
    organizationId: null,
    userId: 12,
    events: [
      { from: null, to: 'new', by: { kind: 'shopper', userId: 12, name: '' }, reason: '', at: '2026-11-23T10:54:00Z' },
      {
        from: 'new',
        to: 'assembling',
        by: { kind: 'staff', userId: 3, name: 'Ольга Миронова' },
        reason: '',
        at: '2026-11-23T11:20:00Z',
      },
    ],
    assembler: { userId: 3, name: 'Ольга Миронова' },
    nextStates: ['ready', 'cancelled'],
    marks: [{ position: 1, quantity: 2, codes: ['010463003759026521uHpIIf2'] }],
    documents: [
      { kind: 'invoice', number: '1842', date: '2026-11-23', link: '/api/v1/staff/order/document?kind=invoice' },
    ],
    buyer: { orders: 12, sum: 148_300_00 },
  }
}

/** The picking sheet of that order. */
export const makeSheets = (): EndpointResponse<typeof readPickingSheets> => ({
  sheets: [
    {
      ...{ guid: ORDER_GUID, number: '100417', createdAt: '2026-11-23T10:54:00Z', status: 'assembling' },
      ...{ contactName: 'Николай Орлов', phone: '9162041833', deliveryType: 'pickup', deliveryDate: '2026-11-23' },
      ...{ address: 'Варшавское ш., 97', comment: 'Позвонить, если не хватит' },
      places: [
        {
          office: 'Варшавка',
          groups: [
            {
              category: 'Дрели',
              lines: [{ position: 0, name: 'Дрель Bosch', code: '15843327', quantity: 1, isMarked: false }],
            },
            {
              category: 'Биты',
              lines: [{ position: 1, name: 'Бита PH2', code: '10448213', quantity: 2, isMarked: true }],
            },
          ],
        },
      ],
    },
  ],
})
