import type { ColumnType, Generated } from 'kysely'

type MessageKind = 'sms' | 'mail'
type MessageState = 'queued' | 'sent' | 'refused' | 'late' | 'failed'
type NullByDefault<T> = ColumnType<T | null, T | null | undefined>

interface MessageTable {
  id: string
  kind: MessageKind
  purpose: string
  state: Generated<MessageState>
  /** Ten digits of a phone, or a mail address; null once the message has ended, like the texts. */
  recipient: string | null
  subject: NullByDefault<string>
  body: string | null
  html: NullByDefault<string>
  /** Ends what the mail belongs to. */
  unsubscribe_url: NullByDefault<string>
  created_at: Date
  expires_at: NullByDefault<Date>
  ended_at: NullByDefault<Date>
}

interface SmsDayTable {
  day: string
  messages: number
}

interface MessageChannelTable {
  kind: MessageKind
  answered_at: NullByDefault<Date>
  failed_at: NullByDefault<Date>
}

interface DemoMessageTable {
  id: string
  kind: MessageKind
  purpose: string
  recipient: string
  subject: string | null
  body: string
  html: string | null
  sent_at: Date
}

/** Tables of SMS and mail. */
export interface MessageTables {
  message: MessageTable
  sms_day: SmsDayTable
  message_channel: MessageChannelTable
  demo_message: DemoMessageTable
}
