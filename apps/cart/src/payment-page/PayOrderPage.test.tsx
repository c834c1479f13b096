import { ApiError } from '@verstak/api-client/ApiError'
import { findOrderToPay, getPayment } from '@verstak/contracts/payment'
import { guidOf } from '@verstak/testing/factories'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createCartApi } from '../testing/cartApi.ts'
import { renderCartPage } from '../testing/renderCartPage.tsx'

const link = `/checkout/payment/?orderid=${guidOf(500)}&key=secret`

const numberField = () => screen.getByRole('textbox', { name: 'Номер заказа' })
const phoneField = () => screen.getByRole('textbox', { name: 'Телефон' })
const find = () => userEvent.click(screen.getByRole('button', { name: 'Найти и оплатить' }))

async function open(answer: () => { link: string }) {
  const api = createCartApi()
  api.on(findOrderToPay, answer)
  api.on(getPayment, () => {
    throw new ApiError('not-found', 404)
  })
  const { router } = await renderCartPage(api, { address: '/pay-order/' })
  const sent = () => api.calls.filter(({ path }) => path === findOrderToPay.path).map(({ input }) => input)
  return { router, sent }
}

async function fillIn() {
  await userEvent.type(numberField(), '№ 1042')
  await userEvent.type(phoneField(), '9161234567')
}

test('empty fields are told at their places, and the first one has the focus', async () => {
  const { sent } = await open(() => ({ link }))
  await find()
  await screen.findByText('Укажите номер заказа цифрами')
  expect(numberField()).toHaveAccessibleDescription('Укажите номер заказа цифрами')
  expect(phoneField()).toHaveAccessibleDescription('Введите ваш номер телефона')
  expect(numberField()).toHaveFocus()
  expect(sent()).toEqual([])
})

test.each([
  ['an order that does not exist', new ApiError('not-found', 404), 'Заказа с таким номером и телефоном нет'],
  ['too many tries', new ApiError('rate-limited', 429), 'Слишком много попыток'],
  ['a lost connection', new ApiError('unavailable', 0), 'Магазин не ответил'],
])('%s is told, and what was typed stays', async (_, failure, text) => {
  await open(() => {
    throw failure
  })
  await fillIn()
  await find()
  await screen.findByText(text, { exact: false })
  expect(numberField()).toHaveValue('№ 1042')
  expect(phoneField()).toHaveValue('+7 (916) 123-45-67')
})

test('another phone takes back that no order was found', async () => {
  await open(() => {
    throw new ApiError('not-found', 404)
  })
  await fillIn()
  await find()
  await screen.findByText('Заказа с таким номером', { exact: false })
  await userEvent.type(phoneField(), '{Backspace}')
  expect(numberField()).not.toHaveAccessibleDescription()
})

test('the order that was found is paid [ROUTE-064]', async () => {
  const { router, sent } = await open(() => ({ link }))
  await fillIn()
  await find()
  await screen.findByText('Такого заказа нет')
  expect(sent()).toEqual([{ body: { number: '1042', phone: '9161234567' } }])
  expect(router.state.location.pathname + router.state.location.search).toBe(link)
})
