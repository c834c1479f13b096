import { act, render } from '@testing-library/react'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createCompareHarness, type CompareHarnessInput } from './compareHarness.tsx'

/** Opens a page of the remote in the test's document. */
export async function openComparePage(address: string, input: CompareHarnessInput = {}) {
  const { api, host, routes } = createCompareHarness(input)
  const pages = routes.map((route) => ({ ...route, hydrateFallbackElement: <p>wait</p>, errorElement: <p>failed</p> }))
  const router = createMemoryRouter(pages, { initialEntries: [address] })
  await act(async () =>
    render(
      <TestHost host={host}>
        <RouterProvider router={router} />
      </TestHost>,
    ),
  )
  /** Bodies of the calls of an endpoint so far. */
  const bodies = ({ path }: { path: string }) =>
    api.calls.filter((call) => call.path === path).map(({ input: sent }) => (sent as { body?: unknown }).body)
  return { api, host, router, bodies }
}
