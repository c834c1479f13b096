import { TestHost } from '@verstak/remote-kit/TestHost'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { AccountHarness } from './accountHarness.tsx'

/** A page of the cabinet at an address, for tests and stories. */
export function CabinetStory({ harness: { host, routes }, at }: { harness: AccountHarness; at: string }) {
  const pages = routes.map((route) => ({ ...route, hydrateFallbackElement: <p>wait</p>, errorElement: <p>failed</p> }))
  return (
    <TestHost host={host}>
      <RouterProvider router={createMemoryRouter(pages, { initialEntries: [at] })} />
    </TestHost>
  )
}
