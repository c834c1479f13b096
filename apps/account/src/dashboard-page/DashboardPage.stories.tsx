import { makeList, makeListed } from '../testing/accountHarness.tsx'
import { CabinetStory } from '../testing/CabinetStory.tsx'
import { makeBuyer, makeDocument } from '../testing/moneyHarness.tsx'
import { createOrdersHarness, makeOrderRow, type OrdersHarnessInput } from '../testing/ordersHarness.tsx'

export default { title: 'account/DashboardPage' }

const orders = [
  makeOrderRow(1, {
    ...{ status: 'awaiting-payment', payment: 'invoice' },
    paymentDue: { at: '2026-11-25T15:00:00.000Z', text: '25 ноября, 18:00' },
  }),
  makeOrderRow(2),
  makeOrderRow(3, { status: 'ready' }),
]
const often = [{ ...makeListed(), times: 7 }]

const story = (input: OrdersHarnessInput) => ({
  render: () => <CabinetStory harness={createOrdersHarness(input)} at="/user/dashboard/" />,
})

export const Company = story({
  ...{ account: makeBuyer(), orders, often },
  ...{ documents: [makeDocument(1)], lists: [makeList()] },
})
export const Person = story({ orders, often })
export const FirstVisit = story({})
export const OnPhone = story({ layout: 'mobile', orders, often })
