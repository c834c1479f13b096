import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ApiError } from '@verstak/api-client/ApiError'
import { getQuickOrder } from '@verstak/contracts/order'
import { quickOrderAddress } from '@verstak/contracts/address'
import { makeCart, makeCartItem } from '@verstak/testing/factories'
import { createStoreApi } from './createStoreApi.ts'
import { storeGoods } from './storeGoods.data.ts'
import { StoreFrame } from './StoreFrame.tsx'

const product = storeGoods[0]!

/** A shop with a quick order for one drill. */
function makeQuickShop({ isSaleOver = false, isDeleted = false } = {}) {
  const api = createStoreApi()
  api.on(getQuickOrder, ({ query }) => ({
    ...makeCart([makeCartItem({ product, quantity: query.quantity ?? 1, isDeleted })]),
    isSaleOver,
  }))
  return api
}

const meta = {
  title: 'Pages/QuickOrder',
  component: StoreFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    createApi: makeQuickShop,
    address: quickOrderAddress('desktop', {
      type: 'buyOneClickCard',
      productGuid: product.guid,
      saleGuid: null,
    }),
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StoreFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const SaleOver: Story = { args: { createApi: () => makeQuickShop({ isSaleOver: true }) } }
export const SoldOut: Story = { args: { createApi: () => makeQuickShop({ isDeleted: true }) } }
export const FieldsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    const [order] = await canvas.findAllByRole('button', { name: 'Оформить заказ' })
    if (order) await userEvent.click(order)
    await canvas.findByText('Введите ваше имя')
  },
}
export const Failed: Story = {
  args: {
    createApi: () => {
      const api = createStoreApi()
      api.on(getQuickOrder, () => Promise.reject(new ApiError('unavailable', 503)))
      return api
    },
  },
}
