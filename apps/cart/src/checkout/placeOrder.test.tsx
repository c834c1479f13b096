import { ApiError } from '@verstak/api-client/ApiError'
import type { ErrorDetail } from '@verstak/contracts/error'
import { createOrder, getOrder, type OrderInput } from '@verstak/contracts/order'
import { guidOf, makeCart, makeCartItem, makeProductTile } from '@verstak/testing/factories'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createCartApi, setHasCart, type CartApi } from '../testing/cartApi.ts'
import { makeOrder } from '@verstak/testing/makeOrder'
import { chooseOffice, renderCartPage } from '../testing/renderCartPage.tsx'

const drill = makeProductTile({ id: 1, name: 'Дрель', price: 10_000, oldPrice: null })
const placed = { guid: guidOf(500), number: '1042', link: `/cart-checkout/thanks/?order=${guidOf(500)}&key=secret` }

beforeEach(() => {
  setHasCart(true)
  localStorage.clear()
})

const makeApi = (quantity = 1) => {
  const api = createCartApi([makeCartItem({ product: drill, quantity })])
  api.on(createOrder, () => {
    api.cart = makeCart()
    return placed
  })
  api.on(getOrder, () => makeOrder())
  return api
}

const attemptsOf = (api: CartApi) =>
  api.calls
    .filter(({ path }) => path === createOrder.path)
    .map(({ input, options }) => ({ body: (input as { body: OrderInput }).body, key: options.idempotencyKey }))

async function fillIn() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя и фамилия' }), ' Анна Петрова ')
  await userEvent.type(screen.getByRole('textbox', { name: 'Телефон' }), '9162041818')
  await chooseOffice()
}

const press = (name: string | RegExp = 'Оформить заказ') => userEvent.click(screen.getByRole('button', { name }))

const refuse = (code: 'stock-insufficient' | 'price-changed' | 'invalid-input' | 'rate-limited', detail?: object) =>
  new ApiError(code, 409, detail ? [{ field: '', reason: code, message: '', ...detail } as ErrorDetail] : [])

test('an order is placed and its page opens [CART-012]', async () => {
  const api = makeApi()
  const { router } = await renderCartPage(api)
  await fillIn()
  await press()
  expect(await screen.findByRole('heading', { name: /Заказ №\s1042 оформлен/ })).toBeInTheDocument()
  expect(router.state.location.pathname + router.state.location.search).toBe(placed.link)
  expect(attemptsOf(api).map(({ body }) => body)).toEqual([
    {
      contact: { name: 'Анна Петрова', phone: '9162041818', email: '' },
      delivery: { type: 'pickup', officeId: 101 },
      payment: 'card',
      organizationId: null,
      comment: '',
      regionId: 1,
      expectedSum: 10_000,
    },
  ])
})

test('after the order the cart is empty everywhere, and the form is forgotten', async () => {
  const { host } = await renderCartPage(makeApi())
  await fillIn()
  await press()
  await screen.findByRole('heading', { name: /оформлен/ })
  const carts = host.queryClient.getQueriesData<{ items: unknown[]; totals: { skuQuantity: number } }>({})
  const [cart] = carts.flatMap(([, data]) => (data?.totals ? [data] : []))
  expect(cart).toMatchObject({ items: [], totals: { skuQuantity: 0 } })
  expect(localStorage).toHaveLength(0)
})

test('the courier order has the address and the sum with delivery', async () => {
  const api = makeApi()
  await renderCartPage(api)
  await fillIn()
  await userEvent.click(screen.getByRole('radio', { name: /Курьером/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Адрес' }), 'Москва, Варшавское шоссе, 97')
  await press()
  await screen.findByRole('heading', { name: /оформлен/ })
  expect(attemptsOf(api)[0]?.body).toMatchObject({
    delivery: { type: 'courier', address: 'Москва, Варшавское шоссе, 97' },
    expectedSum: 49_000,
  })
})

test('while the order is sent the button is busy and takes no second press', async () => {
  const api = makeApi()
  const { promise, resolve } = Promise.withResolvers<typeof placed>()
  api.on(createOrder, () => promise)
  await renderCartPage(api)
  await fillIn()
  await press()
  const button = await screen.findByRole('button', { name: /Оформляем/ })
  await userEvent.click(button)
  resolve(placed)
  await screen.findByRole('heading', { name: /оформлен/ })
  expect(attemptsOf(api)).toHaveLength(1)
})

test('a quantity changed right before goes to the cart first', async () => {
  const api = makeApi()
  await renderCartPage(api)
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: 'Больше' }))
  await press()
  await screen.findByRole('heading', { name: /оформлен/ })
  expect(api.names().filter((name) => name === 'add' || name === createOrder.path)).toEqual(['add', createOrder.path])
  expect(attemptsOf(api)[0]?.body.expectedSum).toBe(20_000)
})

