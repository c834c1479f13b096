/*
 * What the store uses of TanStack Query. A shared package cannot be tree-shaken, so the shell provides these names and
 * not the whole package (2 kB less in every first visit). The lint rule no-restricted-imports keeps the same list:
 * a name that a remote needs comes into both first, and reaches visitors with the shell.
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
