import { readApiError } from '@verstak/api-client/readApiError'
import { readConversation, sendChatMessage } from '@verstak/contracts/chat'
import type { ChatVisitor, Conversation } from '@verstak/contracts/chat'
import type { Host } from '@verstak/host'
import { renewVisitor } from './chatVisitor.ts'

/** What the chat says to the API as its visitor. */
export interface ChatCaller {
  /** Names the conversation in the query cache. */
  id: string
  read: (signal?: AbortSignal) => Promise<Conversation>
  /** The same guid again says it once. */
  send: (message: { guid: string; text: string }) => Promise<Conversation>
}

/** A visitor whom the shop no longer knows is asked for anew, once for each call. */
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
