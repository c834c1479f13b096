import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import type { EndpointInput } from '@verstak/contracts/endpoint'
import { listModeration, type ModerationKind } from '@verstak/contracts/moderation'
import type { PublicationState } from '@verstak/contracts/reviewForm'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { loadList } from '../list/loadList.ts'
import type { ListInput } from '../list/listAddress.ts'

export const QUEUE_PATH = '/admin/reviews/'
const FILTERS = ['product', 'stars', 'days', 'mark', 'reason']

export interface ReviewsInput extends ListInput {
  kind: ModerationKind
  state: PublicationState
}

/** A page of what waits for a decision, or got one. */
export const moderationQuery = (
  call: ApiCall,
  { filters: { stars, days, ...words }, kind, state, page }: ReviewsInput,
) =>
  endpointQuery(call, listModeration, {
    query: {
      ...{ ...words, kind, state, page },
      ...(stars !== undefined && { stars: Number(stars) }),
      ...(days !== undefined && { days: Number(days) }),
    } as EndpointInput<typeof listModeration>['query'],
  })

/** The part of the queue that an address names; by default the reviews that wait. */
const partOf = ({ filters: { kind = 'review', state = 'waiting', ...filters }, ...input }: ListInput) =>
  ({ ...input, kind, state, filters }) as ReviewsInput

/** Brings the part of the queue that the address names. */
export const reviewsLoader =
  ({ call, queryClient }: Host) =>
  async ({ request }: LoaderFunctionArgs): Promise<ReviewsInput> =>
    partOf(
      await loadList(request.url, ['kind', 'state', ...FILTERS], (input) =>
        queryClient.fetchQuery({ ...moderationQuery(call, partOf(input)), staleTime: 0 }),
      ),
    )
