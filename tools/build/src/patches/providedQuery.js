/*
 * The parts of TanStack Query that the store uses. A shared package cannot be tree-shaken, so the shell provides only
 * these names (3.5 kB less in every first visit). The lint rule no-restricted-imports has the same list. A remote that
 * needs another name must add it to both lists, and the shell must be released first.
 */
export {
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  hydrate,
  isServer,
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
  useQueryErrorResetBoundary,
  useSuspenseQuery,
} from 'whole-react-query'
