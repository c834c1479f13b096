import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { applyPromoCode } from '@verstak/contracts/cartPromo'
import { setupModals } from '@verstak/testing/setupModals'
import { makeAccount } from '../testing/accountHarness.tsx'
import { CabinetStory } from '../testing/CabinetStory.tsx'
import { createMoneyHarness, guidOf, makePromo, type MoneyHarnessInput } from '../testing/moneyHarness.tsx'

beforeEach(setupModals)

async function openPage(input: MoneyHarnessInput = {}) {
  const harness = createMoneyHarness({ account: makeAccount(), codes: [makePromo()], ...input })
  await act(async () => render(<CabinetStory harness={harness} at="/user/promo/" />))
  return harness.api
}

test('a person finds his codes in the menu, with conditions and terms [CABINET-008]', async () => {
  const used = makePromo({
    code: 'МОЙ300',
    state: 'used',
    endsAt: null,
    orders: [{ guid: guidOf(1), number: '100231' }],
  })
  const served = ['/user/promo/', `/user/orders/${guidOf(1)}/`]
  await openPage({ codes: [makePromo(), used], served })
  const menu = within(await screen.findByRole('navigation', { name: 'Разделы кабинета' }))
  expect(menu.getByRole('link', { name: 'Промокоды' })).toHaveAttribute('href', '/user/promo/')
  const usable = within(screen.getByRole('heading', { name: /Можно применить/ }).closest('section')!)
  expect(usable.getByText('МИНУС500')).toBeVisible()
  expect(usable.getByText('Заказ от 5 000 ₽')).toBeVisible()
  expect(usable.getByText('До 31 декабря 2026')).toBeVisible()
  const others = within(screen.getByRole('heading', { name: /Сейчас не действуют/ }).closest('section')!)
  expect(others.getByText('Вы уже использовали.')).toBeVisible()
  expect(others.getByRole('link', { name: '№\u00A0100231' })).toHaveAttribute('href', served[1])
  expect(others.queryByRole('button')).toBeNull()
})

test('a code is copied', async () => {
  const user = userEvent.setup()
  await openPage()
  await user.click(await screen.findByRole('button', { name: 'Скопировать код МИНУС500' }))
  expect(await screen.findByText('Код МИНУС500 скопирован')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('МИНУС500')
})

test('a code is applied to the cart, once', async () => {
  const api = await openPage()
  api.on(applyPromoCode, () => ({ success: true, data: { errors: [] } }))
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Применить к корзине код МИНУС500' }))
  expect(await screen.findByText('Код МИНУС500 применён к корзине')).toBeVisible()
  expect(api.calls.filter(({ path }) => path === applyPromoCode.path).map(({ input }) => input)[0]).toEqual({
    body: { promocode: 'МИНУС500' },
  })
})

test('a refusal says why in the shop’s words', async () => {
  const api = await openPage()
  const error = { code: 'min-sum', title: 'Промокод не применён', message: 'Добавьте товаров ещё на 100 ₽' }
  api.on(applyPromoCode, () => ({ success: false, data: { errors: [error] } }))
  await userEvent.click(await screen.findByRole('button', { name: /^Применить/ }))
  expect(await screen.findByText('Добавьте товаров ещё на 100 ₽')).toBeVisible()
})

test.each([
  ['cart-token-required', 409, 'Сначала положите товары в корзину, потом примените код'],
  ['rate-limited', 429, 'Слишком много попыток. Подождите минуту и попробуйте ещё раз'],
  ['unavailable', 503, 'Не получилось. Проверьте связь и попробуйте ещё раз'],
] as const)('a failed call (%s) says what to do', async (code, status, text) => {
  const api = await openPage()
  api.on(applyPromoCode, () => {
    throw new ApiError(code, status)
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Применить/ }))
  expect(await screen.findByText(text)).toBeVisible()
})

test('without codes the page says where they come from', async () => {
  await openPage({ codes: [] })
  expect(await screen.findByRole('heading', { name: 'Промокодов пока нет' })).toBeVisible()
})

test('a guest is led to the sign-in, and back', async () => {
  await openPage({ account: null })
  expect(await screen.findByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login/?next=%2Fuser%2Fpromo%2F')
})
