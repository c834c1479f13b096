import { ApiError } from '@verstak/api-client/ApiError'
import { changeOrderAsStaff } from '@verstak/contracts/orderStaff'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAdminHarness } from '../testing/adminHarness.tsx'
import { ORDER_GUID } from '../testing/adminOrders.ts'

async function open() {
  const { api, host, routes } = createAdminHarness()
  api.on(changeOrderAsStaff, ({ body: { guid, to } }) => {
    if (guid !== ORDER_GUID) throw new ApiError('order-state', 409)
    return { status: to }
  })
  const router = createMemoryRouter(routes, { initialEntries: ['/admin/orders/'] })
  render(
    <TestHost host={host}>
      <RouterProvider router={router} />
    </TestHost>,
  )
  for (const number of ['100417', '100416'])
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(number) }))
  return { changed: () => api.calls.filter(({ path }) => path === changeOrderAsStaff.path).map(({ input }) => input) }
}

test('chosen orders are taken one after another, and each says what became of it', async () => {
  const { changed } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Взять в сборку' }))
  const results = await screen.findByRole('region', { name: /^Взять в сборку/ })
  await waitFor(() => expect(within(results).getByRole('status')).toHaveTextContent('Готово: 1, без изменений: 1'))
  const rows = within(results).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '100417Собирается',
    '100416Так нельзя: ждёт оплаты. Возможно, заказ уже изменили.',
  ])
  expect(changed()).toEqual([
    { body: { guid: ORDER_GUID, to: 'assembling' } },
    { body: { guid: '6b86b273-ff34-4ce1-89d6-804eff5a3f58', to: 'assembling' } },
  ])
})

test('the chosen orders go to one print', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Листы сборки' })).toHaveAttribute(
    'href',
    `/admin/orders/sheets/?guids=${encodeURIComponent(`${ORDER_GUID},6b86b273-ff34-4ce1-89d6-804eff5a3f58`)}`,
  )
})
