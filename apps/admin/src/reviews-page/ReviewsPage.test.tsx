import { moderate } from '@verstak/contracts/moderation'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAdminHarness } from '../testing/adminHarness.tsx'

async function open(address = '/admin/reviews/') {
  const { api, host, routes } = createAdminHarness()
  render(
    <TestHost host={host}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </TestHost>,
  )
  await screen.findByRole('heading', { level: 1 })
  const decided = () => api.calls.filter(({ path }) => path === moderate.path).map(({ input }) => input)
  return { decided }
}
const chosen = () => screen.getByRole('region', { name: 'Выбранный текст' })
const GUID = '6b86b273-ff34-4ce1-89d6-804eff5a3f6'

test('keys walk through the queue, publish, and refuse with a reason [ROUTE-072]', async () => {
  const { decided } = await open()
  expect(within(chosen()).getByText(/Верните деньги/)).toBeInTheDocument()
  await userEvent.keyboard('j')
  expect(within(chosen()).getByText('Собрали детскую.')).toBeInTheDocument()
  await userEvent.keyboard('k2r')
  await waitFor(() => expect(decided()).toHaveLength(1))
  expect(decided()).toEqual([{ body: { kind: 'review', guid: `${GUID}1`, decision: 'refuse', reason: 'rude' } }])
  await waitFor(() => expect(within(chosen()).getByText('Собрали детскую.')).toBeInTheDocument())
  await userEvent.keyboard('a')
  await waitFor(() => expect(decided()).toHaveLength(2))
  expect(decided()[1]).toEqual({ body: { kind: 'review', guid: `${GUID}2`, decision: 'approve' } })
})

test('letters typed into a field decide nothing', async () => {
  const { decided } = await open('/admin/reviews/?kind=discussion&state=approved')
  await userEvent.type(screen.getByRole('textbox', { name: 'Ответ магазина' }), 'ar')
  expect(decided()).toEqual([])
})
