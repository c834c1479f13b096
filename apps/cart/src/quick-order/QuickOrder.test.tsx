import { ApiError } from '@verstak/api-client/ApiError'
import { createOrder, createQuickOrder, getOrder, getQuickOrder } from '@verstak/contracts/order'
import { checkoutDraft } from '@verstak/device/draftKeys'
import { writeDevice } from '@verstak/device/deviceValue'
import { guidOf, makeCart, makeCartItem, makeProductTile } from '@verstak/testing/factories'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { quickOrderAddress, type QuickOrderQuery } from '@verstak/contracts/address'
import { createCartApi, setHasCart } from '../testing/cartApi.ts'
import { makeOrder } from '@verstak/testing/makeOrder'
import { chooseOffice, renderCartPage } from '../testing/renderCartPage.tsx'

const saw = makeProductTile({ id: 2, name: 'Пила', price: 20_000, oldPrice: null })
const drill = makeProductTile({ id: 1, name: 'Дрель', price: 10_000, oldPrice: null })
const placed = { guid: guidOf(500), number: '1042', link: `/cart-checkout/thanks/?order=${guidOf(500)}&key=secret` }
const SALE = guidOf(77)

/** Draft of an earlier form, for a courier. */
const KEPT = { name: '', phone: '', email: '', deliveryType: 'courier', address: '', payment: 'card', comment: '' }

const keepDraft = () => writeDevice(checkoutDraft, KEPT)

beforeEach(() => {
  setHasCart(true)
  localStorage.clear()
})

interface Shop {
  available?: number
  isSaleOver?: boolean
  isDeleted?: boolean
}

/** A shop with a quick order for a drill, and a saw in the cart. */
function makeShop({ available = 40, isSaleOver = false, isDeleted = false }: Shop = {}) {
  const api = createCartApi([makeCartItem({ product: saw })])
  api.on(getQuickOrder, ({ query }) => {
    const quantity = Math.min(query.quantity ?? 1, available)
    return { ...makeCart([makeCartItem({ product: drill, quantity, available, isDeleted })]), isSaleOver }
  })
  api.on(createQuickOrder, () => placed)
  api.on(createOrder, () => {
    throw new Error('The cart is not ordered')
  })
  api.on(getOrder, () => makeOrder())
  return api
}

const open = (api = makeShop(), query: Partial<QuickOrderQuery> = {}) =>
  renderCartPage(api, {
    address: quickOrderAddress('desktop', {
      type: 'buyOneClickCard',
      productGuid: drill.guid,
      saleGuid: null,
      ...query,
    }),
  })

async function fillIn() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя и фамилия' }), 'Анна Петрова')
  await userEvent.type(screen.getByRole('textbox', { name: 'Телефон' }), '9162041818')
}
const order = () => userEvent.click(screen.getByRole('button', { name: 'Оформить заказ' }))
const goods = () => within(screen.getByRole('list', { name: 'Товар заказа' }))
const bodies = (api: ReturnType<typeof makeShop>) =>
  api.calls
    .filter(({ path, input }) => path === createQuickOrder.path && (input as { body?: object }).body)
    .map(({ input }) => (input as { body: { productGuid: string; quantity: number; expectedSum: number } }).body)

test('the named product stands alone in the checkout, and the cart is not even asked for [ROUTE-034, ROUTE-037]', async () => {
  const api = makeShop()
  await open(api)
  expect(screen.getByRole('heading', { name: 'Быстрый заказ' })).toBeVisible()
  expect(goods().getAllByRole('listitem')).toHaveLength(1)
  expect(goods().getByRole('link', { name: 'Дрель' })).toBeVisible()
  expect(screen.queryByText('Пила')).not.toBeInTheDocument()
  expect(api.names()).not.toContain('list')
})

