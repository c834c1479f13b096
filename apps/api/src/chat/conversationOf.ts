import { CHAT_HISTORY_LENGTH, type ChatMessage, type Conversation } from '@verstak/contracts/chat'
import type { Services } from '../services.ts'
import { isAnyoneSeenSince, selectMessages } from './chat.sql.ts'

/** A staff member without requests for this time counts as absent. */
const PRESENCE_MS = 60_000

/** A conversation in the format of the API; null before its first message. */
export async function conversationOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: number | null,
): Promise<Conversation> {
  const [rows, isStaffed] = await Promise.all([
    id === null ? [] : selectMessages(db, id, CHAT_HISTORY_LENGTH),
    isAnyoneSeenSince(db, new Date(now().getTime() - PRESENCE_MS)),
  ])
  return { messages: rows.map(toMessage), isStaffed }
}

interface MessageRow extends Pick<ChatMessage, 'id' | 'author' | 'text'> {
  sent_at: Date
}

/** A message in the format of the API. */
export const toMessage = ({ id, author, text, sent_at }: MessageRow): ChatMessage => ({
  id,
  author,
  text,
  sentAt: sent_at.toISOString(),
})
