import type { ApiCall } from '@verstak/api-client/call'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { readApiError } from '@verstak/api-client/readApiError'
import { listConversations, readConversationAsStaff } from '@verstak/contracts/chat'
import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
import { loadList } from '../list/loadList.ts'
import type { ListFilters, ListInput } from '../list/listAddress.ts'
import { chatPageTexts as texts } from './chatPage.texts.ts'

/** Conversations, those that wait first. */
export const conversationsQuery = (call: ApiCall, filters: ListFilters) =>
  endpointQuery(call, listConversations, { query: filters })

/** One conversation. */
export const conversationQuery = (call: ApiCall, conversationId: number) =>
  endpointQuery(call, readConversationAsStaff, { query: { conversationId } })

export interface ChatInput extends ListInput {
  /** The conversation that is shown; null: none. */
  chosen: number | null
}

/** Brings the conversations, and the one that the address names; one that is not there is told. */
export const chatLoader =
  ({ call, queryClient }: Host) =>
  async ({ request }: LoaderFunctionArgs): Promise<ChatInput> => {
    const text = new URL(request.url).searchParams.get('conversation') ?? ''
    const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
    const [input, conversation] = await Promise.all([
      loadList(request.url, ['text', 'state'], ({ filters }) =>
        queryClient.fetchQuery({ ...conversationsQuery(call, filters), staleTime: 0 }),
      ),
      id !== null &&
        queryClient.fetchQuery({ ...conversationQuery(call, id), staleTime: 0 }).catch((error: unknown) => {
          if (readApiError(error)?.code !== 'not-found') throw error
          return null
        }),
    ])
    if (text === '' || conversation) return { ...input, chosen: id }
    return { ...input, chosen: null, gone: texts.gone }
  }
