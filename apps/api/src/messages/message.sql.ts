import { sql, type Insertable, type Selectable } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { MessageTables } from '../db/messageTables.ts'

export type MessageKind = MessageTables['message']['kind']
export type NewMessage = Insertable<MessageTables['message']>
export type QueuedMessage = Selectable<MessageTables['message']> & { recipient: string; body: string }

/** @returns false when there is one with this id already */
export async function insertMessage(db: Queryable, message: NewMessage): Promise<boolean> {
  const row = await db
    .insertInto('message')
    .values(message)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Counts an SMS of the day of Moscow in which `at` lies. @returns false when the day has `most` of them already */
export async function countSms(db: Queryable, at: Date, most: number): Promise<boolean> {
  const counted = await db
    .insertInto('sms_day')
    .values({ day: sql`(${at}::timestamptz at time zone 'Europe/Moscow')::date`, messages: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ messages: sql`sms_day.messages + 1` })
        .where('sms_day.messages', '<', most),
    )
    .executeTakeFirst()
  return counted.numInsertedOrUpdatedRows === 1n
}

/** A message that is still to be sent; undefined when it was sent or given up. */
export async function selectQueuedMessage(db: Queryable, id: string): Promise<QueuedMessage | undefined> {
  const message = await db
    .selectFrom('message')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  // A queued one has both.
  return message as QueuedMessage | undefined
}

/** Says how a message has ended, and erases who it was for and what it said. */
export async function endMessage(
  db: Queryable,
  id: string,
  state: 'sent' | 'refused' | 'late' | 'failed',
  at: Date,
): Promise<void> {
  await db
    .updateTable('message')
    .set({ state, ended_at: at, recipient: null, subject: null, body: null, html: null, unsubscribe_url: null })
    .where('id', '=', id)
    .execute()
}

/** Notes that a gateway answered or failed. */
export async function recordChannel(
  db: Queryable,
  kind: MessageKind,
  outcome: 'answered_at' | 'failed_at',
  at: Date,
): Promise<void> {
  await db
    .insertInto('message_channel')
    .values({ kind, [outcome]: at })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ [outcome]: at }))
    .execute()
}

export async function selectChannel(db: Queryable, kind: MessageKind) {
  return db
    .selectFrom('message_channel')
    .select(['answered_at', 'failed_at'])
    .where('kind', '=', kind)
    .executeTakeFirst()
}

/** Also ends those that a week of tries did not send. */
export async function deleteMessagesBefore(db: Queryable, time: Date): Promise<void> {
  await db.deleteFrom('message').where('created_at', '<', time).execute()
  await db
    .deleteFrom('sms_day')
    .where('day', '<', sql<string>`(${time}::timestamptz at time zone 'Europe/Moscow')::date`)
    .execute()
}
