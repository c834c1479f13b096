import { TestHost } from '@verstak/remote-kit/TestHost'
import { act, render, screen } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { topicsQuery } from '@verstak/remote-kit/topicsQuery'
import { createShellHarness } from './shellHarness.tsx'
import type { ShellInput } from './shellHarness.tsx'

/** Opens an address like the browser. */
export async function openShell(address: string, input: ShellInput = {}) {
  // jsdom has no layout to scroll.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const { host, routes, api } = createShellHarness(input)
  // Part of the page's data.
  await host.queryClient.prefetchQuery(topicsQuery(host.call))
  const root = { id: 'root', hydrateFallbackElement: <></>, children: routes }
  const router = createMemoryRouter([root], { initialEntries: [address] })
  render(
    <TestHost host={host}>
      <RouterProvider router={router} useTransitions={false} />
    </TestHost>,
  )
  await screen.findByRole('heading', { level: 1 })
  return {
    api,
    router,
    /** Navigates like the shell's link listener. */
    follow: (to: string) => act(() => router.navigate(to)),
    addressNow: () => router.state.location.pathname + router.state.location.search,
  }
}
