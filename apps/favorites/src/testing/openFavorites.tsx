import { act, render } from '@testing-library/react'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createFavoritesHarness, type FavoritesHarnessInput } from './favoritesHarness.tsx'

/** Opens the page of favourites in the test's document. */
export async function openFavorites(input: FavoritesHarnessInput = {}, search = '') {
  const harness = createFavoritesHarness(input)
  const pages = harness.routes.map((route) => ({ ...route, hydrateFallbackElement: <p>wait</p> }))
  const router = createMemoryRouter(pages, { initialEntries: [`/user/favorites/${search}`] })
  await act(async () =>
    render(
      <TestHost host={harness.host}>
        <RouterProvider router={router} />
      </TestHost>,
    ),
  )
  /** Bodies of the calls of an endpoint so far. */
  const bodies = ({ path }: { path: string }) =>
    harness.api.calls.filter((call) => call.path === path).map(({ input: sent }) => (sent as { body?: unknown }).body)
  return { ...harness, router, bodies }
}
