import { HostContext, type Host, type ModalRequest } from '@verstak/host'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { RouterProvider, createBrowserRouter, createMemoryRouter } from 'react-router-dom'
import { listenForBack } from './backListener.ts'
import { ModalPlace } from './ModalPlace.tsx'

const code = { isReachable: true, loads: 0 }
jest.mock('./ShellModals.tsx', () => ({
  get ShellModals() {
    code.loads += 1
    if (!code.isReachable) throw new Error('offline')
    return jest.requireActual<{ ShellModals: unknown }>('./ShellModals.tsx').ShellModals
  },
}))

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})
beforeEach(() => Object.assign(code, { isReachable: true, loads: 0 }))

async function openPage(layout: 'desktop' | 'mobile' = 'desktop') {
  const host: Host = createTestHost({ call: createFakeApi().call, region: makeRegion(), layout })
  const page = (title: string) => (
    <HostContext value={host}>
      <h1>{title}</h1>
      <Tick />
      <ModalPlace />
    </HostContext>
  )
  const router = createMemoryRouter(
    [
      { path: '/', element: page('Главная') },
      { path: '/cart/', element: page('Корзина') },
    ],
    { initialEntries: ['/', '/cart/'] },
  )
  render(<RouterProvider router={router} />)
  return { host, router }
}

/** Opens a window and waits until it is shown. */
async function ask({ modals }: Host, request: ModalRequest) {
  act(() => void modals.ask(request))
  const { id } = modals.read().asked.at(-1)!
  await waitFor(() => expect(screen.getAllByRole('dialog').length).toBeGreaterThan(0))
  expect(modals.read().asked.at(-1)!.id).toBe(id)
}

/** A part of the page that must keep working. */
function Tick() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}

const wait = () => act(() => new Promise((resolve) => setTimeout(resolve)))

test('a page on which nothing is asked for brings no code for windows', async () => {
  await openPage()
  await wait()
  expect(code.loads).toBe(0)
})

test('what is asked for before the code is here opens when it comes, once', async () => {
  const { host } = await openPage()
  act(() => host.modals.preload())
  await ask(host, { kind: 'dialog', title: 'Город', content: 'Москва' })
  expect(screen.getAllByRole('dialog', { name: 'Город' })).toHaveLength(1)
})

test('when the code cannot be had, the words are said in plain, and the next wish tries again', async () => {
  code.isReachable = false
  const { host } = await openPage()
  await act(async () => void host.modals.ask({ kind: 'error', title: 'Внимание!', text: 'Товар закончился' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Товар закончился$/)
  await userEvent.click(screen.getByRole('alert'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await act(async () => void host.modals.ask({ kind: 'dialog', title: 'Город', content: 'Москва' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Произошла ошибка. Повторите попытку позже.')
  await userEvent.click(screen.getByRole('alert'))
  code.isReachable = true
  await act(async () => void host.modals.ask({ kind: 'dialog', title: 'Город', content: 'Москва' }))
  expect(await screen.findByRole('dialog', { name: 'Город' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('code that could not be brought early disturbs nobody', async () => {
  code.isReachable = false
  const { host } = await openPage()
  act(() => host.modals.preload())
  await wait()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('on a phone the back button closes the topmost window and stays on the page', async () => {
  const { host, router } = await openPage('mobile')
  await ask(host, { kind: 'dialog', title: 'Город', content: 'Москва' })
  await ask(host, { kind: 'confirm', title: 'Сменить?', confirmLabel: 'Да' })
  await act(() => router.navigate(-1))
  expect(screen.getAllByRole('dialog')).toEqual([screen.getByRole('dialog', { name: 'Город' })])
  await act(() => router.navigate(-1))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/cart/')
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/')
})

test('a page opened directly on a phone stays when Back closes its windows, and one more Back leaves it', async () => {
  // A state that the router accepts; otherwise it would warn.
  history.replaceState({ idx: -1 }, '', '/from-elsewhere/')
  history.pushState(null, '', '/cart/')
  const host: Host = createTestHost({ call: createFakeApi().call, region: makeRegion(), layout: 'mobile' })
  const page = (
    <HostContext value={host}>
      <ModalPlace />
    </HostContext>
  )
  listenForBack()
  const router = createBrowserRouter([{ path: '*', element: page }])
  render(<RouterProvider router={router} />)
  const shown = router.state.location
  await ask(host, { kind: 'dialog', title: 'Город', content: 'Москва' })
  await ask(host, { kind: 'confirm', title: 'Сменить?', confirmLabel: 'Да' })
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Сменить?' })).not.toBeInTheDocument())
  expect(screen.getByRole('dialog', { name: 'Город' })).toBeInTheDocument()
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  // A window closed by its cross leaves its history entry, which one Back skips.
  await ask(host, { kind: 'dialog', title: 'Город', content: 'Москва' })
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect([location.pathname, router.state.location]).toEqual(['/cart/', shown])
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/from-elsewhere/'))
  router.dispose()
})

test('on a desktop the back button leaves, and the window of the page left is gone; a failure is still told', async () => {
  const { host, router } = await openPage()
  await ask(host, { kind: 'dialog', title: 'Город', content: 'Москва' })
  await ask(host, { kind: 'error' })
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/')
  expect(host.modals.read().asked.map(({ request }) => request.kind)).toEqual(['error'])
})

test('a change of the query leaves the window open: it may be its own', async () => {
  const { host, router } = await openPage()
  await ask(host, { kind: 'dialog', title: 'Город', content: 'Москва' })
  await act(() => router.navigate('/cart/?region=2'))
  expect(screen.getByRole('dialog', { name: 'Город' })).toBeInTheDocument()
})
