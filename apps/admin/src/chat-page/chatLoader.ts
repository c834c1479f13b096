import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listConversations, readConversationAsStaff } from '@verstak/contracts/chat'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'

/** Conversations, those that wait first. */
export const conversationsQuery = (call: ApiCall) => endpointQuery(call, listConversations, {})

/** One conversation. */
export const conversationQuery = (call: ApiCall, conversationId: number) =>
  endpointQuery(call, readConversationAsStaff, { query: { conversationId } })

/** Brings the conversations, and the one that the address names. @returns its id; null: none */
export const chatLoader =
  ({ call, queryClient }: Host) =>
  async ({ request }: LoaderFunctionArgs): Promise<number | null> => {
    const text = new URL(request.url).searchParams.get('conversation') ?? ''
    const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
    await Promise.all([
      queryClient.fetchQuery({ ...conversationsQuery(call), staleTime: 0 }),
      id !== null && queryClient.fetchQuery({ ...conversationQuery(call, id), staleTime: 0 }),
    ])
    return id
  }
