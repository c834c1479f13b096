import type { CreateRoutes } from '@verstak/host'
import { HomePage } from './home-page/HomePage.tsx'
import { homePageLoader } from './home-page/homePageLoader.ts'

/** The one page of this remote. */
export const createRoutes: CreateRoutes = (host) => [
  { id: 'home.page', path: '/', element: <HomePage />, loader: homePageLoader(host) },
]
