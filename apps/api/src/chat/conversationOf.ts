import { CHAT_HISTORY_LENGTH, type ChatMessage, type Conversation } from '@verstak/contracts/chat'
import type { Services } from '../services.ts'
import { isAnyoneSeenSince, selectMessages } from './chat.sql.ts'

/** Staff that has not asked for so long has left. */
const PRESENCE_MS = 60_000

/** What is shown of a conversation; null for one that has not begun. */
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

/** A message as the contract has it. */
export const toMessage = ({ id, author, text, sent_at }: MessageRow): ChatMessage => ({
  id,
  author,
  text,
  sentAt: sent_at.toISOString(),
})
