import { ApiError } from '@verstak/api-client/ApiError'
import { applyProductChanges, planProductChanges } from '@verstak/contracts/staffCatalogue'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAdminHarness } from '../testing/adminHarness.tsx'

const differences = Array.from({ length: 30 }, (_, place) => ({
  ...{ id: place + 1, version: 0, sku: `S-${place}`, name: `Дрель ${place}` },
  fields: [{ field: 'price', old: 100_000, new: 90_000 }],
}))

test('a change of many that breaks off says how far it came, and goes on no more', async () => {
  const { api, host, routes } = createAdminHarness()
  api
    .on(planProductChanges, () => ({ differences, same: 0, refused: [] }))
    .on(applyProductChanges, ({ body: { changes } }) => {
      if (changes.length < 25) throw new ApiError('unavailable', 503)
      return { applied: changes.length, refused: [] }
    })
  const router = createMemoryRouter(routes, { initialEntries: ['/admin/product/'] })
  render(
    <TestHost host={host}>
      <RouterProvider router={router} />
    </TestHost>,
  )
  await userEvent.click(await screen.findByText('Изменить много'))
  await userEvent.click(screen.getAllByRole('button', { name: 'Показать разницу' })[0]!)
  await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }))
  expect(await screen.findByText('Остановлено: изменено 25 из 30')).toBeVisible()
  expect(screen.getByText('Не получилось. Попробуйте ещё раз.')).toBeVisible()
  expect(screen.queryByText(/^Готово/)).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
})