test('a lost request is repeated with the same key, and the form is as it was', async () => {
  const api = makeApi()
  let isLost = true
  api.on(createOrder, () => (isLost ? Promise.reject(new ApiError('unavailable', 0)) : placed))
  await renderCartPage(api)
  await fillIn()
  await press()
  const message = await screen.findByRole('alert')
  expect(message).toHaveTextContent('Магазин не ответил')
  expect(message).toHaveTextContent('заказ не задвоится')
  expect(screen.getByRole('textbox', { name: 'Имя и фамилия' })).toHaveValue(' Анна Петрова ')
  isLost = false
  await press()
  await screen.findByRole('heading', { name: /оформлен/ })
  const [first, second] = attemptsOf(api)
  expect(first?.key).toBeTruthy()
  expect(second).toEqual(first)
})

test('with other content the repeated request has another key', async () => {
  const api = makeApi()
  let isLost = true
  api.on(createOrder, () => (isLost ? Promise.reject(new ApiError('unavailable', 0)) : placed))
  await renderCartPage(api)
  await fillIn()
  await press()
  await screen.findByRole('alert')
  isLost = false
  await userEvent.click(screen.getByRole('radio', { name: /^Наличными/ }))
  await press()
  await screen.findByRole('heading', { name: /оформлен/ })
  const [first, second] = attemptsOf(api)
  expect(second?.key).not.toBe(first?.key)
})

test('when less is left, the cart is shown as it is now and its line says so', async () => {
  const api = makeApi(5)
  const scarce = makeProductTile({ ...drill, availabilityInfo: { ...drill.availabilityInfo, countInStock: 3 } })
  api.on(createOrder, () => {
    api.cart = makeCart([makeCartItem({ product: scarce, quantity: 5, available: 3 })])
    throw refuse('stock-insufficient', { productId: 1, value: 3 })
  })
  await renderCartPage(api)
  await fillIn()
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('Часть товаров уже закончилась')
  expect(await screen.findByText(/Осталось 3 шт/)).toBeInTheDocument()
  await waitFor(() => expect(api.addedQuantities()).toHaveLength(1))
})

test('another sum is told and has to be confirmed', async () => {
  const api = makeApi()
  const dearer = { ...drill, price: 12_000 }
  let isOld = true
  api.on(createOrder, () => {
    if (!isOld) return placed
    isOld = false
    api.cart = makeCart([makeCartItem({ product: dearer, price: { now: 12_000, old: null, added: 10_000 } })])
    throw refuse('price-changed', { field: 'expectedSum', value: 12_000 })
  })
  await renderCartPage(api)
  await fillIn()
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('Сумма изменилась: было 100 ₽, стало 120 ₽')
  expect(screen.getByText('Цена изменилась: было 100 ₽, стало 120 ₽')).toBeInTheDocument()
  await press(/Подтвердить: 120\s₽/)
  await screen.findByRole('heading', { name: /оформлен/ })
  const [first, second] = attemptsOf(api)
  expect([first?.body.expectedSum, second?.body.expectedSum]).toEqual([10_000, 12_000])
  expect(second?.key).not.toBe(first?.key)
})

test('a field that the server refuses is marked until it is changed', async () => {
  const api = makeApi()
  api.on(createOrder, () => Promise.reject(refuse('invalid-input', { field: 'contact.name' })))
  await renderCartPage(api)
  await fillIn()
  await press()
  const field = screen.getByRole('textbox', { name: 'Имя и фамилия' })
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  expect(field).toHaveFocus()
  await userEvent.type(field, 'Ильинична')
  expect(field).not.toHaveAttribute('aria-invalid')
})

test('what no courier takes is named, with a way on', async () => {
  const api = makeApi()
  const detail = { field: 'delivery.type', reason: 'pickup-only', productId: 1 }
  api.on(createOrder, () => {
    throw refuse('invalid-input', detail)
  })
  await renderCartPage(api)
  await fillIn()
  await press()
  expect(await screen.findByText('Курьер привезёт не всё')).toBeInTheDocument()
  expect(screen.getByText(/Выберите самовывоз .*: Дрель\./)).toBeInTheDocument()
})

test('too many attempts are told', async () => {
  const api = makeApi()
  api.on(createOrder, () => Promise.reject(refuse('rate-limited')))
  await renderCartPage(api)
  await fillIn()
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent('Подождите минуту')
})
