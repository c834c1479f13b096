import { TestHost } from '@verstak/remote-kit/TestHost'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createFavoritesHarness, type FavoritesHarnessInput } from './favoritesHarness.tsx'

/** The page of favourites at an address, for stories. */
export function FavoritesStory({ input, search = '' }: { input: FavoritesHarnessInput; search?: string }) {
  const { host, routes } = createFavoritesHarness(input)
  const pages = routes.map((route) => ({ ...route, hydrateFallbackElement: <p>wait</p>, errorElement: <p>failed</p> }))
  return (
    <TestHost host={host}>
      <RouterProvider router={createMemoryRouter(pages, { initialEntries: [`/user/favorites/${search}`] })} />
    </TestHost>
  )
}
