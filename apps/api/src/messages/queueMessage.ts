import { randomUUID } from 'node:crypto'
import type { Queryable } from '../db/openDatabase.ts'
import { readSettings } from '../settings/readSettings.ts'
import { withShopName } from '../settings/withShopName.ts'
import type { Services } from '../services.ts'
import { insertMessage, type NewMessage } from './message.sql.ts'

/** Three days of growing waits would help nobody: some sixteen hours. */
const MAX_ATTEMPTS = 12

/** What verbs that send messages need of the services. */
export type MessageServices = Pick<Services, 'jobs' | 'messages' | 'now'>

/** Stores a message, with the shop's name put in, and the job that sends it. @returns false when there is one with this id already */
export async function queueMessage(
  { jobs, now }: MessageServices,
  db: Queryable,
  { id = randomUUID(), ...message }: Omit<NewMessage, 'id' | 'created_at'> & { id: string | undefined },
): Promise<boolean> {
  const { shopName } = await readSettings(db)
  const fill = (text: string | null | undefined, name = shopName) => text && withShopName(text, name)
  const filled = {
    subject: fill(message.subject),
    body: fill(message.body),
    html: fill(message.html, shopName.replaceAll('&', '&amp;')),
  }
  if (!(await insertMessage(db, { ...message, ...filled, id, created_at: now() }))) return false
  await jobs.add(db, 'send-message', { messageId: id }, { maxAttempts: MAX_ATTEMPTS })
  return true
}

/** Runs `act` in the caller's transaction, or in one of its own. */
export const inTransaction = <T>(db: Queryable, act: (transaction: Queryable) => Promise<T>): Promise<T> =>
  db.isTransaction ? act(db) : db.transaction().execute(act)
