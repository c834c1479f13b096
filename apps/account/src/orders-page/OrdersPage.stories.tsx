import type { Layout } from '@verstak/contracts/layout'
import { CabinetStory } from '../testing/CabinetStory.tsx'
import { makeBuyer } from '../testing/moneyHarness.tsx'
import { createOrdersHarness, makeOrderRow, type OrdersHarnessInput } from '../testing/ordersHarness.tsx'

export default { title: 'account/OrdersPage' }

const DUE = { at: '2026-11-25T15:00:00.000Z', text: '25 ноября, 18:00' }
const LONG = 'Общество с ограниченной ответственностью «Строительно-монтажное управление и снабжение»'

const orders = [
  makeOrderRow(1, { status: 'awaiting-payment', payment: 'online', paymentDue: DUE }),
  makeOrderRow(2, { organization: { id: 3, name: LONG }, contactName: LONG, lineCount: 60 }),
  makeOrderRow(3, { status: 'ready' }),
  makeOrderRow(4, {
    status: 'on-the-way',
    ...{ payment: 'deferred', deferredUntil: '5 декабря' },
    delivery: { type: 'courier', address: LONG, dateText: 'завтра', hours: '10:00–14:00' },
  }),
  makeOrderRow(5, { status: 'handed-over' }),
  makeOrderRow(6, { status: 'cancelled' }),
]

const story = (input: OrdersHarnessInput, at = '/user/orders/all/') => ({
  render: () => <CabinetStory harness={createOrdersHarness(input)} at={at} />,
})

export const Table = story({ account: makeBuyer(), orders })
export const Cards = story({ layout: 'mobile' satisfies Layout, orders })
export const Empty = story({})
export const NothingFound = story({ orders }, '/user/orders/all/?search=999')
export const Guest = story({ account: null })
