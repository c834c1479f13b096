import { ApiError } from '@verstak/api-client/ApiError'
import { deleteFromCart, type CartPromo } from '@verstak/contracts/cart'
import { applyPromoCode, removePromoCode } from '@verstak/contracts/cartPromo'
import { createOrder } from '@verstak/contracts/order'
import { makeCart, makeCartItem, makeProductTile } from '@verstak/testing/factories'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupModals } from '@verstak/testing/setupModals'
import { createCartApi, heldCall, setHasCart, type CartApi } from '../testing/cartApi.ts'
import { chooseOffice, renderCartPage } from '../testing/renderCartPage.tsx'

const drill = makeProductTile({ id: 1, name: 'Дрель', price: 100_000, oldPrice: null })
const saw = makeProductTile({ id: 2, name: 'Пила', price: 50_000, oldPrice: null })

beforeAll(setupModals)
beforeEach(() => {
  setHasCart(true)
  localStorage.clear()
})

const promoWith = (change: Partial<CartPromo> = {}): CartPromo => ({
  code: 'СКИДКА5',
  isActive: true,
  name: '−5 % на всё',
  discount: 5_000,
  deliveryOff: 0,
  gift: null,
  error: null,
  missing: 0,
  ...change,
})

/** A cart of one drill whose shop knows one code. */
function createPromoApi(items = [makeCartItem({ product: drill })], promo = promoWith()): CartApi {
  const api = createCartApi(items, [drill, saw])
  api.on(applyPromoCode, ({ body }) => {
    if (body.promocode !== promo.code) {
      const error = { code: 'not-found', title: 'Промокод не применён', message: 'Промокод не найден' }
      return { success: false, data: { errors: [error] } }
    }
    api.cart = { ...api.cart, promo }
    return { success: true, data: { errors: [] } }
  })
  api.on(removePromoCode, () => {
    const { promo: _, ...cart } = api.cart
    api.cart = cart
    return { success: true, data: { errors: [] } }
  })
  return api
}

const field = () => screen.getByRole('textbox', { name: 'Промокод' })
const summary = () => screen.getByRole('region', { name: 'Ваш заказ' })
const enter = async (code: string) => {
  await userEvent.clear(field())
  await userEvent.type(field(), code)
  await userEvent.click(screen.getByRole('button', { name: 'Применить' }))
}
const calls = (api: CartApi, path: string) => api.calls.filter((call) => call.path === path)

test('a code shows that it is being applied, then is active and off the sum [PROMO-005, PROMO-006, WIDGET-022, WIDGET-023]', async () => {
  const api = createPromoApi()
  const { call, release } = heldCall(api, applyPromoCode)
  await renderCartPage(Object.assign(Object.create(api) as CartApi, { call }))
  await enter('СКИДКА5')
  const button = await screen.findByRole('button', { name: /Применяем/ })
  expect(button).toHaveAttribute('aria-busy', 'true')
  act(release)
  expect(await screen.findByText('Промокод СКИДКА5 применён')).toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Промокод' })).not.toBeInTheDocument()
  expect(summary()).toHaveTextContent('Промокод−50 ₽')
  expect(summary()).toHaveTextContent('Итого950 ₽')
  expect(screen.getByRole('button', { name: 'Убрать промокод СКИДКА5' })).toHaveFocus()
  expect(calls(api, applyPromoCode.path).map(({ input }) => input)).toEqual([{ body: { promocode: 'СКИДКА5' } }])
})

test('the reason of a refusal stands under the field, which keeps the code [ERR-023, FAULT-036, PROMO-005, WIDGET-022]', async () => {
  await renderCartPage(createPromoApi())
  await enter('НЕТТАКОГО')
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Промокод не найден'))
  expect(field()).toBeInvalid()
  expect(field()).toHaveValue('НЕТТАКОГО')
  await enter('СКИДКА5')
  expect(await screen.findByText('Промокод СКИДКА5 применён')).toBeInTheDocument()
})

test('a refusal without a message shows its title [FAULT-036]', async () => {
  const api = createPromoApi()
  const error = { code: 'x', title: 'Промокод не применён', message: '' }
  api.on(applyPromoCode, () => ({ success: false, data: { errors: [error] } }))
  await renderCartPage(api)
  await enter('К')
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Промокод не применён'))
})

test.each([
  ['no code', '', null, 'Введите промокод'],
  [
    'too many tries',
    'КОД',
    new ApiError('rate-limited', 429),
    'Слишком много попыток подряд. Подождите минуту и повторите.',
  ],
  ['no answer', 'КОД', new Error('offline'), 'Промокод не применён: магазин не ответил. Повторите попытку.'],
])('%s is told at the field', async (_, code, failure, text) => {
  const api = createPromoApi()
  if (failure) {
    api.on(applyPromoCode, () => {
      throw failure
    })
  }
  await renderCartPage(api)
  await userEvent.click(field())
  if (code) await userEvent.keyboard(code)
  await userEvent.click(screen.getByRole('button', { name: 'Применить' }))
  await waitFor(() => expect(field()).toHaveAccessibleDescription(text))
})

test('removing the code brings the field and the full sum back [PROMO-007, WIDGET-024]', async () => {
  const api = createPromoApi()
  api.cart = { ...api.cart, promo: promoWith() }
  await renderCartPage(api)
  await userEvent.click(await screen.findByRole('button', { name: 'Убрать промокод СКИДКА5' }))
  expect(await screen.findByRole('textbox', { name: 'Промокод' })).toHaveValue('')
  expect(summary()).toHaveTextContent('Итого1 000 ₽')
  expect(calls(api, removePromoCode.path).map(({ input }) => input)).toEqual([{}])
})

