import { ApiError } from '@verstak/api-client/ApiError'
import { priceOrderDelivery, type DeliveryChoice } from '@verstak/contracts/deliveryChoice'
import { createOrder, getOrder, type OrderInput } from '@verstak/contracts/order'
import { listLocalities } from '@verstak/contracts/transport'
import { guidOf, makeCart, makeCartItem, makeProductTile } from '@verstak/testing/factories'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createCartApi, setHasCart, type CartApi } from '../testing/cartApi.ts'
import { makeDelivery } from '../testing/makeDelivery.ts'
import { makeOrder } from '@verstak/testing/makeOrder'
import { renderCartPage } from '../testing/renderCartPage.tsx'
import type { DeliveryAnswer } from './deliveryQuery.ts'

const GOODS = 10_000
const drill = makeProductTile({ id: 1, name: 'Дрель', price: GOODS, oldPrice: null })

const hours = { isExact: false, orderUntil: '09:00', orderUntilDate: '2026-11-24' }
const courier: DeliveryAnswer['courier'] = {
  zones: [
    { id: 1, name: 'Внутри МКАД', note: '', isPerKm: false },
    { id: 2, name: 'Дальше', note: '', isPerKm: true },
  ],
  intervals: [
    {
      ...{ date: '2026-11-24', name: 'Вт', dayText: '24\u00A0ноября', isWorking: true },
      intervals: [
        { ...hours, id: 1, start: '09:00', end: '14:00', status: 'full', left: 0, surcharge: 0 },
        { ...hours, id: 2, start: '14:00', end: '18:00', status: 'few', left: 2, surcharge: 0 },
        { ...hours, id: 3, start: '18:00', end: '22:00', status: 'free', left: 9, surcharge: 15_000 },
      ],
    },
  ],
  liftingPrice: [{ maxWeight: null, note: '', elevator: 0, stairsPerFloor: 10_000 }],
}

/** A server with a price for each choice. */
function priceOf({ zoneId = 1, distanceKm = 0, intervalId, floor }: Partial<DeliveryChoice>): number {
  const zone = zoneId === 1 ? 39_000 : 79_000 + distanceKm * 3_500
  return zone + (intervalId === 3 ? 15_000 : 0) + (floor ?? 0) * 10_000
}

function makeApi(answer: (query: DeliveryChoice) => Partial<DeliveryAnswer> = (query) => ({ price: priceOf(query) })) {
  setHasCart(true)
  localStorage.clear()
  const api = createCartApi([makeCartItem({ product: drill, quantity: 1 })])
  api.on(priceOrderDelivery, ({ query }) => makeDelivery({ courier, ...answer(query) }))
  api.on(listLocalities, () => ({
    localities: [
      { id: 5, name: 'Москва', area: '', regionId: 1 },
      { id: 7, name: 'Пермь', area: '', regionId: null },
    ],
  }))
  api.on(createOrder, () => {
    api.cart = makeCart()
    return { guid: guidOf(500), number: '1042', link: `/cart-checkout/thanks/?order=${guidOf(500)}&key=secret` }
  })
  api.on(getOrder, () => makeOrder())
  return api
}

const ordersOf = (api: CartApi) =>
  api.calls.flatMap(({ path, input }) => (path === createOrder.path ? [(input as { body: OrderInput }).body] : []))
const radio = (name: RegExp) => screen.getByRole('radio', { name })
const press = () => userEvent.click(screen.getByRole('button', { name: /^(Оформить заказ|Оплатить)/ }))
const summary = () => screen.getByRole('region', { name: 'Ваш заказ' })

async function fillIn(way: RegExp) {
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя и фамилия' }), 'Анна Петрова')
  await userEvent.type(screen.getByRole('textbox', { name: 'Телефон' }), '9162041818')
  await userEvent.click(radio(way))
}
const writeAddress = () => userEvent.type(screen.getByRole('textbox', { name: 'Адрес' }), 'Варшавское шоссе, 97, кв. 5')

test('zone, kilometres, hours and floor survive a reload; hours that were taken meanwhile do not', async () => {
  const api = makeApi()
  const { unmount } = await renderCartPage(api)
  await fillIn(/^Курьером/)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Куда везти' }), 'Дальше')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Расстояние, км' }), '12')
  await userEvent.click(radio(/^Вт/))
  await userEvent.click(screen.getByRole('checkbox', { name: /Поднять/ }))
  await userEvent.click(radio(/Лифта нет/))
  await userEvent.type(screen.getByRole('textbox', { name: 'Этаж' }), '5')
  unmount()

  const { unmount: leave } = await renderCartPage(api)
  expect(await screen.findByRole('textbox', { name: 'Расстояние, км' })).toHaveValue('12')
  expect(screen.getByRole('combobox', { name: 'Куда везти' })).toHaveDisplayValue('Дальше')
  expect(radio(/^14:00–18:00/)).toBeChecked()
  expect(radio(/Лифта нет/)).toBeChecked()
  expect(screen.getByRole('textbox', { name: 'Этаж' })).toHaveValue('5')
  leave()

  const [day] = courier.intervals
  const full = day!.intervals.map((interval) => ({ ...interval, left: 0, status: 'full' as const }))
  api.on(priceOrderDelivery, () => makeDelivery({ courier: { ...courier, intervals: [{ ...day!, intervals: full }] } }))
  await renderCartPage(api)
  expect(await screen.findByRole('textbox', { name: 'Расстояние, км' })).toHaveValue('12')
  expect(radio(/^Любой день/)).toBeChecked()
})

