import type { CreateRoutes } from '@verstak/host'
import { ComparePage } from './compare-page/ComparePage.tsx'
import { comparePageLoader, isOtherComparison } from './compare-page/comparePageLoader.ts'

/** The comparison as a whole, and by category. */
export const createRoutes: CreateRoutes = (host) => [
  {
    id: 'compare.table',
    path: '/compare/*',
    element: <ComparePage />,
    loader: comparePageLoader(host),
    shouldRevalidate: isOtherComparison,
  },
]
