import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { createRedirect, deleteRedirect } from '@verstak/contracts/staffRedirect'
import { setupModals } from '@verstak/testing/setupModals'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAdminHarness } from '../testing/adminHarness.tsx'

beforeEach(setupModals)

async function open(address: string) {
  const harness = createAdminHarness()
  const router = createMemoryRouter(harness.routes, { initialEntries: [address] })
  render(
    <TestHost host={harness.host}>
      <RouterProvider router={router} />
    </TestHost>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { ...harness, router }
}

test('a new entity is made by its few fields and opens; what is wrong is said at its field', async () => {
  const { api, router } = await open('/admin/redirects/')
  await userEvent.click(screen.getByText('Новая переадресация'))
  const [from, to] = ['Откуда', 'Куда'].map((name) => screen.getByRole('textbox', { name }))
  await userEvent.type(from!, '/faq/')
  await userEvent.type(to!, '/brands/')
  await userEvent.click(screen.getByRole('button', { name: 'Создать' }))
  expect(await screen.findByText('По этому адресу работает страница магазина')).toBeVisible()
  await waitFor(() => expect(from).toHaveFocus())
  expect(to).toHaveValue('/brands/')
  await userEvent.clear(from!)
  await userEvent.type(from!, '/catalog/')
  await userEvent.click(screen.getByRole('button', { name: 'Создать' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/redirects/8/'))
  expect(api.calls.findLast(({ path }) => path === createRedirect.path)!.input).toEqual({
    body: { values: { from: '/catalog/', to: '/brands/', isPermanent: true } },
  })
})

test('an entity is deleted after a question, with the version that was seen', async () => {
  const { api, router } = await open('/admin/redirects/8/')
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }))
  const question = await screen.findByRole('dialog', { name: 'Удалить «/catalog/bosch.html»?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Удалить' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/redirects/'))
  expect(api.calls.findLast(({ path }) => path === deleteRedirect.path)!.input).toEqual({ body: { id: 8, version: 1 } })
})
