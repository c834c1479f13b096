import { addToCart } from '@verstak/contracts/cart'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { Layout } from '@verstak/contracts/layout'
import { listAccessories } from '@verstak/contracts/recommendation'
import { createTestHost, TestHost } from '@verstak/remote-kit/TestHost'
import { makeCartItem, makeProductTile, makeRegion } from '@verstak/testing/factories'
import { setupModals } from '@verstak/testing/setupModals'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AddToCart } from '../add-to-cart/AddToCart.tsx'
import { createCartApi, setHasCart, type CartApi } from '../testing/cartApi.ts'
import { AddedToCart } from './AddedToCart.tsx'

const drill = makeProductTile({ id: 1, name: 'Дрель', price: 1_249_000, link: '/product/drel-1/' })
const bits = makeProductTile({ id: 2, name: 'Биты', price: 21_900 })
const gone = makeProductTile({ id: 3, name: 'Нет их', isAvailable: false })
const saw = makeProductTile({ id: 4, name: 'Пила' })

beforeAll(setupModals)
beforeEach(() => setHasCart(false))

type Answer = EndpointResponse<typeof addToCart>

/** An API whose add call answers with changes. */
function createApi(change: (answer: Answer) => Answer = (answer) => answer): CartApi {
  const plain = createCartApi([], [drill, bits, saw])
  const api = createCartApi([], [drill, bits, saw])
  api.on(addToCart, async (input) => {
    const answer = await plain.call(addToCart, input)
    api.cart = plain.cart
    return change(answer)
  })
  api.on(listAccessories, () => ({ products: [bits, gone] }))
  return api
}

function renderPage(api: CartApi, layout: Layout = 'desktop') {
  const widgets = { 'cart/AddedToCart': AddedToCart }
  const host = createTestHost({ call: api.call, region: makeRegion(), layout, widgets })
  render(
    <TestHost host={host}>
      <AddToCart product={drill} size="m" />
    </TestHost>,
  )
}

async function addDrill() {
  await userEvent.click(screen.getByRole('button', { name: 'В корзину' }))
  return within(await screen.findByRole('dialog', { name: 'Товар добавлен в корзину' }))
}

test.each([
  ['desktop', '/cart-checkout/'],
  ['mobile', '/cart/'],
] as const)(
  'on %s the window shows the product and leads to the cart [CART-009, CABINET-012]',
  async (layout, cart) => {
    renderPage(createApi(), layout)
    const dialog = await addDrill()
    expect(await dialog.findByRole('link', { name: 'Дрель' })).toHaveAttribute('href', '/product/drel-1/')
    expect(document.querySelector('dialog picture img')).toHaveAttribute('src', expect.stringContaining('/pictures/'))
    expect(dialog.getByText('12 490 ₽')).toBeInTheDocument()
    expect(dialog.getByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute('href', cart)
    expect(dialog.getByRole('button', { name: 'Продолжить покупки' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Продолжить покупки' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
)

test('it opens when a product comes into the cart, not when its quantity changes [CART-009]', async () => {
  renderPage(createApi())
  const dialog = await addDrill()
  await userEvent.click(await dialog.findByRole('button', { name: 'Продолжить покупки' }))
  await userEvent.click(screen.getByRole('button', { name: 'Больше' }))
  await screen.findByDisplayValue('2')
  await waitFor(() => expect(screen.getByRole('group', { name: 'Дрель' })).toHaveAttribute('aria-busy', 'false'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('products that go with it are asked for, and are added without another window [CART-010]', async () => {
  const api = createApi()
  renderPage(api)
  const dialog = await addDrill()
  const rows = within(await dialog.findByRole('region', { name: 'Обычно берут вместе' }))
  expect(api.calls.find(({ path }) => path === listAccessories.path)?.input).toEqual({
    query: { productIds: '1', regionId: 1 },
  })
  expect(rows.getAllByRole('listitem')).toHaveLength(1)
  expect(rows.getByText('219 ₽')).toBeInTheDocument()
  await userEvent.click(rows.getByRole('button', { name: 'В корзину: Биты' }))
  expect(await rows.findByRole('link', { name: 'В корзине' })).toBeInTheDocument()
  expect(api.cart.items.map(({ id }) => id.site)).toEqual([1, 2])
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(dialog.getByRole('link', { name: 'Дрель' })).toBeInTheDocument()
})

test('without accessories, or when they do not load, the window has none', async () => {
  const api = createApi()
  api.on(listAccessories, () => {
    throw new Error('down')
  })
  renderPage(api)
  const dialog = await addDrill()
  await dialog.findByRole('link', { name: 'Перейти в корзину' })
  expect(dialog.queryByRole('region', { name: 'Обычно берут вместе' })).not.toBeInTheDocument()
})

test('recommendations of the answer are shown [CART-011]', async () => {
  renderPage(createApi((answer) => ({ ...answer, recommendations: [saw] })))
  const dialog = await addDrill()
  const rows = within(await dialog.findByRole('region', { name: 'Вам может понравиться' }))
  expect(rows.getByRole('link', { name: 'Пила' })).toBeInTheDocument()
})

test('packaging, gift and informer have a line each when they are there [CART-013]', async () => {
  renderPage(
    createApi((answer) => ({
      ...answer,
      informer: 'quantity-rounded',
      product: { ...answer.product, quantity: 10, packaging: 'упаковка 10 шт', gift: 'Рулетка 5 м' },
    })),
  )
  const dialog = await addDrill()
  expect(await dialog.findByText('Упаковка: упаковка 10 шт')).toBeInTheDocument()
  expect(dialog.getByText('Подарок: Рулетка 5 м')).toBeInTheDocument()
  expect(dialog.getByText('Положили 10 шт: товар продаём кратно упаковке')).toBeInTheDocument()
})

test('without them the window has no such lines, and tells what the cart holds', async () => {
  renderPage(createApi())
  const dialog = await addDrill()
  expect(await dialog.findByText('В корзине 1 товар на 12 490 ₽')).toBeInTheDocument()
  expect(dialog.queryByText(/Упаковка|Подарок|Положили/)).not.toBeInTheDocument()
})

test('the tile’s call says what is added [API-062, CALL-040]', async () => {
  const api = createApi()
  renderPage(api)
  await addDrill()
  const { input } = api.calls.find(({ path }) => path === '/api/v1/cart/product/add')!
  expect(input).toEqual({
    body: expect.objectContaining({
      productId: 1,
      productGuid: drill.guid,
      cartId: 0,
      quantity: 1,
      multiplicity: 1,
      info: {
        id: 1,
        name: 'Дрель',
        oldPrice: drill.oldPrice,
        price: 1_249_000,
        discountPercent: drill.discountPercent,
        link: '/product/drel-1/',
        linkMobile: '/product/drel-1/',
        imageUrl: drill.image,
      },
    }),
  })
})

test('after the add the product is in the cart with its item, and the button is a link [MEDIA-018]', async () => {
  const api = createApi()
  renderPage(api)
  const dialog = await addDrill()
  await userEvent.click(await dialog.findByRole('button', { name: 'Продолжить покупки' }))
  expect(screen.getByRole('link', { name: 'В корзине' })).toHaveAttribute('href', '/cart-checkout/')
  expect(api.cart.items[0]).toMatchObject(makeCartItem({ product: drill, guid: api.cart.items[0]!.guid, quantity: 1 }))
})
