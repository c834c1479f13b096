import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ApiError } from '@verstak/api-client/ApiError'
import { getListing, listTagPages } from '@verstak/contracts/listing'
import { listFeatured } from '@verstak/contracts/product'
import { createStoreApi } from './createStoreApi.ts'
import { makeStoreListing } from './storeGoods.data.ts'
import { StoreFrame } from './StoreFrame.tsx'

const meta = {
  title: 'Pages/Listing',
  component: StoreFrame,
  parameters: { layout: 'fullscreen' },
  args: { createApi: createStoreApi, address: '/category/dreli-7110/' },
} satisfies Meta<typeof StoreFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Category: Story = {}
export const LastPage: Story = { args: { address: '/category/dreli-7110/page8/' } }
export const InList: Story = {
  play: async ({ canvas, userEvent }) => {
    // A switch on a desktop, a toggle on a phone.
    const switches = await canvas.findAllByLabelText(/^(Показать списком|Список)$/)
    if (switches[0]) await userEvent.click(switches[0])
  },
}
export const WithTagPages: Story = {
  args: {
    createApi: () => {
      const api = createStoreApi()
      api.on(listTagPages, () => ({
        data: ['Бесшумные дрели для квартиры', 'Дрели с двумя аккумуляторами', 'Для бетона'].map((name, index) => ({
          name,
          url: `/tag-page/podborka-${7110 + index}/`,
        })),
      }))
      return api
    },
  },
}
export const CategoryOfBrand: Story = { args: { address: '/category/dreli-7110/bosch-12/' } }
export const Brand: Story = { args: { address: '/brand/bosch-12/' } }
export const TagPage: Story = { args: { address: '/tag-page/besshumnye-dreli-7110/' } }
export const Sale: Story = { args: { address: '/sale/skidki-nedeli/' } }
export const Recommended: Story = { args: { address: '/recommended/' } }
export const NothingRecommended: Story = {
  args: {
    address: '/recommended/',
    createApi: () => {
      const api = createStoreApi()
      api.on(listFeatured, () => ({ products: [] }))
      return api
    },
  },
}
export const Search: Story = { args: { address: '/search/?what=%D0%B4%D1%80%D0%B5%D0%BB%D1%8C' } }
export const BlankSearch: Story = { args: { address: '/search/' } }
export const NothingFound: Story = {
  args: {
    address: '/search/?what=%D0%B0%D0%B1%D1%80%D0%B0%D0%BA%D0%B0%D0%B4%D0%B0%D0%B1%D1%80%D0%B0',
    createApi: () => {
      const api = createStoreApi()
      api.on(getListing, ({ query }) => ({
        ...makeStoreListing(query),
        products: [],
        facets: [],
        total: 0,
        totalUnfiltered: 0,
        pagesCount: 0,
      }))
      return api
    },
  },
}
export const Failed: Story = {
  args: {
    createApi: () => {
      const api = createStoreApi()
      api.on(getListing, () => Promise.reject(new ApiError('unavailable', 503)))
      return api
    },
  },
}
