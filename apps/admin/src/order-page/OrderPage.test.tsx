import { changeOrderAsStaff, scanMark } from '@verstak/contracts/orderStaff'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAdminHarness, type AdminHarnessInput } from '../testing/adminHarness.tsx'
import { ORDER_GUID } from '../testing/adminOrders.ts'

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
  return { callsOf }
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
