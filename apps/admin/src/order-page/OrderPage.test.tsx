import { ApiError } from '@verstak/api-client/ApiError'
import { changeOrderAsStaff, decideReturn, readStaffOrder, scanMark } from '@verstak/contracts/orderStaff'
import { confirmUser, getConfirmation } from '@verstak/contracts/profile'
import { SIGN_IN_REFUSAL } from '@verstak/contracts/signIn'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAdminHarness, type AdminHarnessInput } from '../testing/adminHarness.tsx'
import { makeStaffOrder, ORDER_GUID } from '../testing/adminOrders.ts'

const RETURN = {
  guid: ORDER_GUID,
  state: 'requested' as const,
  reason: 'unfit' as const,
  comment: '',
  requestedAt: '2026-11-23T11:20:00Z',
  refundDueAt: '2026-12-03T11:20:00Z',
  answer: '',
  amount: 0,
  deliveryAmount: 0,
  lines: [{ position: 0, name: 'Дрель Bosch', quantity: 1, amount: 12_490_00 }],
}

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})
beforeEach(() => localStorage.clear())

async function open(input: AdminHarnessInput = {}) {
  const { api, host, routes } = createAdminHarness(input)
  const router = createMemoryRouter(routes, { initialEntries: [`/admin/orders/${ORDER_GUID}/`] })
  render(
    <TestHost host={host}>
      <RouterProvider router={router} />
    </TestHost>,
  )
  await screen.findByRole('heading', { level: 1 })
  const callsOf = ({ path }: { path: string }) =>
    api.calls.filter((call) => call.path === path).map(({ input: sent }) => sent)
  return { api, callsOf }
}

const scan = async (code: string) => {
  const field = screen.getByRole('textbox', { name: 'Код товара или код маркировки' })
  await userEvent.type(field, `${code}{Enter}`)
}

test('a scanner assembles the order piece by piece, and only then it is ready', async () => {
  const { callsOf } = await open()
  const ready = screen.getByRole('button', { name: 'Готов к выдаче' })
  expect(ready).toBeDisabled()
  await scan('15843327')
  await scan('nothing')
  expect(screen.getByText('В заказе нет товара с таким кодом')).toBeInTheDocument()
  await scan('10448213')
  await userEvent.click(screen.getByRole('button', { name: 'Собрал 1: Бита PH2' }))
  expect(ready).toBeEnabled()
  await scan('15843327')
  expect(screen.getByText('Все штуки этого товара уже собраны')).toBeInTheDocument()
  await userEvent.click(ready)
  expect(callsOf(changeOrderAsStaff)).toEqual([{ body: { guid: ORDER_GUID, to: 'ready', reason: '' } }])
})

test('the last piece is taken back by Ctrl Z, and what was taken outlives the page', async () => {
  await open()
  await scan('10448213')
  await scan('10448213')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(screen.getByRole('region', { name: /Сборка/ })).toHaveTextContent('1 из 3 шт')
  await open()
  await waitFor(() => {
    const [, again] = screen.getAllByRole('region', { name: /Сборка/ })
    expect(again).toHaveTextContent('1 из 3 шт')
  })
})

test('the code of a marked piece goes to its line', async () => {
  const { callsOf } = await open()
  await scan('10448213')
  const code = '010463003759026521uHpIIf3'
  await scan(code)
  expect(callsOf(scanMark)).toEqual([{ body: { guid: ORDER_GUID, position: 1, code } }])
})

test('an order is cancelled with words for its shopper', async () => {
  const { callsOf } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Отменить' }))
  const window = await screen.findByRole('dialog', { name: 'Отменить заказ?' })
  await userEvent.click(within(window).getByRole('button', { name: 'Отменить заказ' }))
  expect(callsOf(changeOrderAsStaff)).toEqual([])
  await userEvent.type(within(window).getByRole('textbox', { name: 'Почему' }), 'нет на складе')
  await userEvent.click(within(window).getByRole('button', { name: 'Отменить заказ' }))
  expect(callsOf(changeOrderAsStaff)).toEqual([
    { body: { guid: ORDER_GUID, to: 'cancelled', reason: 'нет на складе' } },
  ])
})

test('before money goes out a fresh sign-in is asked for, and the decision is not lost', async () => {
  const { api, callsOf } = await open({ order: { status: 'handed-over', returns: [RETURN] } })
  let isFresh = false
  api
    .on(getConfirmation, () => ({ isFresh: false, hasPassword: true, types: ['phone' as const] }))
    .on(confirmUser, ({ body: { password } }) => {
      isFresh = password === 'Tools-2026'
      if (isFresh) return { status: 'success' as const }
      const errors = [{ title: 'Неверный пароль', message: '', details: [{ field: 'password' }] }]
      return { status: 'error' as const, data: { code: SIGN_IN_REFUSAL.input, errors } }
    })
    .on(decideReturn, () => {
      if (!isFresh) throw new ApiError('confirmation-required', 403)
      return { ...RETURN, state: 'approved' as const }
    })
  await userEvent.type(screen.getByRole('textbox', { name: 'Ответ покупателю' }), 'Приняли')
  await userEvent.click(screen.getByRole('button', { name: 'Принять и вернуть деньги' }))
  const form = await screen.findByRole('group', { name: 'Подтвердите, что это вы' })
  const password = within(form).getByLabelText('Пароль')
  await userEvent.type(password, 'Tools')
  await userEvent.click(within(form).getByRole('button', { name: 'Подтвердить' }))
  expect(await screen.findByText('Неверный пароль')).toBeInTheDocument()
  expect(callsOf(decideReturn)).toHaveLength(1)
  // What is changed meanwhile counts.
  await userEvent.type(screen.getByRole('textbox', { name: 'Ответ покупателю' }), ', спасибо')
  await userEvent.type(password, '-2026')
  await userEvent.click(within(form).getByRole('button', { name: 'Подтвердить' }))
  await waitFor(() => expect(callsOf(decideReturn)).toHaveLength(2))
  const decisionWith = (answer: string) => ({
    body: { returnGuid: ORDER_GUID, lines: [{ position: 0, quantity: 1, isSellable: true }], answer },
  })
  expect(callsOf(decideReturn)).toEqual([decisionWith('Приняли'), decisionWith('Приняли, спасибо')])
  // The first one has asked what he can confirm by.
  const proofs = [{ body: { password: 'Tools' } }, { body: { password: 'Tools-2026' } }]
  expect(callsOf(confirmUser)).toEqual([{}, ...proofs])
})

test('when a return is decided, the focus is on it instead of the button that has gone', async () => {
  const { api } = await open({ order: { status: 'handed-over', returns: [RETURN] } })
  api.on(decideReturn, () => ({ ...RETURN, state: 'approved' as const }))
  const decided = { status: 'handed-over' as const, returns: [{ ...RETURN, state: 'approved' as const }] }
  api.on(readStaffOrder, () => makeStaffOrder(decided))
  await userEvent.click(screen.getByRole('button', { name: 'Принять и вернуть деньги' }))
  const accept = screen.queryByRole('button', { name: 'Принять и вернуть деньги' })
  await waitFor(() => expect(accept).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('article')).toHaveFocus())
})

test('a refusal needs words', async () => {
  const { callsOf } = await open({ order: { status: 'handed-over', returns: [RETURN] } })
  await userEvent.click(screen.getByRole('button', { name: 'Отказать' }))
  expect(await screen.findByText('Напишите, почему отказано')).toBeInTheDocument()
  expect(callsOf(decideReturn)).toEqual([])
})
