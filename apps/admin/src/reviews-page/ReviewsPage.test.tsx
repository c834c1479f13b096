import { listModeration, moderate } from '@verstak/contracts/moderation'
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

test('the last decision is taken back with a key, once', async () => {
  const { decided } = await open()
  await userEvent.keyboard('z')
  await userEvent.keyboard('a')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Вернуть последнее решение' })).toBeEnabled())
  await userEvent.keyboard('z')
  await waitFor(() => expect(decided()).toHaveLength(2))
  expect(decided()[1]).toEqual({ body: { kind: 'review', guid: `${GUID}1`, decision: 'undo' } })
  expect(screen.queryByRole('button', { name: 'Вернуть последнее решение' })).toBeNull()
})

test('filters of the queue are in the address and narrow it', async () => {
  const { host, api, routes } = createAdminHarness()
  render(
    <TestHost host={host}>
      <RouterProvider
        router={createMemoryRouter(routes, {
          initialEntries: ['/admin/reviews/?product=дрель&stars=1&days=7&mark=word'],
        })}
      />
    </TestHost>,
  )
  expect(await screen.findByRole('combobox', { name: 'Оценка' })).toHaveValue('1')
  expect(screen.getByRole('searchbox', { name: 'Товар или код' })).toHaveValue('дрель')
  const asked = api.calls.find(({ path }) => path === listModeration.path)!
  expect(asked.input).toEqual({
    query: { kind: 'review', state: 'waiting', page: 1, product: 'дрель', stars: 1, days: 7, mark: 'word' },
  })
  expect(screen.getByRole('link', { name: 'Сбросить' })).toHaveAttribute('href', '/admin/reviews/')
})

test('letters typed into a field decide nothing', async () => {
  const { decided } = await open('/admin/reviews/?kind=discussion&state=approved')
  await userEvent.type(screen.getByRole('textbox', { name: 'Ответ магазина' }), 'ar')
  expect(decided()).toEqual([])
})
