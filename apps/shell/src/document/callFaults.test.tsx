import { ApiError } from '@verstak/api-client/ApiError'
import { listTopics } from '@verstak/contracts/catalogue'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { act, render, screen } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { makeTopics } from '@verstak/testing/makeTopics'
import { createShellHarness } from '../testing/shellHarness.tsx'
import type { ShellInput } from '../testing/shellHarness.tsx'

const HANGS = new Promise<never>(() => undefined)
const FAULTS = {
  down: () => Promise.reject(new ApiError('unavailable', 0)),
  slow: () => HANGS,
  garbage: () => Promise.reject(new ApiError('internal', 200)),
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Opens a page without server data in the browser, with every call of the shell failing. */
async function openWith(answer: () => Promise<never>, layout: ShellInput['layout'] = 'desktop') {
  const { host, routes, api } = createShellHarness({ layout })
  const call = jest.spyOn(host, 'call').mockImplementation(answer)
  const router = createMemoryRouter([{ id: 'root', hydrateFallbackElement: <></>, children: routes }], {
    initialEntries: ['/category/drills-7/'],
  })
  render(
    <TestHost host={host}>
      <RouterProvider router={router} useTransitions={false} />
    </TestHost>,
  )
  // The frame after which the page renders.
  await act(() => jest.advanceTimersByTimeAsync(100))
  return { call, api }
}

describe.each(['desktop', 'mobile'] as const)('on a %s', (layout) => {
  test.each(Object.entries(FAULTS))('with all calls %s header and page stand', async (_, answer) => {
    await openWith(answer, layout)
    expect(screen.getByRole('heading', { level: 1, name: 'category' })).toBeVisible()
    expect(screen.getByRole('search')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Ваш регион:/ })).toBeVisible()
    expect(screen.getAllByRole('link', { name: /Корзина/ })).not.toHaveLength(0)
  })
})

test.each(['down', 'garbage'] as const)(
  'departments that were %s come five seconds later, without a new document',
  async (fault) => {
    const { call } = await openWith(FAULTS[fault])
    expect(screen.queryAllByRole('link', { name: 'Автотовары' })).toHaveLength(0)
    call.mockImplementation((endpoint) =>
      endpoint.path === listTopics.path
        ? (Promise.resolve({ data: makeTopics(), totalCount: 12_000 }) as never)
        : FAULTS[fault](),
    )
    await act(() => jest.advanceTimersByTimeAsync(5000))
    // The answer, and its rendering.
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getAllByRole('link', { name: 'Автотовары' })).not.toHaveLength(0)
  },
)
