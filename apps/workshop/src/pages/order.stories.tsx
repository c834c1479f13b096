import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { makeOrder } from '@verstak/testing/makeOrder'
import type { Order, OrderState } from '@verstak/contracts/order'
import { guidOf } from '@verstak/testing/factories'
import { createStoreApi } from './createStoreApi.ts'
import { StoreFrame } from './StoreFrame.tsx'

const meta = {
  title: 'Pages/Order',
  component: StoreFrame,
  parameters: { layout: 'fullscreen' },
  args: { createApi: () => createStoreApi([], makeOrder()), address: `/cart-checkout/thanks/?order=${guidOf(500)}` },
} satisfies Meta<typeof StoreFrame>

export default meta
type Story = StoryObj<typeof meta>

const TIMES = ['20 ноября, 12:00', '20 ноября, 12:10', '20 ноября, 15:40', '21 ноября, 10:05']

/** An order that has come through these states. */
function orderAt(
  states: OrderState[],
  more: Partial<Order> = {},
): { createApi: () => ReturnType<typeof createStoreApi> } {
  const [line] = makeOrder().lines
  const steps = states.map((state, place) => ({ state, at: '2026-11-20T09:00:00.000Z', text: TIMES[place]! }))
  const lines = [{ ...line!, position: 0 }]
  return { createApi: () => createStoreApi([], makeOrder({ status: states.at(-1)!, steps, lines, ...more })) }
}

const returned = {
  ...{ guid: guidOf(7), state: 'approved' as const, reason: 'defect' as const, comment: 'Искрит' },
  ...{ requestedAt: '', refundDueAt: '', amount: 1_249_000, deliveryAmount: 0, answer: 'Вторая исправна' },
  lines: [{ position: 0, name: 'Дрель', quantity: 2, approved: 1, amount: 1_249_000 }],
}
const handedOver = orderAt(['new', 'assembling', 'ready', 'handed-over'], {
  returnable: { unfitUntil: '2026-11-28', lines: [{ position: 0, quantity: 1, reasons: ['unfit', 'defect'] }] },
  returns: [returned],
})

export const Placed: Story = { args: orderAt(['new'], { canCancel: true }) }
export const AwaitingPayment: Story = {
  args: orderAt(['awaiting-payment'], {
    payment: 'online',
    canCancel: true,
    paymentDue: { at: new Date(Date.now() + 29.5 * 60_000).toISOString(), text: '20 ноября, 12:30' },
  }),
}
export const Cancelling: Story = {
  args: orderAt(['awaiting-payment', 'paid', 'assembling'], { payment: 'online', canCancel: true }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Отменить заказ'))
  },
}
export const Cancelled: Story = { args: orderAt(['awaiting-payment', 'cancelled'], { payment: 'sbp' }) }
export const Returning: Story = {
  args: handedOver,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Вернуть товар'))
    await userEvent.click(await canvas.findByRole('radio', { name: /Брак/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' }))
    await canvas.findByText('Опишите, что не так')
  },
}
