import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { claimGuestOrders } from '@verstak/contracts/guestOrders'
import { SIGN_IN_FAULT, SIGN_IN_REFUSAL } from '@verstak/contracts/signIn'
import { listOrders, repeatOrder } from '@verstak/contracts/userOrders'
import { makeAccount } from '../testing/accountHarness.tsx'
import { CabinetStory } from '../testing/CabinetStory.tsx'
import { guidOf, makeBuyer } from '../testing/moneyHarness.tsx'
import { createOrdersHarness, makeOrderRow, type OrdersHarnessInput } from '../testing/ordersHarness.tsx'

const LIST = '/user/orders/all/'
const DUE = { at: '2026-11-25T15:00:00.000Z', text: '25 ноября, 18:00' }

async function openList(input: OrdersHarnessInput = {}, at = LIST) {
  const harness = createOrdersHarness(input)
  await act(async () => render(<CabinetStory harness={harness} at={at} />))
  await screen.findByRole('heading', { level: 1 })
  return harness.api
}

const rowOf = (number: number) => screen.getByRole('row', { name: new RegExp(`№.${number}`) })

test('the menu leads to the orders, each with its state, goods, way, sum and page [ROUTE-046] [CABINET-003]', async () => {
  const long = 'Сергей '.repeat(28).trim()
  const volga = { id: 3, name: 'ООО «Волгаснаб»' }
  await openList({
    orders: [
      makeOrderRow(1, { organization: volga, contactName: long, lineCount: 6 }),
      makeOrderRow(2, { status: 'handed-over' }),
    ],
  })
  const menu = within(screen.getByRole('navigation', { name: 'Разделы кабинета' }))
  const item = menu.getByRole('link', { name: 'Мои заказы' })
  expect(item).toHaveAttribute('href', LIST)
  expect(item).toHaveAttribute('aria-current', 'page')
  const row = within(rowOf(100_001))
  expect(row.getByRole('link', { name: '№\u00A0100001' })).toHaveAttribute('href', `/user/orders/${guidOf(1)}/`)
  for (const words of ['Собираем', 'Можно забрать завтра', '6 товаров', 'Самовывоз', long, 'ООО «Волгаснаб»'])
    expect(row.getByText(words)).toBeInTheDocument()
  expect(row.getByText('12 491 ₽')).toBeVisible()
  expect(within(rowOf(100_002)).getByText('Получен')).toBeVisible()
})

test('a phone has cards instead of the table', async () => {
  await openList({ layout: 'mobile', orders: [makeOrderRow(1)] })
  expect(screen.queryByRole('table')).toBeNull()
  expect(within(screen.getByRole('article', { name: 'Заказ №\u00A0100001' })).getByText('Собираем')).toBeVisible()
})

test('what waits for money is paid, by an organization with its invoice', async () => {
  await openList({
    orders: [
      makeOrderRow(1, { status: 'awaiting-payment', payment: 'online', paymentDue: DUE }),
      makeOrderRow(2, { status: 'awaiting-payment', payment: 'invoice', paymentDue: DUE }),
    ],
  })
  const pay = within(rowOf(100_001)).getByRole('link', { name: /^Оплатить заказ/ })
  expect(pay).toHaveAttribute('href', `/checkout/payment/?orderid=${guidOf(1)}`)
  const invoice = within(rowOf(100_002)).getByRole('link', { name: /^Счёт на оплату заказа/ })
  expect(invoice).toHaveAttribute('href', `/api/v1/documents/file?kind=invoice&order=${guidOf(2)}`)
  expect(within(rowOf(100_001)).getByText('Держим товар до 25 ноября, 18:00')).toBeVisible()
})

test('an order is repeated from the list, with what has changed and the way to the cart', async () => {
  const api = await openList({ orders: [makeOrderRow(1), makeOrderRow(2)] })
  await userEvent.click(within(rowOf(100_002)).getByRole('button', { name: 'Повторить заказ №\u00A0100002' }))
  expect(await screen.findByText('В корзину добавлено 5 товаров')).toBeVisible()
  expect(screen.getByText('Стремянка: сейчас не продаём')).toBeVisible()
  expect(screen.getByText('Рулетка 5 м: есть только 4 из 10 шт')).toBeVisible()
  const cart = screen.getByRole('link', { name: 'Перейти в корзину' })
  expect(cart).toHaveAttribute('href', '/cart-checkout/')
  expect(cart).toHaveFocus()
  expect(api.calls.find(({ path }) => path === repeatOrder.path)!.input).toMatchObject({ body: { guid: guidOf(2) } })
})

