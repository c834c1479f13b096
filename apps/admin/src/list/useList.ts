import { useSuspenseQuery } from '@tanstack/react-query'
import type { Endpoint } from '@verstak/contracts/endpoint'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import type { ListInput } from './listAddress.ts'
import { listQuery } from './listLoader.ts'

/** Gives the page of a list that the address names: its data, and `list`, what the page's frame needs of it. */
export function useList<E extends Endpoint>(endpoint: E) {
  const { call } = useHost()
  const { filters, page } = useLoaderData<ListInput>()
  const { data, refetch } = useSuspenseQuery(listQuery(call, endpoint, { filters, page }))
  // A list that is told as a whole has neither.
  const { total, pageSize } = data as { total?: number; pageSize?: number }
  return { data, refetch, list: { endpoint, filters, page: pageSize === undefined ? 1 : page, total, pageSize } }
}
