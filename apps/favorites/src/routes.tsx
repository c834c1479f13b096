import type { CreateRoutes } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { FavoritesPage } from './favorites-page/FavoritesPage.tsx'
import { isOtherList } from './favorites-page/isOtherList.ts'
import { loadShownParts } from './favorites-page/otherPartsAtom.ts'

/** The page of favourites. */
export const createRoutes: CreateRoutes = (host) => {
  /** No loader runs for a server-rendered page. */
  async function importPage() {
    if (typeof document !== 'undefined') await loadShownParts(host, location.search)
    return { Component: FavoritesPage }
  }
  // A page that the server has rendered does not need it.
  async function load(args: LoaderFunctionArgs) {
    const { favoritesPageLoader } = await import(
      /* webpackChunkName: "loader" */ './favorites-page/favoritesPageLoader.ts'
    )
    return favoritesPageLoader(host)(args)
  }
  return [
    {
      id: 'favorites.page',
      path: '/user/favorites/',
      lazy: importPage,
      loader: load,
      shouldRevalidate: isOtherList,
    },
  ]
}
