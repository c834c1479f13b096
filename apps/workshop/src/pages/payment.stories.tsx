import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { getPayment, type OrderPayment } from '@verstak/contracts/payment'
import { guidOf } from '@verstak/testing/factories'
import { createStoreApi } from './createStoreApi.ts'
import { StoreFrame } from './StoreFrame.tsx'

const address = `/checkout/payment/?orderid=${guidOf(500)}`

/** The page over a payment that stands so. */
function payment(changes: Partial<OrderPayment>): { createApi: () => ReturnType<typeof createStoreApi> } {
  return {
    createApi() {
      const api = createStoreApi()
      api.on(getPayment, () => ({
        ...{ guid: guidOf(500), number: '1042', orderState: 'awaiting-payment' as const, step: 'due' as const },
        ...{ sum: 2_498_000, owed: 2_498_000, method: 'card' as const, refusal: null, qr: null },
        dueAt: new Date(Date.now() + 29.5 * 60_000).toISOString(),
        ...changes,
      }))
      return api
    },
  }
}

const meta = {
  title: 'Pages/Payment',
  component: StoreFrame,
  parameters: { layout: 'fullscreen' },
  args: { ...payment({}), address },
} satisfies Meta<typeof StoreFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Due: Story = {}
export const Waiting: Story = { args: payment({ step: 'waiting' }) }
export const Refused: Story = { args: payment({ step: 'refused', refusal: 'funds' }) }
export const Paid: Story = { args: payment({ step: 'paid', orderState: 'paid', owed: 0, dueAt: null }) }
export const FindOrder: Story = { args: { address: '/pay-order/?problem=not-found' } }
