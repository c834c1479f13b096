import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** The shop's secret for a purpose; stores `fresh` if there is none yet. */
export async function putSecret(db: Queryable, purpose: string, fresh: string): Promise<string> {
  await db
    .insertInto('shop_secret')
    .values({ purpose, secret: fresh })
    .onConflict((row) => row.doNothing())
    .execute()
  const { secret } = await db
    .selectFrom('shop_secret')
    .select('secret')
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow()
  return secret
}

/** Id of a visitor's conversation; undefined before his first message. */
export const findConversation = (db: Queryable, visitor: string) =>
  db.selectFrom('chat_conversation').select('id').where('visitor', '=', visitor).executeTakeFirst()

export const findConversationById = (db: Queryable, id: number) =>
  db.selectFrom('chat_conversation').select('id').where('id', '=', id).executeTakeFirst()

interface ConversationFields {
  visitor: string
  info: 'b2b' | 'b2c'
  display_name: string
}

/** Creates a visitor's conversation, or updates its name. @returns its id */
export async function putConversation(db: Queryable, fields: ConversationFields): Promise<number> {
  const { id } = await db
    .insertInto('chat_conversation')
    .values(fields)
    .onConflict((row) => row.column('visitor').doUpdateSet({ info: fields.info, display_name: fields.display_name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface NewMessage {
  conversation_id: number
  guid: string
  author: 'visitor' | 'operator'
  operator_id: number | null
  text: string
  sent_at: Date
}

/** Stores a message. Repeated calls have no effect. */
export const insertMessage = (db: Queryable, message: NewMessage) =>
  db
    .insertInto('chat_message')
    .values(message)
    .onConflict((row) => row.columns(['conversation_id', 'guid']).doNothing())
    .execute()

/** The latest messages, in the order in which they were sent. */
export async function selectMessages(db: Queryable, conversationId: number, limit: number) {
  const rows = await db
    .selectFrom('chat_message')
    .select(['id', 'author', 'text', 'sent_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse()
}

/** What the staff looks for among the conversations. */
export interface ConversationFilter {
  text?: string | undefined
  state?: 'waiting' | 'answered' | undefined
}

/** Conversations with their last messages: unanswered ones first, then the latest first. */
export function selectConversations(
  db: Queryable,
  { text, state }: ConversationFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const pattern = `%${(text ?? '').trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .selectFrom('chat_conversation')
    .innerJoinLateral(
      (builder) =>
        builder
          .selectFrom('chat_message')
          .select(['chat_message.id as message_id', 'author', 'text', 'sent_at'])
          .whereRef('conversation_id', '=', 'chat_conversation.id')
          .orderBy('chat_message.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['chat_conversation.id', 'info', 'display_name', 'message_id', 'author', 'text', 'sent_at'])
    .where(sql<boolean>`(display_name ilike ${pattern} or text ilike ${pattern})`)
    .$if(state !== undefined, (query) => query.where('author', '=', state === 'waiting' ? 'visitor' : 'operator'))
    .orderBy(sql`author = 'visitor'`, 'desc')
    .orderBy('message_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Stores when a staff member last looked into the chat. */
export const putOperator = (db: Queryable, userId: number, seenAt: Date) =>
  db
    .insertInto('chat_operator')
    .values({ user_id: userId, seen_at: seenAt })
    .onConflict((row) => row.column('user_id').doUpdateSet({ seen_at: seenAt }))
    .execute()

/** Whether any staff member has looked into the chat since a moment. */
export async function isAnyoneSeenSince(db: Queryable, moment: Date): Promise<boolean> {
  const seen = await db
    .selectFrom('chat_operator')
    .select('user_id')
    .where('seen_at', '>=', moment)
    .limit(1)
    .executeTakeFirst()
  return seen !== undefined
}
