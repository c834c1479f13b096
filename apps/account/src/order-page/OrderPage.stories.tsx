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
export const OnPhone = story({ layout: 'mobile' })
