import { act, render, screen, within } from '@testing-library/react'
import { getBalance } from '@verstak/contracts/balance'
import { CabinetStory } from '../testing/CabinetStory.tsx'
import { createMoneyHarness, makeBalance, type MoneyHarnessInput } from '../testing/moneyHarness.tsx'
import { balanceAddressOf, parseBalanceAddress } from './balanceAddress.ts'

async function openPage(input: MoneyHarnessInput = {}, at = '/user/balance/') {
  const harness = createMoneyHarness(input)
  await act(async () => render(<CabinetStory harness={harness} at={at} />))
  return harness.api
}

test('a company finds its balance in the menu: what it owes, what is overdue, the limit [CABINET-006]', async () => {
  await openPage({ served: ['/user/balance/'] })
  const menu = within(await screen.findByRole('navigation', { name: 'Разделы кабинета' }))
  expect(menu.getByRole('link', { name: 'Баланс' })).toHaveAttribute('href', '/user/balance/')
  const cellOf = (name: string) => within(screen.getByRole('heading', { name }).closest('section')!)
  expect(cellOf('К оплате').getByText('142 160 ₽')).toBeVisible()
  expect(cellOf('К оплате').getByText('Просрочено 38 420 ₽')).toBeVisible()
  expect(cellOf('Свободный лимит отсрочки').getByText('157 840 ₽')).toBeVisible()
  expect(cellOf('Свободный лимит отсрочки').getByText(/Занято 47 % из 300 000 ₽/)).toBeVisible()
})

test('orders that wait for money say until when', async () => {
  await openPage()
  const due = within((await screen.findByRole('heading', { name: /Ждут оплаты/ })).closest('section')!)
  expect(due.getByText('Срок был 20 ноября 2026')).toBeVisible()
  expect(due.getByText('Оплатить до 5 декабря 2026')).toBeVisible()
})

test('the statement has each order and payment with what was owed after it', async () => {
  await openPage()
  const payment = within((await screen.findByText('Оплата')).closest('li')!)
  expect(payment.getByText('−42 640 ₽')).toBeVisible()
  expect(payment.getByText('к оплате 142 160 ₽')).toBeVisible()
  expect(screen.getAllByText('Заказ оформлен')).toHaveLength(2)
  expect(screen.queryByText('Было к оплате на начало')).toBeNull()
})

test('a period is asked for as it stands in the address, and shows what was owed before it', async () => {
  const api = await openPage({}, '/user/balance/?from=2026-11-01&to=2026-11-30')
  expect(await screen.findByText('Было к оплате на начало')).toBeVisible()
  expect(api.calls.find(({ path }) => path === getBalance.path)?.input).toEqual({
    query: { from: '2026-11-01', to: '2026-11-30', page: 1, limit: 20 },
  })
  expect(screen.getByLabelText('С')).toHaveValue('2026-11-01')
  expect(screen.getByRole('link', { name: 'За всё время' })).toHaveAttribute('href', '/user/balance/')
})

test('a period that ends before it begins is told', async () => {
  await openPage({}, '/user/balance/?from=2026-11-30&to=2026-11-01')
  expect(await screen.findByLabelText('С')).toHaveAccessibleDescription(
    'Первый день периода позже последнего. Поменяйте даты',
  )
})

test('money above what is owed is no debt', async () => {
  await openPage({ balance: { owed: -50_000, overdue: 0, due: [], dueTotal: 0, deferred: null } })
  const cell = within((await screen.findByRole('heading', { name: 'Ваша переплата' })).closest('section')!)
  expect(cell.getByText('500 ₽')).toBeVisible()
  expect(screen.queryByRole('heading', { name: /Ждут оплаты/ })).toBeNull()
})

test('a company without orders is told what comes here', async () => {
  const statement = { ...makeBalance().statement, entries: [], total: 0 }
  await openPage({ balance: { owed: 0, overdue: 0, due: [], dueTotal: 0, statement } })
  expect(await screen.findByRole('heading', { name: 'Здесь пока пусто' })).toBeVisible()
})

test('a guest is led to the sign-in, and back', async () => {
  await openPage({ account: null })
  expect(await screen.findByRole('link', { name: 'Войти' })).toHaveAttribute(
    'href',
    '/login/?next=%2Fuser%2Fbalance%2F',
  )
})

test.each([
  ['from=2026-02-31&to=x&page=-1', { from: null, to: null, page: 1 }],
  ['from=2026-02-28&page=2', { from: '2026-02-28', to: null, page: 2 }],
])('the address «%s» is read', (query, address) => {
  expect(parseBalanceAddress(new URLSearchParams(query))).toEqual(address)
  expect(parseBalanceAddress(new URL(balanceAddressOf(address), 'http://x').searchParams)).toEqual(address)
})
