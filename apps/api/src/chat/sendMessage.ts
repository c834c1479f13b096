import type { sendChatMessage } from '@verstak/contracts/chat'
import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { Services } from '../services.ts'
import { insertMessage, putConversation } from './chat.sql.ts'

/** Stores a visitor's message. @returns the id of his conversation */
export async function sendMessage(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { visitor, guid, text }: EndpointBody<typeof sendChatMessage>,
): Promise<number> {
  const { id, info, display_name } = visitor.fields
  return db.transaction().execute(async (trx) => {
    const conversation = await putConversation(trx, { visitor: id, info, display_name })
    await insertMessage(trx, {
      conversation_id: conversation,
      guid,
      author: 'visitor',
      operator_id: null,
      text,
      sent_at: now(),
    })
    return conversation
  })
}