test('a repetition that fails says so, and leaves the row as it is', async () => {
  const api = await openList({ orders: [makeOrderRow(1)] })
  api.on(repeatOrder, () => {
    throw new ApiError('rate-limited', 429)
  })
  await userEvent.click(screen.getByRole('button', { name: /^Повторить заказ/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много попыток')
  expect(screen.getByRole('button', { name: /^Повторить заказ/ })).toBeEnabled()
})

test('the address keeps search, state, organization, days and page', async () => {
  const account = makeBuyer()
  const volga = { id: 3, name: 'ООО «Волгаснаб»' }
  const orders = Array.from({ length: 500 }, (_, place) =>
    makeOrderRow(place + 1, { organization: volga, status: place % 2 === 0 ? 'assembling' : 'handed-over' }),
  )
  const at = `${LIST}?search=100&state=done&organization=3&from=2026-11-01&to=2026-11-20&page=2`
  const api = await openList({ account, orders }, at)
  expect(api.calls.findLast(({ path }) => path === listOrders.path)!.input).toMatchObject({
    query: {
      ...{ search: '100', state: 'done', organizationId: 3 },
      ...{ from: '2026-11-01', to: '2026-11-20', page: 2 },
    },
  })
  expect(screen.getByRole('searchbox', { name: 'Номер заказа, товар или код' })).toHaveValue('100')
  expect(screen.getByRole('combobox', { name: 'Кто покупает' })).toHaveDisplayValue(/^ООО «Волгаснаб»/)
  expect(screen.getByLabelText('С')).toHaveValue('2026-11-01')
  const states = within(screen.getByRole('navigation', { name: 'Состояние заказа' }))
  expect(states.getByRole('link', { current: true })).toHaveAccessibleName(/^Получены\s?250$/)
  const active = new URL(states.getByRole('link', { name: /^В работе/ }).getAttribute('href')!, 'http://shop.example')
  expect(Object.fromEntries(active.searchParams)).toEqual({
    ...{ search: '100', state: 'active', organization: '3', from: '2026-11-01', to: '2026-11-20' },
  })
  expect(screen.getByText('250 заказов')).toBeVisible()
  expect(screen.getByRole('link', { name: /Следующая/ })).toHaveAttribute('href', expect.stringContaining('page=3'))
})

test('a search that finds nothing leads back to all orders; days the wrong way round are named', async () => {
  await openList({ orders: [makeOrderRow(1)] }, `${LIST}?search=999&from=2026-11-02&to=2026-11-01`)
  expect(screen.getByRole('heading', { name: 'Ничего не нашли' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Показать все заказы' })).toHaveAttribute('href', LIST)
  expect(screen.getByLabelText('С')).toHaveAccessibleDescription('Первый день позже последнего. Поменяйте даты')
})

test('without orders the page leads to the goods', async () => {
  await openList()
  expect(screen.getByRole('heading', { name: 'Заказов пока нет' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Выбрать товары' })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('search')).toBeNull()
})

test('a guest is led to the sign-in, and back to the very orders', async () => {
  await openList({ account: null }, `${LIST}?state=unpaid`)
  const next = encodeURIComponent(`${LIST}?state=unpaid`)
  expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', `/login/?next=${next}`)
  expect(screen.queryByText('Заказывали без входа?')).toBeNull()
})

test('orders that were placed without a sign-in come into the account by a code to their phone', async () => {
  const api = await openList({ account: makeAccount() })
  await userEvent.click(screen.getByText('Заказывали без входа?'))
  const form = within(screen.getByRole('form', { name: 'Заказывали без входа?' }))
  await userEvent.click(form.getByRole('button', { name: 'Получить код' }))
  const phone = form.getByRole('textbox', { name: 'Телефон из заказа' })
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/\S/))
  await userEvent.type(phone, '9162041837')
  await userEvent.click(form.getByRole('button', { name: 'Получить код' }))
  const code = await form.findByRole('textbox', { name: 'Код из SMS' })
  expect(code).toHaveFocus()
  const before = api.calls.filter(({ path }) => path === listOrders.path).length
  await userEvent.type(code, '4815')
  expect(await screen.findByText('В кабинет добавлено: 2 заказа')).toBeVisible()
  expect(api.calls.find(({ path }) => path === claimGuestOrders.path)!.input).toEqual({
    body: { phone: '9162041837', code: '4815' },
  })
  expect(api.calls.filter(({ path }) => path === listOrders.path).length).toBeGreaterThan(before)
})

test('a wrong code is told at its field', async () => {
  const api = await openList()
  api.on(claimGuestOrders, () => ({
    status: 'error' as const,
    ...{ code: SIGN_IN_FAULT.other, found: 0 },
    data: { code: SIGN_IN_REFUSAL.input, errors: [{ title: 'Неверный код', details: [{ field: 'code' }] }] },
  }))
  await userEvent.click(screen.getByText('Заказывали без входа?'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Телефон из заказа' }), '9162041837')
  await userEvent.click(screen.getByRole('button', { name: 'Получить код' }))
  const code = await screen.findByRole('textbox', { name: 'Код из SMS' })
  await userEvent.type(code, '0000')
  await waitFor(() => expect(code).toHaveAccessibleDescription('Неверный код'))
})