test('a code that was not removed stays, and the shopper is told', async () => {
  const api = createPromoApi()
  api.cart = { ...api.cart, promo: promoWith() }
  api.on(removePromoCode, () => {
    throw new Error('offline')
  })
  await renderCartPage(api)
  await userEvent.click(await screen.findByRole('button', { name: 'Убрать промокод СКИДКА5' }))
  expect(await screen.findByText(/Промокод не убран/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Убрать промокод СКИДКА5' })).toBeInTheDocument()
})

test('removing a product clears the code and offers it again [CART-008]', async () => {
  const api = createPromoApi([makeCartItem({ product: drill }), makeCartItem({ product: saw })])
  api.cart = { ...api.cart, promo: promoWith() }
  api.on(deleteFromCart, ({ body }) => {
    const { promo } = api.cart
    api.cart = { ...makeCart(api.cart.items.filter(({ guid }) => guid !== body.itemGuid)), ...(promo && { promo }) }
    return { success: true, cart: { totals: api.cart.totals, ...(promo && { promo }) } }
  })
  await renderCartPage(api)
  await userEvent.click(screen.getByRole('button', { name: 'Убрать из корзины: Пила' }))
  expect(await screen.findByRole('textbox', { name: 'Промокод' })).toBeInTheDocument()
  expect(calls(api, removePromoCode.path)).toHaveLength(1)
  expect(await screen.findByText('Состав корзины изменился: промокод СКИДКА5 снят')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Применить снова' }))
  expect(await screen.findByText('Промокод СКИДКА5 применён')).toBeInTheDocument()
})

test('removing a product of a cart without a code makes no call for one', async () => {
  const api = createPromoApi([makeCartItem({ product: drill }), makeCartItem({ product: saw })])
  await renderCartPage(api)
  await userEvent.click(screen.getByRole('button', { name: 'Убрать из корзины: Пила' }))
  await waitFor(() => expect(api.names()).toContain('delete'))
  expect(calls(api, removePromoCode.path)).toEqual([])
})

test('a code that stopped to apply says what is missing and what it gave before', async () => {
  const api = createPromoApi()
  const error = 'Этот код действует от 2 000 ₽. Добавьте товаров ещё на 1 000 ₽ или введите другой.'
  api.cart = { ...api.cart, promo: promoWith({ discount: 0, was: 5_000, missing: 100_000, error }) }
  await renderCartPage(api)
  expect(await screen.findByText('Ещё 1 000 ₽ до скидки.')).toBeInTheDocument()
  expect(summary()).toHaveTextContent(error)
  expect(summary()).toHaveTextContent('Скидка по промокоду изменилась: было 50 ₽, стало 0 ₽')
  expect(summary()).toHaveTextContent('Итого1 000 ₽')
})

test('a gift is named, and a delivery gets cheaper', async () => {
  const api = createPromoApi()
  const gift = { productId: 9, name: 'Рулетка', link: '/product/ruletka-9/', image: '' }
  api.cart = { ...api.cart, promo: promoWith({ discount: 0, deliveryOff: 30_000, gift }) }
  await renderCartPage(api)
  expect(await screen.findByRole('link', { name: 'Рулетка' })).toHaveAttribute('href', '/product/ruletka-9/')
  await userEvent.click(screen.getByRole('radio', { name: /Курьером/ }))
  expect(summary()).toHaveTextContent('Доставка курьером90 ₽')
  expect(summary()).toHaveTextContent('Итого1 090 ₽')
})

test('copying a code is told by a toast of 2 s and a tip of 5 s [ERR-024, WIDGET-025, WIDGET-026]', async () => {
  const api = createPromoApi()
  api.cart = { ...api.cart, promo: promoWith() }
  const { host } = await renderCartPage(api)
  const button = await screen.findByRole('button', { name: 'Скопировать промокод СКИДКА5' })
  const asked = jest.spyOn(host.modals, 'ask')
  const writeText = jest.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  jest.useFakeTimers()
  try {
    await act(async () => button.click())
    expect(writeText).toHaveBeenCalledWith('СКИДКА5')
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'toast', text: 'Промокод скопирован', durationMs: 2000 }),
      'cart',
    )
    act(() => void jest.advanceTimersByTime(4999))
    expect(screen.getByRole('tooltip')).toHaveTextContent('Скопировано')
    act(() => void jest.advanceTimersByTime(1))
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  } finally {
    jest.useRealTimers()
  }
})

test('an order sends the sum with the code, and a refusal of the code is told with both sums', async () => {
  const api = createPromoApi()
  api.cart = { ...api.cart, promo: promoWith() }
  const sums: number[] = []
  api.on(createOrder, ({ body }) => {
    sums.push(body.expectedSum)
    api.cart = { ...api.cart, promo: promoWith({ discount: 0, error: 'Срок действия промокода закончился' }) }
    throw new ApiError('promo-refused', 409, [
      {
        field: 'promocode',
        reason: 'over',
        message: '',
        text: 'Срок действия промокода закончился',
        value: 100_000,
      },
    ])
  })
  await renderCartPage(api)
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя и фамилия' }), 'Анна Петрова')
  await userEvent.type(screen.getByRole('textbox', { name: 'Телефон' }), '9162041818')
  await chooseOffice()
  await userEvent.click(screen.getByRole('button', { name: 'Оформить заказ' }))
  const alert = await screen.findByRole('alert')
  expect(sums).toEqual([95_000])
  expect(alert).toHaveTextContent('Промокод не применён: было 950 ₽, без него 1 000 ₽')
  expect(alert).toHaveTextContent('Срок действия промокода закончился')
  expect(summary()).toHaveTextContent('Итого1 000 ₽')
})