test('zone, kilometres, hours and floor change the price and go with the order', async () => {
  const api = makeApi()
  await renderCartPage(api)
  await fillIn(/^Курьером/)
  await writeAddress()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Куда везти' }), 'Дальше')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Расстояние, км' }), '12')
  await userEvent.click(radio(/^Вт/))
  expect(radio(/^9:00–14:00/)).toBeDisabled()
  expect(radio(/^14:00–18:00/)).toBeChecked()
  await userEvent.click(radio(/^18:00–22:00/))
  await userEvent.click(screen.getByRole('checkbox', { name: /Поднять/ }))
  await userEvent.click(radio(/Лифта нет/))
  await userEvent.type(screen.getByRole('textbox', { name: 'Этаж' }), '5')
  const price = 79_000 + 12 * 3_500 + 15_000 + 50_000
  await waitFor(() => expect(summary()).toHaveTextContent(/1\s860\s₽/))
  await press()
  await screen.findByRole('heading', { name: /оформлен/ })
  expect(ordersOf(api)).toMatchObject([
    {
      delivery: {
        type: 'courier',
        zoneId: 2,
        distanceKm: 12,
        interval: { id: 3, date: '2026-11-24' },
        lifting: { hasElevator: false, floor: 5 },
      },
      expectedSum: GOODS + price,
    },
  ])
  expect(localStorage.getItem('delivery_draft')).toBeNull()
})

test('an interval that was taken meanwhile is told at its field, with what is free', async () => {
  const api = makeApi()
  const text = 'Мест уже нет. Свободны: Вт, 18:00–22:00.'
  api.on(createOrder, () => {
    const detail = { field: 'delivery.intervalId', reason: 'interval-full', message: '', text }
    throw new ApiError('invalid-input', 400, [detail])
  })
  await renderCartPage(api)
  await fillIn(/^Курьером/)
  await writeAddress()
  await userEvent.click(await screen.findByRole('radio', { name: /^Вт/ }))
  await press()
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.getByRole('radiogroup', { name: 'Время доставки' })).toHaveAccessibleDescription(text)
})

test('where no courier drives any more the order is not sent, with the reason', async () => {
  const api = makeApi()
  const text = 'В этот регион курьер не ездит. Выберите самовывоз.'
  api.on(createOrder, () => {
    throw new ApiError('invalid-input', 400, [{ field: 'delivery.type', reason: 'no-courier', message: '', text }])
  })
  await renderCartPage(api)
  await fillIn(/^Курьером/)
  await writeAddress()
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
})

test('a price that has to be agreed is said, and the order is sent without it', async () => {
  const api = makeApi(() => ({ price: 0, isByAgreement: true, refusal: 'too-heavy', parts: [] }))
  await renderCartPage(api)
  await fillIn(/^Курьером/)
  await writeAddress()
  expect(await screen.findByText('Стоимость доставки согласует менеджер')).toBeInTheDocument()
  expect(summary()).toHaveTextContent('по согласованию')
  await press()
  await screen.findByRole('heading', { name: /оформлен/ })
  expect(ordersOf(api)[0]?.expectedSum).toBe(GOODS)
})

test('another price of the same choice is told; that of another choice is not', async () => {
  let base = 0
  const api = makeApi((query) => ({ price: base + priceOf(query) }))
  const { host } = await renderCartPage(api)
  await fillIn(/^Курьером/)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Куда везти' }), 'Дальше')
  await waitFor(() => expect(summary()).toHaveTextContent(/790\s₽/))
  expect(screen.queryByText(/Стоимость доставки изменилась/)).toBeNull()
  base = 10_000
  await host.queryClient.invalidateQueries()
  expect(await screen.findByText(/Стоимость доставки изменилась: было 790\s₽, стало 890\s₽/)).toBeInTheDocument()
})

test('goods that are fetched only are named', async () => {
  const api = makeApi(() => ({ price: 0, refusal: 'pickup-only', parts: [], pickupOnly: [drill.id] }))
  await renderCartPage(api)
  await fillIn(/^Курьером/)
  expect(await screen.findByText(/отдаём только в\sмагазине.*Дрель/)).toBeInTheDocument()
})

test('an order goes by a transport company to its terminal', async () => {
  const company = { title: 'Деловые Линии', description: 'До терминала', imageUrl: '', addresses: [], days: 5 }
  const points = [{ id: 'm-1', address: 'ул. Героев Хасана, 105', coordinates: null, workingTime: '' }]
  const api = makeApi(({ type, company: chosen }) =>
    type === 'courier'
      ? { price: 39_000 }
      : {
          ...{ courier: null, parts: [], companies: { dellin: { ...company, price: 134_000, points } } },
          ...(chosen ? { price: 134_000 } : { price: 0, refusal: 'not-chosen' as const }),
        },
  )
  await renderCartPage(api)
  await fillIn(/^Транспортной/)
  expect(summary()).not.toHaveTextContent('бесплатно')
  await press()
  expect(await screen.findByText('Выберите транспортную компанию')).toBeInTheDocument()
  const companies = screen.getByRole('radiogroup', { name: 'Транспортная компания' })
  await userEvent.click(within(companies).getByRole('radio', { name: /Деловые Линии.*1\s340\s₽/ }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Терминал' }), 'ул. Героев Хасана, 105')
  await waitFor(() => expect(summary()).toHaveTextContent(/1\s340\s₽/))
  await press()
  // Its page is that of the payment: companies take no money for the shop.
  await waitFor(() => expect(ordersOf(api)).toHaveLength(1))
  expect(ordersOf(api)).toMatchObject([
    { delivery: { type: 'transport', townId: 5, company: 'dellin', terminal: 'm-1' }, expectedSum: GOODS + 134_000 },
  ])
})
