import { TestHost } from '@verstak/remote-kit/TestHost'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { CompareHarness } from './compareHarness.tsx'

/** A page of the remote at an address, for stories. */
export function CompareStory({ harness: { host, routes }, at }: { harness: CompareHarness; at: string }) {
  const pages = routes.map((route) => ({ ...route, hydrateFallbackElement: <p>wait</p>, errorElement: <p>failed</p> }))
  return (
    <TestHost host={host}>
      <RouterProvider router={createMemoryRouter(pages, { initialEntries: [at] })} />
    </TestHost>
  )
}
