import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listModeration, ModerationKind } from '@verstak/contracts/moderation'
import { PublicationState } from '@verstak/contracts/reviewForm'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import * as v from 'valibot'
import { readListAddress } from '../list/listAddress.ts'

export interface ReviewsInput {
  kind: ModerationKind
  state: PublicationState
  page: number
}

/** A page of what waits for a decision, or got one. */
export const moderationQuery = (call: ApiCall, input: ReviewsInput) =>
  endpointQuery(call, listModeration, { query: input })

/** Brings the part of the queue that the address names; what it does not know counts as the first. */
export const reviewsLoader =
  ({ call, queryClient }: Host) =>
  async ({ request }: LoaderFunctionArgs): Promise<ReviewsInput> => {
    const { filters, page } = readListAddress(request.url, ['kind', 'state'])
    const input = {
      kind: v.is(ModerationKind, filters.kind) ? filters.kind : 'review',
      state: v.is(PublicationState, filters.state) ? filters.state : 'waiting',
      page,
    } as const
    await queryClient.fetchQuery({ ...moderationQuery(call, input), staleTime: 0 })
    return input
  }
