import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import type { EndpointInput } from '@verstak/contracts/endpoint'
import { listModeration, ModerationKind } from '@verstak/contracts/moderation'
import { PublicationState } from '@verstak/contracts/reviewForm'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import * as v from 'valibot'
import { readListAddress, type ListFilters } from '../list/listAddress.ts'

export const QUEUE_PATH = '/admin/reviews/'
const FILTERS = ['product', 'stars', 'days', 'mark', 'reason'] as const

export interface ReviewsInput {
  kind: ModerationKind
  state: PublicationState
  page: number
  /** As they stand in the address. */
  filters: ListFilters
}

/** A page of what waits for a decision, or got one. */
export const moderationQuery = (call: ApiCall, { filters: { stars, days, ...words }, ...input }: ReviewsInput) =>
  endpointQuery(call, listModeration, {
    query: {
      ...{ ...words, ...input },
      ...(stars !== undefined && { stars: Number(stars) }),
      ...(days !== undefined && { days: Number(days) }),
    } as EndpointInput<typeof listModeration>['query'],
  })

/** Brings the part of the queue that the address names; what it does not know counts as the first. */
export const reviewsLoader =
  ({ call, queryClient }: Host) =>
  async ({ request }: LoaderFunctionArgs): Promise<ReviewsInput> => {
    const { filters, page } = readListAddress(request.url, ['kind', 'state', ...FILTERS])
    const input = {
      kind: v.is(ModerationKind, filters.kind) ? filters.kind : 'review',
      state: v.is(PublicationState, filters.state) ? filters.state : 'waiting',
      page,
      filters: Object.fromEntries(
        FILTERS.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])),
      ) as ListFilters,
    } as const
    await queryClient.fetchQuery({ ...moderationQuery(call, input), staleTime: 0 })
    return input
  }
