import type { CreateRoutes } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { ComparePage } from './compare-page/ComparePage.tsx'
import { isOtherComparison } from './compare-page/isOtherComparison.ts'

/** The comparison as a whole, and by category. */
export const createRoutes: CreateRoutes = (host) => {
  // A page that the server has rendered does not need it.
  async function load(args: LoaderFunctionArgs) {
    const { comparePageLoader } = await import(/* webpackChunkName: "loader" */ './compare-page/comparePageLoader.ts')
    return comparePageLoader(host)(args)
  }
  return [
    {
      id: 'compare.table',
      path: '/compare/*',
      element: <ComparePage />,
      loader: load,
      shouldRevalidate: isOtherComparison,
    },
  ]
}
