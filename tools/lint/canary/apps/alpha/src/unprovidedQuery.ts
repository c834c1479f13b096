// expect: @typescript-eslint/no-restricted-imports
export { type QueryClient, useQuery } from '@tanstack/react-query'
export { useInfiniteQuery } from '@tanstack/react-query'