test('its order is placed with name and phone, and nothing changes the cart [ROUTE-034, ROUTE-037]', async () => {
  const api = makeShop()
  await open(api)
  await fillIn()
  await order()
  expect(await screen.findByRole('heading', { name: /Заказ №\s1042 оформлен/ })).toBeVisible()
  expect(bodies(api)).toEqual([
    expect.objectContaining({
      ...{ productGuid: drill.guid, quantity: 1, expectedSum: 10_000, payment: 'card' },
      delivery: { type: 'pickup', officeId: 101 },
      comment: expect.stringMatching(/^Покупка в\sодин клик/),
    }),
  ])
  expect(api.cart.items).toHaveLength(1)
  expect(api.names().filter((name) => ['add', 'delete'].includes(name))).toEqual([])
})

test('a purchase in one click asks for name and phone alone, and says that the shop calls [ROUTE-037]', async () => {
  await open()
  const form = within(screen.getByRole('form', { name: 'Оформление заказа' }))
  expect(form.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual(['name', 'phone'])
  expect(form.queryAllByRole('radio')).toEqual([])
  expect(form.getByText(/Отложим товар в\sмагазине «Варшавское шоссе, 97» и\sперезвоним/)).toBeVisible()
})

test('the other quick orders have the whole form, and send it [ROUTE-036, ROUTE-038]', async () => {
  for (const type of ['buyForSale', 'buyForRetailDelivery'] as const) {
    const api = makeShop()
    const { unmount } = await open(api, { type })
    await fillIn()
    await chooseOffice()
    await userEvent.click(screen.getByRole('radio', { name: /^Наличными/ }))
    await order()
    await screen.findByRole('heading', { name: /оформлен/ })
    expect(bodies(api)).toEqual([expect.objectContaining({ payment: 'cash', comment: '' })])
    unmount()
    localStorage.clear()
  }
})

test('what is typed survives a reload, and the short form does not forget what the long one keeps', async () => {
  keepDraft()
  const { unmount } = await open()
  await fillIn()
  unmount()
  const again = await open()
  expect(screen.getByRole('textbox', { name: 'Имя и фамилия' })).toHaveValue('Анна Петрова')
  again.unmount()
  await open(makeShop(), { type: 'buyForSale' })
  expect(screen.getByRole('textbox', { name: 'Имя и фамилия' })).toHaveValue('Анна Петрова')
  await waitFor(() => expect(screen.getByRole('radio', { name: /Курьером/ })).toBeChecked())
})

test('a visitor without a cart gets the token that his order belongs to', async () => {
  setHasCart(false)
  const api = makeShop()
  await open(api)
  await fillIn()
  await order()
  await screen.findByRole('heading', { name: /оформлен/ })
  expect(api.names().filter((name) => name === 'token')).toHaveLength(1)
})

test('more pieces are shown at once, asked of the shop, and ordered', async () => {
  const api = makeShop()
  await open(api)
  await userEvent.click(screen.getByRole('button', { name: 'Больше' }))
  await userEvent.click(screen.getByRole('button', { name: 'Больше' }))
  expect(screen.getByRole('textbox', { name: 'Количество' })).toHaveValue('3')
  await fillIn()
  await order()
  await screen.findByRole('heading', { name: /оформлен/ })
  expect(bodies(api)[0]).toMatchObject({ quantity: 3, expectedSum: 30_000 })
})

test('when less is left than is wished, the page goes back to what there is', async () => {
  const api = makeShop()
  await open(api)
  api.on(getQuickOrder, () => ({
    ...makeCart([makeCartItem({ product: drill, quantity: 2, available: 2 })]),
    isSaleOver: false,
  }))
  for (let press = 0; press < 3; press++) await userEvent.click(screen.getByRole('button', { name: 'Больше' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Количество' })).toHaveValue('2'))
})

test('another price is told and has to be confirmed', async () => {
  const api = makeShop()
  await open(api)
  await fillIn()
  const dearer = { ...drill, price: 12_000 }
  api.on(createQuickOrder, ({ body }) => {
    if (body.expectedSum === 12_000) return placed
    api.on(getQuickOrder, () => ({ ...makeCart([makeCartItem({ product: dearer })]), isSaleOver: false }))
    const detail = { field: 'expectedSum', reason: 'price-changed', message: '', value: 12_000 }
    throw new ApiError('price-changed', 409, [detail])
  })
  await order()
  expect(await screen.findByRole('alert')).toHaveTextContent('Сумма изменилась: было 100 ₽, стало 120 ₽')
  await userEvent.click(screen.getByRole('button', { name: /Подтвердить: 120/ }))
  expect(await screen.findByRole('heading', { name: /оформлен/ })).toBeVisible()
})

test('the sale of the address is asked for, and its end is told [ROUTE-035]', async () => {
  const api = makeShop({ isSaleOver: true })
  await open(api, { type: 'buyForSale', saleGuid: SALE })
  expect(api.calls.find(({ path }) => path === getQuickOrder.path)?.input).toEqual({
    query: { productGuid: drill.guid, regionId: 1, saleGuid: SALE },
  })
  expect(screen.getByText(/Акция на этот товар закончилась/)).toBeVisible()
})

test('the quick order of a sale has this one product at its price [ROUTE-036]', async () => {
  await open(makeShop(), { type: 'buyForSale', saleGuid: SALE })
  expect(goods().getAllByRole('listitem')).toHaveLength(1)
  expect(goods().getAllByText(/^100\s₽/)).not.toHaveLength(0)
  expect(screen.queryByText(/Акция/)).not.toBeInTheDocument()
})

test('a type that nobody knows opens the ordinary cart [ROUTE-036]', async () => {
  await renderCartPage(makeShop(), { address: `/cart-checkout/?type=buyNever&productGuid=${drill.guid}` })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Корзина')
  expect(screen.getByRole('link', { name: 'Пила' })).toBeVisible()
})

test('retail delivery begins with pickup in a shop, and the courier can be chosen [ROUTE-038]', async () => {
  keepDraft()
  await open(makeShop(), { type: 'buyForRetailDelivery' })
  await waitFor(() => expect(screen.getByRole('radio', { name: /Самовывоз/ })).toBeChecked())
  expect(screen.getByRole('radio', { name: /Курьером/ })).toBeEnabled()
})

test('where the goods are only fetched, there is no courier, whatever was chosen before [ROUTE-039]', async () => {
  keepDraft()
  await open(makeShop(), { type: 'buyOneClickOnlyForSelfDelivery' })
  await waitFor(() => expect(screen.getByRole('radio', { name: /Самовывоз/ })).toBeChecked())
  expect(screen.queryByRole('radio', { name: /Курьером/ })).not.toBeInTheDocument()
})

test('a product that is sold out leads to what can be bought instead', async () => {
  await open(makeShop({ isDeleted: true }))
  expect(screen.getByRole('heading', { name: 'Этот товар закончился' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Подобрать аналог' })).toHaveAttribute('href', `${drill.link}#analogs`)
})

test('a product that there is not is said to be none, without another try', async () => {
  const api = makeShop()
  api.on(getQuickOrder, () => {
    throw new ApiError('not-found', 404)
  })
  await open(api)
  expect(screen.getByRole('heading', { name: 'Такого товара нет' })).toBeVisible()
  expect(api.calls.filter(({ path }) => path === getQuickOrder.path)).toHaveLength(1)
})

test('what did not load can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const api = makeShop()
  let isDown = true
  const answer = makeCart([makeCartItem({ product: drill })])
  api.on(getQuickOrder, () => {
    if (isDown) throw new ApiError('unavailable', 0)
    return { ...answer, isSaleOver: false }
  })
  await open(api)
  isDown = false
  await userEvent.click(await screen.findByRole('button', { name: /Повторить|ещё раз/ }))
  expect(await screen.findByRole('list', { name: 'Товар заказа' })).toBeVisible()
})
