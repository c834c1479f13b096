import { useSuspenseQuery } from '@tanstack/react-query'
import type { RemoteFailure } from '@verstak/host'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import type { RouteObject } from '@verstak/router'
import { makeRegion } from '@verstak/testing/factories'
import { listTopics } from '@verstak/contracts/catalogue'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { makeTopics } from '@verstak/testing/makeTopics'
import { createShellRoutes } from './createShellRoutes.tsx'
import type { RoutedRemote } from './createShellRoutes.tsx'

let complaints: jest.SpyInstance[]
beforeEach(() => {
  const quiet = () => undefined
  complaints = [
    jest.spyOn(console, 'error').mockImplementation(quiet),
    jest.spyOn(console, 'warn').mockImplementation(quiet),
  ]
  jest.spyOn(window, 'scrollTo').mockImplementation(quiet)
})
afterEach(() => complaints.forEach((spy) => spy.mockRestore()))

async function open(remote: Omit<RoutedRemote, 'name' | 'routes'>) {
  const failures: RemoteFailure[] = []
  const host = createTestHost({
    call: createFakeApi().on(listTopics, () => ({ data: makeTopics(), totalCount: 1 })).call,
    region: makeRegion(),
    widgets: { 'cart/CartBadge': () => null },
    report: (failure) => failures.push(failure),
  })
  const routes = createShellRoutes(host, [{ name: 'things', routes: ['/things/'], ...remote }])
  const router = createMemoryRouter([{ id: 'root', hydrateFallbackElement: <></>, children: routes }], {
    initialEntries: ['/things/'],
  })
  await act(async () =>
    render(
      <TestHost host={host}>
        <RouterProvider router={router} useTransitions={false} />
      </TestHost>,
    ),
  )
  await screen.findByRole('heading', { level: 1 })
  return { failures, router }
}

const page = (route: Partial<RouteObject>) => ({
  createRoutes: () => [{ id: 'things.page', path: '/things/', ...route } as RouteObject],
})
const retry = () => screen.getByRole('button', { name: 'Попробовать ещё раз' })
const health = { isBroken: true }
beforeEach(() => (health.isBroken = true))

function Page() {
  if (health.isBroken) throw new Error('broken')
  return <h1>Вещи</h1>
}

test('a page that throws says so within the store, is reported, and is there after one click', async () => {
  const { failures } = await open(page({ element: <Page /> }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Что-то пошло не так')
  expect(screen.getByRole('banner')).toBeVisible()
  expect(failures).toMatchObject([{ remote: 'things', kind: 'render' }])
  health.isBroken = false
  await userEvent.click(retry())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Вещи')
})

test('a page whose call failed asks again after one click', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('Сверло')]
  answers[0]!.catch(() => undefined)
  function Data() {
    const { data } = useSuspenseQuery({ queryKey: ['thing'], queryFn: () => answers.shift()!, retry: false })
    return <h1>{data}</h1>
  }
  await open(page({ element: <Data /> }))
  await act(async () => retry().click())
  expect(await screen.findByRole('heading', { name: 'Сверло' })).toBeVisible()
})

test('a loader that fails is reported, runs again after one click, and the focus stays in the content', async () => {
  const loader = async () => {
    if (health.isBroken) throw new TypeError('x is not a function')
    return null
  }
  const { failures } = await open(page({ loader, element: <h1>Вещи</h1> }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Что-то пошло не так')
  expect(failures).toMatchObject([{ remote: 'things', kind: 'loader' }])
  health.isBroken = false
  await userEvent.click(retry())
  expect(await screen.findByRole('heading', { name: 'Вещи' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a page whose code is lost says so, and the store around it is there', async () => {
  const loading = Promise.reject(new Error('404'))
  loading.catch(() => undefined)
  await open({ loading })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Что-то пошло не так')
  expect(retry()).toBeVisible()
  expect(screen.getByRole('banner')).toBeVisible()
})
