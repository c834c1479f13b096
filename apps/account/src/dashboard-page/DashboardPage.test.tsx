import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { addList } from '@verstak/contracts/cartList'
import { listNotReviewed } from '@verstak/contracts/purchaseHistory'
import { makeCart } from '@verstak/testing/factories'
import { makeList, makeListed } from '../testing/accountHarness.tsx'
import { CabinetStory } from '../testing/CabinetStory.tsx'
import { guidOf, makeBuyer, makeDocument } from '../testing/moneyHarness.tsx'
import { createOrdersHarness, makeOrderRow, ORDER_PAGES, type OrdersHarnessInput } from '../testing/ordersHarness.tsx'

const AT = '/user/dashboard/'

async function openDashboard(
  input: OrdersHarnessInput = {},
  prepare?: (api: ReturnType<typeof createOrdersHarness>['api']) => void,
) {
  const harness = createOrdersHarness(input)
  prepare?.(harness.api)
  await act(async () => render(<CabinetStory harness={harness} at={AT} />))
  await screen.findByRole('heading', { level: 1 })
  return harness.api
}

const often = [
  { ...makeListed(), times: 7 },
  {
    ...makeListed({ id: 2, guid: guidOf(22), code: '16220418', name: 'Саморезы', quantity: 20, price: 36_500 }),
    times: 4,
  },
  { ...makeListed({ id: 3, guid: guidOf(23), name: 'Стремянка', isAvailable: false, available: 0 }), times: 2 },
]

const purchase = {
  ...{ productId: 1, productGuid: guidOf(31), code: '15843327', name: 'Дрель', link: '/product/drel-1/' },
  ...{ image: '/pictures/drill/{size}.{format}', orderGuid: guidOf(1), orderNumber: '100001' },
  receivedAt: '2026-11-20T09:00:00.000Z',
}

test('orders under way and those that wait for money are there at a glance [ROUTE-045]', async () => {
  const paymentDue = { at: '2026-11-25T15:00:00.000Z', text: '25 ноября, 18:00' }
  const orders = [
    makeOrderRow(1, { status: 'awaiting-payment', payment: 'online', paymentDue }),
    ...[2, 3, 4, 5, 6].map((place) => makeOrderRow(place)),
    makeOrderRow(7, { status: 'handed-over' }),
  ]
  await openDashboard({ orders })
  const menu = within(screen.getByRole('navigation', { name: 'Разделы кабинета' }))
  expect(menu.getByRole('link', { name: 'Мой кабинет' })).toHaveAttribute('aria-current', 'page')
  const moving = within(screen.getByRole('region', { name: 'В работе' }))
  expect(moving.getAllByRole('article')).toHaveLength(4)
  expect(moving.getByRole('heading')).toHaveTextContent('В работе 5 заказов')
  expect(moving.getByRole('link', { name: 'И ещё 1\u00A0заказ' })).toHaveAttribute(
    'href',
    '/user/orders/all/?state=active',
  )
  const unpaid = within(screen.getByRole('region', { name: 'Ждут оплаты' }))
  expect(unpaid.getByText('Держим товар до 25 ноября, 18:00')).toBeVisible()
  expect(unpaid.getByRole('link', { name: /^Оплатить заказ/ })).toHaveAttribute(
    'href',
    `/checkout/payment/?orderid=${guidOf(1)}`,
  )
})

