import { CabinetStory } from '../testing/CabinetStory.tsx'
import { guidOf, makeBuyer, makeDocument } from '../testing/moneyHarness.tsx'
import { createOrdersHarness, makeUserOrder, type OrdersHarnessInput } from '../testing/ordersHarness.tsx'

export default { title: 'account/OrderPage' }

const story = (input: OrdersHarnessInput) => ({
  render: () => <CabinetStory harness={createOrdersHarness(input)} at={`/user/orders/${guidOf(1)}/`} />,
})

export const UnderWay = story({ order: makeUserOrder({ comment: 'Позвоните за час' }) })
export const OfCompany = story({
  account: makeBuyer(),
  order: makeUserOrder({
    organization: { id: 3, name: 'ООО «Волгаснаб»', inn: '1650432105', kpp: '165001001' },
    ...{ deferredUntil: '5 декабря', invoiceNumber: '7731', documents: [makeDocument(1)] },
    order: { payment: 'deferred' },
  }),
})
export const Unpaid = story({
  order: makeUserOrder({
    order: {
      ...{ status: 'awaiting-payment', payment: 'online' },
      paymentDue: { at: '2099-11-25T15:00:00.000Z', text: '25 ноября, 18:00' },
    },
  }),
})
export const Cancelled = story({ order: makeUserOrder({ order: { status: 'cancelled', canCancel: false } }) })
const returnable = {
  unfitUntil: '2026-12-02',
  lines: [{ position: 0, quantity: 2, reasons: ['unfit' as const, 'defect' as const] }],
}
const refusedReturn = {
  fields: { reason: 'defect', comment: '', 'pieces-0': '3' },
  errors: { 'pieces-0': 'Вернуть можно не больше 2\u00A0шт', comment: 'Опишите, что не так' },
  problem: '',
}
const handedOver = (layout: 'desktop' | 'mobile') =>
  story({
    layout,
    order: makeUserOrder({
      order: {
        ...{ status: 'handed-over', canCancel: false, returnable, refusedReturn },
        lines: makeUserOrder().order.lines.map((line, position) => ({ ...line, position })),
      },
    }),
  })
export const ReturnRefused = handedOver('desktop')
export const ReturnRefusedOnPhone = handedOver('mobile')
export const OnPhone = story({ layout: 'mobile' })
