/**
 * Re-exports only the router names that the store uses. This lib, not the router package, is shared between host and
 * remotes, because a shared package cannot be tree-shaken.
 */
export {
  Outlet,
  data,
  isRouteErrorResponse,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router-dom'
export type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
