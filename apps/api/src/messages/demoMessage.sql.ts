import type { Insertable, Selectable } from 'kysely'
import type { MessageTables } from '../db/messageTables.ts'
import type { Queryable } from '../db/openDatabase.ts'

export type DemoMessage = Selectable<MessageTables['demo_message']>

/** @returns false when the message stands there already */
export async function insertDemoMessage(
  db: Queryable,
  message: Insertable<MessageTables['demo_message']>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('demo_message')
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** The newest first. @param recipient null = all */
export async function selectDemoMessages(
  db: Queryable,
  { since, recipient, limit }: { since: Date; recipient: string | null; limit: number },
): Promise<DemoMessage[]> {
  return db
    .selectFrom('demo_message')
    .selectAll()
    .where('sent_at', '>', since)
    .$if(recipient !== null, (query) => query.where('recipient', '=', recipient))
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function deleteDemoMessage(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('demo_message').where('id', '=', id).execute()
}
