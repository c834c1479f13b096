import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ApiError } from '@verstak/api-client/ApiError'
import { getProduct, listAlternatives } from '@verstak/contracts/product'
import { makeCartItem, makeProductDetails } from '@verstak/testing/factories'
import { createStoreApi } from './createStoreApi.ts'
import { storeGoods } from './storeGoods.data.ts'
import { StoreFrame } from './StoreFrame.tsx'

const meta = {
  title: 'Pages/Product',
  component: StoreFrame,
  parameters: { layout: 'fullscreen' },
  args: { createApi: createStoreApi, address: '/product/tovar-1/' },
} satisfies Meta<typeof StoreFrame>

export default meta
type Story = StoryObj<typeof meta>

export const InStock: Story = {}
export const InCart: Story = {
  args: { createApi: () => createStoreApi([makeCartItem({ product: storeGoods[0], quantity: 2 })]) },
}
export const OutOfStock: Story = { args: { address: '/product/tovar-6/' } }
export const LongWords: Story = {
  args: {
    createApi: () => {
      const api = createStoreApi()
      api.on(getProduct, () =>
        makeProductDetails({
          ...storeGoods[0],
          name: 'Высокопроизводительный аккумуляторный шуруповёрт-дрель-гайковёрт с бесщёточным двигателем, двумя аккумуляторами повышенной ёмкости и кейсом',
          characteristics: Array.from({ length: 14 }, (_, index) => ({
            name: `Максимальный диаметр сверления в материале ${index + 1}`,
            value: 'древесина мягких пород, кирпич, конструкционная сталь',
            unit: null,
          })),
        }),
      )
      return api
    },
  },
}
export const WithoutAnalogs: Story = {
  args: {
    createApi: () => {
      const api = createStoreApi()
      api.on(listAlternatives, () => Promise.reject(new ApiError('unavailable', 503)))
      return api
    },
  },
}
export const NotFound: Story = { args: { address: '/product/tovar-99/' } }
