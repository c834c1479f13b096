import type { CreateRoutes } from '@verstak/host'
import { FavoritesPage } from './favorites-page/FavoritesPage.tsx'
import { favoritesPageLoader, isOtherList } from './favorites-page/favoritesPageLoader.ts'

/** The page of favourites. */
export const createRoutes: CreateRoutes = (host) => [
  {
    id: 'favorites.page',
    path: '/user/favorites/',
    element: <FavoritesPage />,
    loader: favoritesPageLoader(host),
    shouldRevalidate: isOtherList,
  },
]
