import { readApiError } from '@verstak/api-client/readApiError'
import { readConversation, sendChatMessage } from '@verstak/contracts/chat'
import type { ChatVisitor, Conversation } from '@verstak/contracts/chat'
import type { Host } from '@verstak/host'
import { renewVisitor } from './chatVisitor.ts'

/** API calls of the chat for its visitor. */
export interface ChatCaller {
  /** Id of the conversation in the query cache. */
  id: string
  read: (signal?: AbortSignal) => Promise<Conversation>
  /** Idempotent: the same guid is stored once. */
  send: (message: { guid: string; text: string }) => Promise<Conversation>
}

/** When the shop no longer knows the visitor, a call renews him and retries once. */
export function createChatCaller(host: Host, first: ChatVisitor): ChatCaller {
  let visitor = first

  async function asVisitor<Answer>(call: (visitor: ChatVisitor) => Promise<Answer>): Promise<Answer> {
    try {
      return await call(visitor)
    } catch (error) {
      if (readApiError(error)?.code !== 'not-found') throw error
      visitor = await renewVisitor(host)
      return call(visitor)
    }
  }

  return {
    id: first.fields.id,
    read: (signal) =>
      asVisitor((visitor) => host.call(readConversation, { body: { visitor } }, signal ? { signal } : {})),
    send: (message) => asVisitor((visitor) => host.call(sendChatMessage, { body: { visitor, ...message } })),
  }
}
