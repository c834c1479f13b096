import { TestHost } from '@verstak/remote-kit/TestHost'
import { act, render, screen } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { topicsQuery } from '@verstak/remote-kit/topicsQuery'
import { createShellHarness } from './shellHarness.tsx'
import type { ShellInput } from './shellHarness.tsx'

/** Opens an address in the browser's way. */
export async function openShell(address: string, input: ShellInput = {}) {
  // jsdom has no layout to scroll.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const { host, routes, api } = createShellHarness(input)
  // As the page brings them along.
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
    /** As the shell's listener for links does. */
    follow: (to: string) => act(() => router.navigate(to)),
    addressNow: () => router.state.location.pathname + router.state.location.search,
  }
}
