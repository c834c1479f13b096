import type { GeneratedAlways } from 'kysely'

interface ShopSecretTable {
  purpose: string
  secret: string
}

interface ChatConversationTable {
  id: GeneratedAlways<number>
  visitor: string
  info: 'b2b' | 'b2c'
  display_name: string
}

interface ChatMessageTable {
  id: GeneratedAlways<number>
  conversation_id: number
  guid: string
  author: 'visitor' | 'operator'
  operator_id: number | null
  text: string
  sent_at: Date
}

interface ChatOperatorTable {
  user_id: number
  seen_at: Date
}

interface FeedbackTable {
  id: GeneratedAlways<number>
  type: number
  message: string
  phone: string
  email: string
  name: string
  user_id: number | null
  created_at: Date
}

/** Tables of the chat and of feedback. */
export interface ChatTables {
  shop_secret: ShopSecretTable
  chat_conversation: ChatConversationTable
  chat_message: ChatMessageTable
  chat_operator: ChatOperatorTable
  feedback: FeedbackTable
}
