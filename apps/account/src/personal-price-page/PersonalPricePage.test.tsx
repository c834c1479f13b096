import { act, render, screen, within } from '@testing-library/react'
import { CabinetStory } from '../testing/CabinetStory.tsx'
import { createMoneyHarness, makeWholesale, type MoneyHarnessInput } from '../testing/moneyHarness.tsx'

async function openPage(input: MoneyHarnessInput = {}) {
  const harness = createMoneyHarness(input)
  await act(async () => render(<CabinetStory harness={harness} at="/user/personal-price/" />))
}
const cellOf = (name: string) => within(screen.getByRole('heading', { name }).closest('section')!)

test('a wholesaler sees his level, its discount and how much is missing for the next [CABINET-011]', async () => {
  await openPage({ served: ['/user/personal-price/'] })
  const menu = within(await screen.findByRole('navigation', { name: 'Разделы кабинета' }))
  expect(menu.getByRole('link', { name: /^Моя скидка/ })).toHaveAttribute('href', '/user/personal-price/')
  expect(cellOf('Скидка, уровень 2').getByText('8 %')).toBeVisible()
  expect(cellOf('Покупки за год').getByText('941 600 ₽')).toBeVisible()
  expect(cellOf('До уровня 3 осталось').getByText('58 400 ₽')).toBeVisible()
  expect(cellOf('До уровня 3 осталось').getByText('На уровне 3 скидка 10 %')).toBeVisible()
  const own = screen.getByRole('row', { name: /ваш/ })
  expect(own).toHaveTextContent('Уровень 2 ваш8 %от 300 000 ₽')
})

test('the highest level has no next one', async () => {
  await openPage({ wholesale: { level: 4, percent: 12, next: null } })
  expect(await screen.findByText('У вас высший')).toBeVisible()
})

test('what is reached by buying comes with the next order', async () => {
  await openPage({ wholesale: { next: { level: 3, percent: 10, missing: 0 } } })
  expect(await screen.findByText('Уровень 3 появится, когда получите следующий заказ')).toBeVisible()
})

test('a level by contract has neither a turnover nor a next level', async () => {
  await openPage({ wholesale: makeWholesale({ type: 'fixed', level: 1, percent: 7.5, next: null }) })
  expect(await screen.findByText('7,5 %')).toBeVisible()
  expect(screen.getByText('Уровень закреплён договором и не меняется от суммы покупок')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Покупки за год' })).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a guest is led to the sign-in, and back', async () => {
  await openPage({ account: null })
  expect(await screen.findByRole('link', { name: 'Войти' })).toHaveAttribute(
    'href',
    '/login/?next=%2Fuser%2Fpersonal-price%2F',
  )
})