test('a company sees debt, limit, level, papers, lists and orders by codes', async () => {
  const documents = [makeDocument(2, { kind: 'transfer', number: '17' }), makeDocument(1)]
  await openDashboard({ account: makeBuyer(), orders: [makeOrderRow(1)], documents, lists: [makeList()] })
  for (const [name, figure] of [
    ['К оплате', '142 160 ₽'],
    ['Свободный лимит отсрочки', '157 840 ₽'],
    ['Скидка, уровень 2', '8 %'],
    ['Документы', '2 документа'],
  ])
    expect(screen.getByRole('heading', { name: name! }).parentElement).toHaveTextContent(figure!)
  expect(screen.getByText('Просрочено 38 420 ₽')).toBeVisible()
  expect(screen.getByText(/^До уровня 3 \(10\s%\) ещё 58 400 ₽/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Бригада 3, расходники' })).toBeVisible()
  const form = screen.getByRole('textbox', { name: /^Код товара и количество/ }).closest('form')!
  expect(form).toHaveAttribute('action', expect.stringContaining('/api/v1/cart/list/form'))
})

test('a purchaser sees no money of the company, and it is not asked for [ROLE-010]', async () => {
  const account = makeBuyer({ currentUserRole: 'purchaser' })
  const api = await openDashboard({ account, orders: [makeOrderRow(1)] })
  expect(screen.queryByText('К оплате')).toBeNull()
  expect(screen.queryByText('Свободный лимит отсрочки')).toBeNull()
  expect(api.calls.filter(({ path }) => path === '/api/v1/balance')).toEqual([])
})

test('what is bought often comes into the cart with one press: what is marked, in the wanted quantities', async () => {
  const api = await openDashboard({ often, orders: [makeOrderRow(1)] }, (fake) =>
    fake.on(addList, ({ body }) => ({
      results: body.items.map(({ productGuid, quantity }) => ({
        productGuid,
        added: quantity,
        state: 'added' as const,
      })),
      cart: makeCart(),
    })),
  )
  const block = within(screen.getByRole('region', { name: 'Берёте часто' }))
  expect(block.getByText('Отмечено: 2 товара')).toBeVisible()
  expect(block.getByRole('checkbox', { name: 'Отметить: Стремянка' })).toBeDisabled()
  // 50 pairs of gloves and 20 boxes.
  expect(block.getByText('18 750 ₽')).toBeVisible()
  await userEvent.click(block.getByRole('checkbox', { name: 'Отметить: Саморезы' }))
  await userEvent.click(block.getAllByRole('button', { name: /^Больше/ })[0]!)
  await userEvent.click(block.getByRole('button', { name: 'В корзину' }))
  expect(await block.findByText('В корзине: 1 товар')).toBeVisible()
  const [call] = api.calls.filter(({ path }) => path === addList.path)
  expect(call!.input).toMatchObject({ body: { items: [{ productGuid: often[0]!.guid, quantity: 51 }] } })
})

test('what was bought in one order only is not called often', async () => {
  await openDashboard({ often: often.map((one) => ({ ...one, times: 1 })), orders: [makeOrderRow(1)] })
  expect(screen.getByRole('region', { name: 'Вы уже брали' })).toBeVisible()
  expect(screen.queryByText('Берёте часто')).toBeNull()
})

test('without scripts the same goes to the cart as a list of codes', async () => {
  await openDashboard({ often, orders: [makeOrderRow(1)] })
  const form = screen.getByRole('region', { name: 'Берёте часто' }).querySelector('form')!
  expect(new FormData(form).get('text')).toBe('14008275 50\n16220418 20')
  expect(new FormData(form).get('action')).toBe('check')
})

test('products wait for a review once there is a page for it', async () => {
  const served = [...ORDER_PAGES, '/product/drel-1/add-review/']
  await openDashboard({ orders: [makeOrderRow(1)], notReviewed: [purchase], served })
  const block = within(screen.getByRole('region', { name: 'Ждут отзыва' }))
  expect(block.getByRole('link', { name: 'Написать отзыв: Дрель' })).toHaveAttribute(
    'href',
    '/product/drel-1/add-review/',
  )
  expect(block.getByText('Получен 20 ноября 2026')).toBeVisible()
})

test('a failure of what waits for a review hides that alone [API-006]', async () => {
  const served = [...ORDER_PAGES, '/product/drel-1/add-review/']
  const api = await openDashboard({ orders: [makeOrderRow(1)], notReviewed: [purchase], served }, (fake) =>
    fake.on(listNotReviewed, () => {
      throw new ApiError('unavailable', 503)
    }),
  )
  expect(screen.queryByText('Ждут отзыва')).toBeNull()
  expect(screen.getByRole('region', { name: 'В работе' })).toBeVisible()
  expect(api.calls.find(({ path }) => path === listNotReviewed.path)!.input).toEqual({ query: { page: 1, limit: 3 } })
})

test('who has ordered nothing yet is led to the goods', async () => {
  await openDashboard()
  expect(screen.getByRole('heading', { name: 'Заказов пока нет' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Выбрать товары' })).toHaveAttribute('href', '/')
})

test('a phone has the menu in the page', async () => {
  await openDashboard({ layout: 'mobile', account: makeBuyer(), orders: [makeOrderRow(1)] })
  const menu = within(screen.getByRole('navigation', { name: 'Разделы кабинета' }))
  expect(menu.getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/user/orders/all/')
  expect(screen.getByText('Сменить организацию')).toBeVisible()
})
