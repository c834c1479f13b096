import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ApiError } from '@verstak/api-client/ApiError'
import { makeOrder } from '@verstak/testing/makeOrder'
import { getCart } from '@verstak/contracts/cart'
import { createOrder } from '@verstak/contracts/order'
import { getList } from '@verstak/contracts/cartList'
import { makeListReport } from '@verstak/cart/src/testing/makeListReport.ts'
import { guidOf, makeCartItem } from '@verstak/testing/factories'
import { createStoreApi } from './createStoreApi.ts'
import { storeGoods } from './storeGoods.data.ts'
import { StoreFrame } from './StoreFrame.tsx'

const items = [
  makeCartItem({ product: storeGoods[0], quantity: 2 }),
  makeCartItem({ product: storeGoods[4], quantity: 12 }),
  makeCartItem({ product: storeGoods[6] }),
]

const meta = {
  title: 'Pages/Cart',
  component: StoreFrame,
  parameters: { layout: 'fullscreen' },
  args: { createApi: () => createStoreApi(items), address: '/cart-checkout/' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StoreFrame>

export default meta
type Story = StoryObj<typeof meta>

const REFUSED_PHONE = {
  field: 'contact.phone',
  reason: 'invalid',
  message: '',
  text: 'Введите корректный номер телефона',
}

/** A shop that answers orders with `answer`. */
function withOrder(answer: () => Promise<never>) {
  const api = createStoreApi(items)
  api.on(createOrder, answer)
  return api
}

/** Fills the form in and sends it. */
const order: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Имя и фамилия'), 'Анна Петрова')
  await userEvent.type(canvas.getByLabelText('Телефон'), '9162041818')
  await userEvent.click(canvas.getByRole('radio', { name: /Курьером/ }))
  await userEvent.type(canvas.getByLabelText('Адрес'), 'Москва, улица Академика Королёва, 15')
  await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }))
}

export const Filled: Story = {}
export const OneThing: Story = { args: { createApi: () => createStoreApi(items.slice(0, 1)) } }
export const Empty: Story = { args: { createApi: () => createStoreApi() } }
export const NewsAndSaved: Story = {
  args: {
    createApi: () => {
      const [drill, screws, saw] = items as [(typeof items)[0], (typeof items)[0], (typeof items)[0]]
      const api = createStoreApi([
        { ...drill, price: { ...drill.price, added: drill.price.now - 40_000 } },
        { ...screws, before: { quantity: 24 }, isSelected: false },
        { ...saw, isDeleted: true, available: 0, before: { isAvailable: true } },
      ])
      const saved = storeGoods.slice(1, 4).map((product) => makeCartItem({ product }))
      api.cart = { ...api.cart, saved }
      return api
    },
  },
}
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Убрать из корзины/ }))[1]!)
    await canvas.findByRole('button', { name: /^Вернуть/ })
  },
}
export const ListReport: Story = {
  args: {
    address: '/cart-checkout/?list=report',
    createApi: () => {
      const api = createStoreApi(items)
      api.on(getList, () => makeListReport())
      return api
    },
  },
}
export const ListRefused: Story = { args: { address: '/cart-checkout/?list=too-many-rows' } }
export const FieldsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    const [order] = await canvas.findAllByRole('button', { name: 'Оформить заказ' })
    if (order) await userEvent.click(order)
    await canvas.findByText('Введите ваше имя')
  },
}
export const Refused: Story = {
  args: { createApi: () => withOrder(() => Promise.reject(new ApiError('invalid-input', 400, [REFUSED_PHONE]))) },
  play: (context) => order(context),
}
export const Lost: Story = {
  args: { createApi: () => withOrder(() => Promise.reject(new ApiError('unavailable', 0))) },
  play: (context) => order(context),
}
export const Ordering: Story = {
  args: { createApi: () => withOrder(() => new Promise(() => {})) },
  play: (context) => order(context),
}
export const Failed: Story = {
  args: {
    createApi: () => {
      const api = createStoreApi(items)
      api.on(getCart, () => Promise.reject(new ApiError('unavailable', 503)))
      return api
    },
  },
}
export const Thanks: Story = {
  args: {
    address: `/cart-checkout/thanks/?order=${guidOf(500)}`,
    createApi: () => createStoreApi([], makeOrder()),
  },
}
