import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { endDevices } from '@verstak/contracts/session'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { setupModals } from '@verstak/testing/setupModals'
import { createAccountHarness, makeDevice, PHONE, type AccountHarnessInput } from '../testing/accountHarness.tsx'

beforeEach(setupModals)

async function openPage(input: AccountHarnessInput = {}) {
  const { api, host, routes } = createAccountHarness(input)
  const pages = routes.map((route) => ({ ...route, hydrateFallbackElement: <p>wait</p>, errorElement: <p>failed</p> }))
  const router = createMemoryRouter(pages, { initialEntries: ['/user/devices/'] })
  await act(async () =>
    render(
      <TestHost host={host}>
        <RouterProvider router={router} />
      </TestHost>,
    ),
  )
  return api
}
const endings = (api: Awaited<ReturnType<typeof openPage>>) =>
  api.calls.filter(({ path }) => path === endDevices.path).map(({ input }) => input)

test('shows where the user is signed in, and that this device is one of them', async () => {
  await openPage()
  const list = within(await screen.findByRole('region', { name: 'Вы вошли на этих устройствах' }))
  const [here, phone] = list.getAllByRole('listitem')
  expect(here).toHaveTextContent('Это устройство')
  expect(here).toHaveTextContent('Вход 23 ноября 2026, 11:52, последний раз 23 ноября 2026, 12:10 · 203.0.113.7')
  expect(within(here!).queryByRole('button')).toBeNull()
  expect(phone).toHaveTextContent('Safari, iPhone')
})

test('ends a session elsewhere and keeps the focus near', async () => {
  const api = await openPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Завершить: Safari, iPhone' }))
  expect(endings(api)).toEqual([{ body: { id: PHONE } }])
  expect(screen.queryByText('Safari, iPhone')).toBeNull()
  expect(screen.getByRole('region', { name: 'Вы вошли на этих устройствах' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Выйти на всех других' })).toBeNull()
})

test('asks before it ends all others', async () => {
  const api = await openPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Выйти на всех других' }))
  const question = await screen.findByRole('dialog', { name: 'Выйти на всех других устройствах?' })
  expect(endings(api)).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Выйти на всех других' }))
  expect(endings(api)).toEqual([{ body: { id: 'others' } }])
})

test('forgets a device on which no code is asked for', async () => {
  const tablet = makeDevice({ id: PHONE, kind: 'remembered', device: 'Firefox, Android', isCurrent: true })
  const api = await openPage({ devices: () => [makeDevice(), tablet] })
  await userEvent.click(await screen.findByRole('button', { name: 'Забыть: Firefox, Android' }))
  expect(endings(api)).toEqual([{ body: { id: PHONE } }])
})

test('a failed call says so and loses nothing', async () => {
  const api = await openPage()
  api.on(endDevices, () => {
    throw new ApiError('unavailable', 503)
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Завершить: Safari, iPhone' }))
  expect(await screen.findByText('Не получилось. Проверьте связь и попробуйте ещё раз')).toBeVisible()
  expect(screen.getByText('Safari, iPhone')).toBeInTheDocument()
})

test('a guest is led to the sign-in, and back here', async () => {
  await openPage({ account: null })
  expect(await screen.findByRole('link', { name: 'Войти' })).toHaveAttribute(
    'href',
    '/login/?next=%2Fuser%2Fdevices%2F',
  )
})
